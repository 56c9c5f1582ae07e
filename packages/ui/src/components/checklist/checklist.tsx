"use client";

import type { ComponentPropsWithRef } from "react";

import { CheckIcon } from "../../foundations/icon/icon.tsx";
import { fill } from "../../foundations/labels/fill.ts";
import { useLabels, useLocale } from "../../foundations/labels/labels.tsx";
import type { KitLabels } from "../../foundations/labels/labels.tsx";
import { checklistLabels } from "../../labels.ts";

export interface ChecklistItem {
  /** The rule: "At least 8 characters". */
  label: string;
  /** Whether the rule is met now. */
  met: boolean;
}

export type ChecklistLabels = KitLabels["checklist"];

export interface ChecklistProps extends Omit<ComponentPropsWithRef<"div">, "children"> {
  /** Name of the list: "Password rules". */
  label: string;
  /** The rules. Their order must not change while typing. */
  items: readonly ChecklistItem[];
  /** Labels that override the `LabelsProvider`'s. */
  labels?: Partial<ChecklistLabels> | undefined;
}

/**
 * Rules that are checked while typing. Each shows its state by icon and color, and by text for screen readers;
 * the number of met rules is announced when it changes, not with every keystroke.
 *
 * Pattern: https://www.w3.org/TR/WCAG22/#status-messages
 */
export function Checklist({
  label,
  items,
  labels: labelOverrides,
  className = "",
  ...props
}: ChecklistProps) {
  const labels = useLabels("checklist", checklistLabels, labelOverrides);
  const locale = useLocale();
  const met = items.filter((item) => item.met).length;
  return (
    <div
      data-slot="checklist"
      data-state={met === items.length ? "met" : "unmet"}
      {...props}
      className={`@container rounded-control bg-sunk p-4 text-small/[1.4] wrap-anywhere ${className}`}
    >
      <ul
        // Safari exposes a list without markers as a list only with this role.
        // oxlint-disable-next-line jsx-a11y/no-redundant-roles
        role="list"
        aria-label={label}
        data-slot="checklist-items"
        className="grid grid-cols-1 gap-x-5 gap-y-2 *:last:odd:col-span-full @[24rem]:grid-cols-2"
      >
        {items.map((item) => (
          <li
            key={item.label}
            data-slot="checklist-item"
            data-state={item.met ? "met" : "unmet"}
            className={`flex min-w-0 items-start gap-2.5 ${item.met ? "text-ink" : "text-ink-muted"}`}
          >
            <span
              className={`mt-[0.15em] grid size-[1.125em] flex-none place-items-center rounded-full border-(length:--width-edge) transition-[background-color,border-color] ${item.met ? "border-success bg-success text-page forced-colors:border-[CanvasText]" : "border-edge"}`}
            >
              {item.met && (
                <span className="grid text-[0.61em] forced-colors:text-[CanvasText]">
                  <CheckIcon strokeWidth={4} />
                </span>
              )}
            </span>
            <span className="min-w-0">
              {item.label}
              <span className="sr-only">{`, ${item.met ? labels.met : labels.unmet}`}</span>
            </span>
          </li>
        ))}
      </ul>
      <output className="sr-only">
        {fill(labels.summary, { met, total: items.length }, locale)}
      </output>
    </div>
  );
}
