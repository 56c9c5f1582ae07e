import type { Theme } from "@larkline/tokens";
import { Plate } from "@larkline/ui/plate";
import { Text } from "@larkline/ui/text";
import { type MouseEvent, type ReactNode, useEffect, useMemo, useRef, useState } from "react";

import { AtAddress } from "../../apps/site/src/pages/shared/at-address.tsx";
import type { MadeSection } from "../../scripts/new/draft/made.ts";
import { type Edited, Frame } from "./frame.tsx";
import { RenderedPage } from "./rendered.tsx";

/** The devices of the preview, with their widths in CSS pixels. */
export const devices = {
  phone: { name: "Phone", width: 390 },
  tablet: { name: "Tablet", width: 768 },
  desktop: { name: "Desktop", width: 1440 },
} as const;

export type Device = keyof typeof devices;

/** Gap between frames, in pixels. */
const gap = 24;
/** Height of a frame's caption, in pixels. */
const captionHeight = 32;
/** Width of a frame's two borders together, in pixels. */
const bordersWidth = 2;
/** Minimum height of a frame on the screen, in pixels. */
const minFrameHeight = 240;
/** Minimum width of a frame whose caption also shows the scale, in pixels on the screen. */
const minWidthForScale = 140;
/** Minimum scale in one row. At smaller scales headings are not legible, so the frames take two rows. */
const minScale = 0.3;

/** The scale at which frames side by side fill a width. */
function scaleOf(row: readonly Device[], width: number): number {
  const widths = row.reduce((sum, device) => sum + devices[device].width, 0);
  return Math.min(1, (width - gap * (row.length - 1) - bordersWidth * row.length) / widths);
}

/** The rows of frames. All frames are side by side; if they would be too small, the last is in a second row. */
function rowsOf(shown: readonly Device[], width: number): readonly (readonly Device[])[] {
  if (shown.length === 1 || scaleOf(shown, width) >= minScale) return [shown];
  return [shown.slice(0, -1), shown.slice(-1)];
}

interface CanvasProps {
  sections: readonly MadeSection[];
  /** The page's name and path. */
  name: string;
  address: string;
  shown: readonly Device[];
  theme: Theme;
  /** Id of the part that was edited last: a section, or the page itself. */
  current: string | undefined;
  /** Whether the form of the part `current` is open. */
  isOpen: boolean;
  /** Called with the id of the clicked section. */
  onSelect: (section: string) => void;
}

/** Hook: an element's ref, and the size of its content box in pixels. */
function useElementSize() {
  const element = useRef<HTMLElement>(null);
  const [size, setSize] = useState({ width: 0, height: 0 });
  useEffect(() => {
    if (!element.current) return undefined;
    const watch = new ResizeObserver(([entry]) => {
      if (entry) setSize({ width: entry.contentRect.width, height: entry.contentRect.height });
    });
    watch.observe(element.current);
    return () => watch.disconnect();
  }, []);
  return [element, size] as const;
}

/**
 * Whether a clicked element belongs to a control that only changes the page itself: a disclosure or an input.
 * Such a control works in the preview. A click on anything else opens the form of its section; links are not
 * followed, because they would leave the builder.
 */
const isInPageControl = (target: Element) =>
  target.closest("[aria-expanded], summary, input") !== null;

/** The preview of the page, at one or several widths. */
export function Canvas(props: CanvasProps) {
  const { sections, name, address, shown, theme, current, isOpen, onSelect } = props;
  const [element, size] = useElementSize();
  const rows = rowsOf(shown, size.width);
  const rowHeight =
    (size.height - gap * (rows.length - 1)) / rows.length - captionHeight - bordersWidth;

  const index = sections.findIndex(({ id }) => id === current);
  // The id is included, so that the frames also scroll if another section gets the same index.
  const edited = useMemo(() => ({ id: current, index, theme }), [current, index, theme]);

  const selectPressedSection = (event: MouseEvent) => {
    const target = event.target;
    // The frame's document has its own `Element` class, so `instanceof` would fail.
    if (!(typeof target === "object" && "closest" in target)) return;
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- an element of the frame's document
    const pressed = target as Element;
    if (isInPageControl(pressed)) return;
    event.preventDefault();
    event.stopPropagation();
    const section = pressed.closest("main > *");
    const sectionIndex = Array.from(section?.parentElement?.children ?? []).indexOf(
      section ?? pressed,
    );
    const id = sections[sectionIndex]?.id;
    if (id !== undefined) onSelect(id);
  };

  return (
    <section
      ref={element}
      aria-label="Preview"
      className="flex h-[85svh] flex-col gap-6 lg:h-auto lg:min-h-0 lg:flex-1"
    >
      {size.width > 0 &&
        rows.map((row) => {
          const scale = scaleOf(row, size.width);
          const shared = {
            theme,
            edited,
            isOpen,
            scale,
            height: Math.max(minFrameHeight, rowHeight) / scale,
          };
          return (
            <div
              key={row.join()}
              className="flex flex-none flex-wrap items-end justify-center gap-6"
            >
              {row.map((device) => (
                <DeviceFrame key={device} device={device} {...shared}>
                  <AtAddress key={address} address={address}>
                    <main onClickCapture={selectPressedSection}>
                      <RenderedPage sections={sections} name={name} />
                    </main>
                  </AtAddress>
                </DeviceFrame>
              ))}
            </div>
          );
        })}
    </section>
  );
}

interface DeviceFrameProps {
  device: Device;
  theme: Theme;
  scale: number;
  /** Height of the frame's viewport, in CSS pixels. */
  height: number;
  edited: Edited;
  /** Whether the form of the edited section is open. */
  isOpen: boolean;
  children: ReactNode;
}

/** The page on one device, below the device's name, width and scale. */
function DeviceFrame({ device, ...frame }: DeviceFrameProps) {
  const { name, width } = devices[device];
  return (
    <figure className="flex w-min flex-none flex-col">
      <figcaption className="flex flex-wrap items-center gap-x-2 gap-y-1 pb-2">
        <Plate variant="line">{`${name}, ${width}`}</Plate>
        {width * frame.scale > minWidthForScale && (
          <Text as="span" size="fine" tone="muted" className="whitespace-nowrap">
            {`${Math.round(frame.scale * 100)} %`}
          </Text>
        )}
      </figcaption>
      <div className="overflow-hidden rounded-panel border border-edge">
        <Frame
          {...frame}
          title={`The page on a ${name.toLowerCase()}, ${width} px wide`}
          width={width}
        />
      </div>
    </figure>
  );
}
