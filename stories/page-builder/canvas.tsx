import type { Theme } from "@larkline/tokens";
import { Plate } from "@larkline/ui/plate";
import { type MouseEvent, useEffect, useRef, useState } from "react";

import { AtAddress } from "../../apps/site/src/pages/shared/at-address.tsx";
import type { MadeSection } from "../../scripts/new/draft/made.ts";
import { Frame } from "./frame.tsx";
import { RenderedPage } from "./rendered.tsx";

export const devices = {
  phone: { name: "Phone", width: 390 },
  tablet: { name: "Tablet", width: 768 },
  desktop: { name: "Desktop", width: 1440 },
} as const;

export type Device = keyof typeof devices;

/** Room between frames. */
const gap = 24;
/** Smaller ones are not read: the canvas scrolls instead. */
const smallest = 0.25;

interface CanvasProps {
  sections: readonly MadeSection[];
  /** What the page is called, and where it will be. */
  name: string;
  address: string;
  shown: readonly Device[];
  theme: Theme;
  /** The section that is being edited. */
  current: string | undefined;
  /** Called with the section that was pressed. */
  onSelect: (section: string) => void;
}

/** The room that an element has. */
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

/** What opens and closes on the page itself stays usable; all else leads away from the builder. */
const isPartOfPage = (target: Element) =>
  target.closest("[aria-expanded], summary, input") !== null;

/** The page as it will be, at one width or at several. */
export function Canvas(props: CanvasProps) {
  const { sections, name, address, shown, theme, current, onSelect } = props;
  const [element, room] = useRoom();
  const widths = shown.reduce((sum, device) => sum + devices[device].width, 0);
  const borders = 2;
  const free = room.width - gap * (shown.length - 1) - borders * shown.length;
  const scale = Math.min(1, Math.max(smallest, free / widths));
  const around = 32 + borders;
  const height = Math.max(320, (room.height - around) / scale);

  const press = (event: MouseEvent) => {
    const target = event.target;
    // The page's own document has another `Element` than this one.
    if (!(typeof target === "object" && "closest" in target)) return;
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- an element of the frame's document
    const pressed = target as Element;
    if (isPartOfPage(pressed)) return;
    event.preventDefault();
    event.stopPropagation();
    const section = pressed.closest("main > *");
    const index = Array.from(section?.parentElement?.children ?? []).indexOf(section ?? pressed);
    const id = sections[index]?.id;
    if (id !== undefined) onSelect(id);
  };

  return (
    <section
      ref={element}
      aria-label="Preview"
      // Keyboard users must be able to scroll it.
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
      tabIndex={0}
      className="flex min-h-[70vh] flex-1 items-start justify-center-safe gap-6 overflow-x-auto lg:min-h-0"
    >
      {room.width > 0 &&
        shown.map((device) => (
          <figure key={device} className="flex flex-none flex-col">
            <figcaption className="flex h-8 items-start">
              <Plate variant="line">{`${devices[device].name}, ${devices[device].width}`}</Plate>
            </figcaption>
            <div className="overflow-hidden rounded-panel border border-edge">
              <Frame
                title={`The page on a ${devices[device].name.toLowerCase()}, ${devices[device].width} px wide`}
                theme={theme}
                width={devices[device].width}
                height={height}
                scale={scale}
                current={sections.findIndex(({ id }) => id === current)}
              >
                <AtAddress key={address} address={address}>
                  <main onClickCapture={press}>
                    <RenderedPage sections={sections} name={name} />
                  </main>
                </AtAddress>
              </Frame>
            </div>
          </figure>
        ))}
    </section>
  );
}
