"use client";

import { useEffect, useRef } from "react";
import type { ComponentPropsWithRef, ReactNode } from "react";

import { Chip, ChipGroup } from "../../components/chip/chip.tsx";
import { SearchField } from "../../components/search-field/search-field.tsx";
import { useLabels } from "../../foundations/labels/labels.tsx";
import type { KitLabels } from "../../foundations/labels/labels.tsx";
import { filterBarLabels } from "../../labels.ts";

/** An option of the filter, shown as a chip. */
export interface FilterOption {
  /** The filter's value while this chip is selected. */
  readonly id: string;
  /** Label: "Law Firms". */
  readonly name: string;
  /** Number of results with this filter. */
  readonly count?: number | undefined;
}

/** A row of chips, of which one is selected. */
export interface FilterChoice {
  /** Accessible name of the row: "Industry". */
  readonly label: string;
  /** Label of the chip that removes the filter: "All Industries". */
  readonly all: string;
  /** Number of results without a filter. */
  readonly allCount?: number | undefined;
  readonly options: readonly FilterOption[];
  /** The selected value; `null` for all. */
  readonly value: string | null;
  /** Called with the newly selected value; `null` when the selection was cleared. */
  readonly onValueChange: (id: string | null) => void;
}

/** A search field. */
export interface FilterQuery {
  /** Accessible name of the search field: "Search articles". */
  readonly label: string;
  /**
   * Shown in the empty field: "Search articles...".
   * @default the label
   */
  readonly placeholder?: string | undefined;
  /** The text in the field. */
  readonly value: string;
  /** Called with the text on each change, also when it is cleared. */
  readonly onValueChange: (query: string) => void;
}

export type FilterBarLabels = KitLabels["filterBar"];

export interface FilterBarProps extends Omit<ComponentPropsWithRef<"search">, "children"> {
  /** The search field. Without it none is shown. */
  query?: FilterQuery | undefined;
  /** The row of chips. Without it none is shown. */
  choice?: FilterChoice | undefined;
  /** Number of results in words: "3 articles found". Announced politely when it changes. */
  count?: ReactNode;
  /** Labels that override the `LabelsProvider`'s. */
  labels?: Partial<FilterBarLabels> | undefined;
}

/**
 * A search field, a row of chips, and the number of results. The application filters the list and renders it
 * below.
 *
 * Standard: https://html.spec.whatwg.org/multipage/grouping-content.html#the-search-element
 */
export function FilterBar({
  query,
  choice,
  count,
  labels: labelOverrides,
  className = "",
  ...props
}: FilterBarProps) {
  const labels = useLabels("filterBar", filterBarLabels, labelOverrides);
  const field = useRef<HTMLInputElement>(null);
  const initialQuery = useRef(query);

  useEffect(() => {
    // Reports text that the visitor typed or cleared before hydration, when no event handler was attached yet.
    // Only once, because an `Activity` runs the effect again when it shows the bar again.
    const early = initialQuery.current;
    initialQuery.current = undefined;
    const typed = field.current?.value;
    if (typed !== undefined && typed !== early?.value) early?.onValueChange(typed);
  }, []);

  return (
    <search
      data-slot="filter-bar"
      {...props}
      className={`flex flex-wrap items-center gap-x-6 gap-y-4 ${className}`}
    >
      {query && (
        <SearchField
          ref={field}
          label={query.label}
          placeholder={query.placeholder ?? query.label}
          value={query.value}
          onChange={(event) => query.onValueChange(event.currentTarget.value)}
          autoComplete="off"
          className="flex-[1_1_14rem] sm:max-w-88"
        />
      )}
      {choice && (
        <ChipGroup
          label={choice.label}
          value={choice.value}
          onValueChange={choice.onValueChange}
          // The chips get nearly all free space of the line. If less than 32rem remains, they wrap to a line
          // of their own, below the search field.
          className="flex-[1000_1_32rem]"
        >
          <Chip value={null} count={choice.allCount}>
            {choice.all}
          </Chip>
          {choice.options.map(({ id, name, count: optionCount }) => (
            <Chip key={id} value={id} count={optionCount}>
              {name}
            </Chip>
          ))}
        </ChipGroup>
      )}
      <output
        aria-label={labels.count}
        data-slot="filter-bar-count"
        className="min-w-0 basis-full text-small wrap-anywhere text-ink-muted empty:sr-only"
      >
        {count}
      </output>
    </search>
  );
}
