import { useEffect, useRef } from "react";

import { Jack } from "../../packages/ui/src/board/jack/jack.tsx";
import { Text } from "../../packages/ui/src/foundations/text/text.tsx";
import type { Item } from "./use-review.ts";
import { extentOf, modeOf } from "./words.ts";

interface ChangeListProps {
  items: readonly Item[];
  selected: Item | undefined;
  onSelect: (picture: string) => void;
}

const stateTexts = { open: "", rejected: "Rejected", approved: "Approved" } as const;

/** Groups the changes by component title, in the list's order. */
const byTitle = (items: readonly Item[]): [title: string, changes: Item[]][] =>
  [...new Set(items.map(({ title }) => title))].map((title) => [
    title,
    items.filter((item) => item.title === title),
  ]);

/** All changes by component. The list has one tab stop. Arrow keys (shortcuts.ts) move between changes. */
export function ChangeList({ items, selected, onSelect }: ChangeListProps) {
  const list = useRef<HTMLElement>(null);
  const picture = selected?.picture;
  useEffect(() => {
    const row = list.current?.querySelector<HTMLElement>(`[data-picture="${picture}"]`);
    // Shortcuts can also select a change while the focus is outside the list. The focus then stays there.
    if (list.current?.contains(document.activeElement)) row?.focus({ preventScroll: true });
    const box = list.current;
    if (!row || !box) return;
    // Scrolls only the list. scrollIntoView would also scroll the page.
    const { top, bottom } = row.getBoundingClientRect();
    const frame = box.getBoundingClientRect();
    if (top < frame.top) box.scrollTop -= frame.top - top;
    else if (bottom > frame.bottom) box.scrollTop += bottom - frame.bottom;
  }, [picture]);

  return (
    <nav
      ref={list}
      aria-label="Changes"
      className="max-h-64 overflow-y-auto rounded-panel border border-line bg-surface p-2 lg:max-h-[calc(100dvh-12rem)]"
    >
      <ul className="flex flex-col gap-3">
        {byTitle(items).map(([title, changes]) => (
          <li key={title}>
            <Text size="plate" tone="muted" className="px-2 py-1.5">
              {title.replaceAll("/", " / ")}
            </Text>
            <ul className="flex flex-col gap-0.5">
              {changes.map((item) => {
                const current = item.picture === picture;
                return (
                  <li key={item.picture}>
                    <button
                      type="button"
                      aria-current={current}
                      data-picture={item.picture}
                      tabIndex={current ? 0 : -1}
                      onClick={() => onSelect(item.picture)}
                      className="flex w-full min-w-0 cursor-pointer items-start gap-3 rounded-control border-(length:--width-edge) border-transparent px-2 py-2 text-start font-text text-small text-ink outline-offset-[-2px] hover:bg-sunk focus-visible:outline-[2.5px] focus-visible:outline-focus aria-current:border-edge aria-current:bg-sunk forced-colors:aria-current:border-[Highlight]"
                    >
                      <Jack
                        size="sm"
                        className="mt-1"
                        state={current ? "live" : item.state === "approved" ? "plugged" : "empty"}
                      />
                      <span className="flex min-w-0 flex-col">
                        <span className="font-semibold wrap-anywhere">{item.name}</span>
                        <span className="text-fine text-ink-muted">
                          {modeOf(item)}: {extentOf(item)}
                        </span>
                        {item.state !== "open" && (
                          <span
                            className={`text-fine font-semibold ${item.state === "rejected" ? "text-danger" : "text-success"}`}
                          >
                            {stateTexts[item.state]}
                          </span>
                        )}
                      </span>
                    </button>
                  </li>
                );
              })}
            </ul>
          </li>
        ))}
      </ul>
    </nav>
  );
}
