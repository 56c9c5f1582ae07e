"use client";

import type { ComponentPropsWithRef } from "react";

import { Jack } from "../../board/jack/jack.tsx";
import { useLabels } from "../../foundations/labels/labels.tsx";
import type { KitLabels } from "../../foundations/labels/labels.tsx";
import { suggestionsLabels } from "../chat-labels.ts";

/** Classes of each variant's list, items and buttons. */
const variants = {
  starters: {
    list: "flex-col",
    item: "border-b border-line py-1",
    button:
      "min-h-11 w-full rounded-control px-1 py-1.5 text-small/[1.35] not-disabled:hover:bg-sunk",
  },
  followUps: {
    list: "flex-wrap gap-2",
    item: "max-w-full",
    button:
      "min-h-9 rounded-full border-(length:--width-edge) border-edge px-3 py-1.5 text-[0.875rem]/[1.25] not-disabled:hover:border-ink not-disabled:hover:bg-surface disabled:border-line pointer-coarse:min-h-11",
  },
};

export interface SuggestionsProps extends Omit<
  ComponentPropsWithRef<"ul">,
  "children" | "onSelect"
> {
  /** The questions, in the visitor's words. An empty list renders nothing. */
  items: readonly string[];
  /** Called with the selected question, which the application then sends. */
  onPick: (text: string) => void;
  /**
   * `starters` are stacked, for an empty conversation; `followUps` are in a row below an answer.
   * @default "starters"
   */
  variant?: "starters" | "followUps" | undefined;
  /**
   * Disables all suggestions: while there is no connection, or while a reply is streaming.
   * @default false
   */
  disabled?: boolean | undefined;
  /** Labels that override the `LabelsProvider`'s. */
  labels?: Partial<KitLabels["suggestions"]> | undefined;
}

/** Suggested questions, each a button with an empty jack. Equal questions are shown once. */
export function Suggestions({
  items,
  onPick,
  variant = "starters",
  disabled = false,
  labels: labelOverrides,
  className = "",
  ...props
}: SuggestionsProps) {
  const labels = useLabels("suggestions", suggestionsLabels, labelOverrides);
  if (items.length === 0) return null;
  const classes = variants[variant];
  return (
    <ul
      // Safari exposes a list without markers as a list only with this role.
      // oxlint-disable-next-line jsx-a11y/no-redundant-roles
      role="list"
      aria-label={labels[variant]}
      data-slot="suggestions"
      data-variant={variant}
      {...props}
      className={`flex min-w-0 font-text text-ink ${classes.list} ${className}`}
    >
      {[...new Set(items)].map((text) => (
        <li key={text} className={`min-w-0 ${classes.item}`}>
          <button
            type="button"
            data-slot="suggestion"
            disabled={disabled}
            onClick={() => onPick(text)}
            className={`flex max-w-full items-center gap-2.5 text-start font-medium wrap-break-word transition-colors disabled:cursor-not-allowed disabled:text-ink-subtle forced-colors:disabled:text-[GrayText] ${classes.button}`}
          >
            <Jack size="sm" />
            <span className="min-w-0">{text}</span>
          </button>
        </li>
      ))}
    </ul>
  );
}
