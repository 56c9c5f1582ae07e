import type { Theme } from "@larkline/tokens";
import { Plate } from "@larkline/ui/plate";
import { Text } from "@larkline/ui/text";
import { type MouseEvent, type ReactNode, useEffect, useMemo, useRef, useState } from "react";

import { AtAddress } from "../../apps/site/src/pages/shared/at-address.tsx";
import type { MadeSection } from "../../scripts/new/draft/made.ts";
import { type Edited, Frame } from "./frame.tsx";
import { RenderedPage } from "./rendered.tsx";

export const devices = {
  phone: { name: "Phone", width: 390 },
  tablet: { name: "Tablet", width: 768 },
  desktop: { name: "Desktop", width: 1440 },
} as const;

export type Device = keyof typeof devices;

/** Gap between frames, height of a caption, and both borders of a frame, in pixels. */
const gap = 24;
const caption = 32;
const borders = 2;
/** Minimum height of a frame on the screen. */
const lowest = 240;
/** Width of a frame whose caption has room for the scale, too. */
const roomForScale = 140;
/** At smaller scales even headings could not be read: then the frames are set in two rows. */
const legible = 0.3;

/** The scale at which frames side by side fill a width. */
function scaleOf(row: readonly Device[], width: number): number {
  const widths = row.reduce((sum, device) => sum + devices[device].width, 0);
  return Math.min(1, (width - gap * (row.length - 1) - borders * row.length) / widths);
}

/** The rows in which the frames are set: all of them side by side, or the widest by itself. */
function rowsOf(shown: readonly Device[], width: number): readonly (readonly Device[])[] {
  if (shown.length === 1 || scaleOf(shown, width) >= legible) return [shown];
  return [shown.slice(0, -1), shown.slice(-1)];
}

interface CanvasProps {
  sections: readonly MadeSection[];
  /** The page's name and path. */
  name: string;
  address: string;
  shown: readonly Device[];
  theme: Theme;
  /** Id of the section that is being edited. */
  current: string | undefined;
  /** Whether its form is open. */
  isOpen: boolean;
  /** Called with the id of the clicked section. */
  onSelect: (section: string) => void;
}

/** Hook: the available size of an element. */
function useRoom() {
  const element = useRef<HTMLElement>(null);
  const [room, setRoom] = useState({ width: 0, height: 0 });
  useEffect(() => {
    if (!element.current) return undefined;
    const watch = new ResizeObserver(([entry]) => {
      if (entry) setRoom({ width: entry.contentRect.width, height: entry.contentRect.height });
    });
    watch.observe(element.current);
    return () => watch.disconnect();
  }, []);
  return [element, room] as const;
}

/**
 * Whether a control only changes the page itself (a disclosure, a tab, an input), so that it stays
 * usable in the preview. All others would leave the builder.
 */
const isPartOfPage = (target: Element) =>
  target.closest("[aria-expanded], summary, input") !== null;

/** The preview of the page, at one or several widths. */
export function Canvas(props: CanvasProps) {
  const { sections, name, address, shown, theme, current, isOpen, onSelect } = props;
  const [element, room] = useRoom();
  const rows = rowsOf(shown, room.width);
  const rowHeight = (room.height - gap * (rows.length - 1)) / rows.length - caption - borders;

  const index = sections.findIndex(({ id }) => id === current);
  // A section may take the place of another one, so the id counts beside the index.
  const edited = useMemo(() => ({ id: current, index, theme }), [current, index, theme]);

  const press = (event: MouseEvent) => {
    const target = event.target;
    // The frame's document has its own `Element` class, so `instanceof` would fail.
    if (!(typeof target === "object" && "closest" in target)) return;
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- an element of the frame's document
    const pressed = target as Element;
    if (isPartOfPage(pressed)) return;
    event.preventDefault();
    event.stopPropagation();
    const section = pressed.closest("main > *");
    const at = Array.from(section?.parentElement?.children ?? []).indexOf(section ?? pressed);
    const id = sections[at]?.id;
    if (id !== undefined) onSelect(id);
  };

  return (
    <section
      ref={element}
      aria-label="Preview"
      className="flex h-[85svh] flex-col gap-6 lg:h-auto lg:min-h-0 lg:flex-1"
    >
      {room.width > 0 &&
        rows.map((row) => {
          const scale = scaleOf(row, room.width);
          const shared = {
            theme,
            edited,
            isOpen,
            scale,
            height: Math.max(lowest, rowHeight) / scale,
          };
          return (
            <div
              key={row.join()}
              className="flex flex-none flex-wrap items-end justify-center gap-6"
            >
              {row.map((device) => (
                <DeviceFrame key={device} device={device} {...shared}>
                  <AtAddress key={address} address={address}>
                    <main onClickCapture={press}>
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
  /** Whether its form is open. */
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
        {width * frame.scale > roomForScale && (
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
