import type { ReactNode } from "react";

import { ArrowDownIcon, ArrowUpIcon, Icon } from "../../packages/ui/src/foundations/icon/icon.tsx";

/**
 * Labels of the keys whose label differs from their name in `KeyboardEvent.key`. Arrows are drawn, because
 * many fonts have no glyph for them.
 */
const labels: Readonly<Record<string, ReactNode>> = {
  ArrowDown: <ArrowDownIcon label="Arrow down" />,
  ArrowUp: <ArrowUpIcon label="Arrow up" />,
  // Drawn here: the kit's arrow icon is mirrored in right-to-left text, but the arrow on a key is not.
  ArrowLeft: (
    <Icon label="Arrow left">
      <path d="M19.5 12h-15M11 5.5 4.5 12l6.5 6.5" />
    </Icon>
  ),
  ArrowRight: (
    <Icon label="Arrow right">
      <path d="M4.5 12h15M13 5.5l6.5 6.5-6.5 6.5" />
    </Icon>
  ),
  Control: "Ctrl",
  Escape: "Esc",
};

/** A keyboard key, or keys that are pressed together: "Control+Enter". */
export function KeyCap({ name }: { name: string }) {
  return name.split("+").map((key) => (
    <kbd
      key={key}
      className="inline-flex min-h-6 min-w-6 items-center justify-center rounded-plate border border-edge bg-surface px-1.5 font-text text-fine font-medium"
    >
      {labels[key] ?? (key.length === 1 ? key.toUpperCase() : key)}
    </kbd>
  ));
}
