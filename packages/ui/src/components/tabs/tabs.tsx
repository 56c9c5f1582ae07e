"use client";

import { cva } from "class-variance-authority";
import { createContext, use, useEffect, useId, useState } from "react";
import type { ComponentPropsWithRef, KeyboardEvent, ReactNode } from "react";

import { Findable } from "../findable/findable.tsx";
import type { FindableProps } from "../findable/findable.tsx";

interface TabsState {
  id: string;
  value: string;
  select: (value: string) => void;
}

const TabsContext = createContext<TabsState | undefined>(undefined);

function useTabs(part: string): TabsState {
  const state = use(TabsContext);
  if (!state) throw new Error(`<${part}> stands outside <Tabs>: put it inside one.`);
  return state;
}

interface TabsBase extends Omit<ComponentPropsWithRef<"div">, "defaultValue"> {
  /** Told which tab was selected. */
  onValueChange?: (value: string) => void;
  /** A `TabList` and one `TabPanel` for each of its tabs, with whatever else belongs between. */
  children: ReactNode;
}

interface TabsControlled extends TabsBase {
  /** The selected tab, where the application holds the state. Goes with `onValueChange`. */
  value: string;
  defaultValue?: undefined;
}

interface TabsUncontrolled extends TabsBase {
  value?: undefined;
  /** The tab selected at first, where the tabs hold their state. */
  defaultValue: string;
}

export type TabsProps = TabsControlled | TabsUncontrolled;

/**
 * One of several panels at a time, chosen by a row of tabs. What the other panels hold is found by the
 * browser's search in the page, which selects their tab. Without a script there are no tabs: all panels
 * stand one below the other, so let each say what it is about.
 * Pattern: https://www.w3.org/WAI/ARIA/apg/patterns/tabs/
 */
export function Tabs({ value, defaultValue, onValueChange, className = "", ...props }: TabsProps) {
  const id = useId();
  const [own, setOwn] = useState(defaultValue ?? "");
  const current = value ?? own;
  const select = (next: string) => {
    if (next === current) return;
    setOwn(next);
    onValueChange?.(next);
  };
  return (
    <TabsContext value={{ id, value: current, select }}>
      {/* The row of tabs scrolls in itself: it does not make a grid's column as wide as it is. */}
      <div data-slot="tabs" {...props} className={`min-w-0 ${className}`} />
    </TabsContext>
  );
}

export interface TabListProps extends Omit<ComponentPropsWithRef<"div">, "role"> {
  /** What the tabs choose among: "Products". Read aloud, not shown. */
  label: string;
  /** `Tab`s. */
  children: ReactNode;
}

/**
 * The row of tabs. Arrow keys move among them and select; Home and End go to the first and the last. On
 * a phone it stays one row, which scrolls as far as it must for the selected tab.
 */
export function TabList({ label, className = "", ...props }: TabListProps) {
  const { id, value } = useTabs("TabList");
  useEffect(() => reveal(document.getElementById(`${id}-tab-${value}`)), [id, value]);
  return (
    <div
      role="tablist"
      aria-label={label}
      data-slot="tab-list"
      {...props}
      className={`flex max-w-full grow snap-x scroll-px-6 [scrollbar-width:none] overflow-x-auto border-b border-line sm:flex-wrap sm:gap-x-1 sm:overflow-visible noscript:hidden ${className}`}
    />
  );
}

/** Scrolls the row alone, and no further than it must: `scrollIntoView` would take the page along. */
function reveal(tab: HTMLElement | null) {
  const list = tab?.closest("[role=tablist]");
  if (!tab || !list) return;
  const row = list.getBoundingClientRect();
  const { left, right } = tab.getBoundingClientRect();
  if (left < row.left) list.scrollBy({ left: left - row.left - peek });
  else if (right > row.right) list.scrollBy({ left: right - row.right + peek });
}

/** So much of the neighbor shows that there is one. */
const peek = 24;

function moveByKey(event: KeyboardEvent<HTMLButtonElement>) {
  if (event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
  const list = event.currentTarget.closest("[role=tablist]");
  if (!list) return;
  const tabs = [...list.querySelectorAll<HTMLButtonElement>("[role=tab]:not(:disabled)")];
  const at = tabs.indexOf(event.currentTarget);
  const forward = getComputedStyle(list).direction === "rtl" ? "ArrowLeft" : "ArrowRight";
  const backward = forward === "ArrowRight" ? "ArrowLeft" : "ArrowRight";
  const next = { [forward]: at + 1, [backward]: at - 1, Home: 0, End: -1 }[event.key];
  if (next === undefined) return;
  event.preventDefault();
  const tab = tabs.at(next % tabs.length);
  tab?.focus();
  tab?.click();
}

const tab = cva(
  "relative flex min-h-14 max-w-[88%] flex-none snap-start items-center gap-2.5 rounded-plate py-2 pe-4 text-start font-text text-small/[1.25] font-semibold text-ink-muted transition-colors before:size-2.5 before:shrink-0 before:rounded-full before:border-[2.5px] before:border-current after:absolute after:inset-x-0 after:bottom-0 after:h-[3px] hover:text-ink disabled:cursor-not-allowed disabled:text-ink-subtle disabled:before:border-[1.5px] disabled:before:text-edge aria-selected:text-ink aria-selected:before:bg-current max-sm:focus-visible:-outline-offset-3 sm:max-w-full sm:flex-initial sm:px-5 sm:after:-bottom-px forced-colors:disabled:text-[GrayText] forced-colors:aria-selected:after:bg-[Highlight]",
  {
    variants: {
      hue: {
        cord: "before:text-cord aria-selected:after:bg-cord",
        blue: "before:text-hue-blue aria-selected:after:bg-hue-blue",
        green: "before:text-hue-green aria-selected:after:bg-hue-green",
        plum: "before:text-hue-plum aria-selected:after:bg-hue-plum",
      },
    },
  },
);

export interface TabProps extends Omit<ComponentPropsWithRef<"button">, "value" | "role" | "id"> {
  /** The panel it selects. */
  value: string;
  /**
   * Color of its mark, where the tabs stand for the product's categories: blue receptionist, green
   * custom agents, plum outbound.
   * @default "cord"
   */
  hue?: "cord" | "blue" | "green" | "plum";
}

/** One tab. Only the selected one is in the page's tab order. */
export function Tab({
  value,
  hue = "cord",
  className,
  onClick,
  onKeyDown,
  children,
  ...props
}: TabProps) {
  const tabs = useTabs("Tab");
  const selected = tabs.value === value;
  return (
    <button
      type="button"
      role="tab"
      id={`${tabs.id}-tab-${value}`}
      aria-controls={`${tabs.id}-panel-${value}`}
      aria-selected={selected}
      tabIndex={selected ? 0 : -1}
      data-slot="tab"
      data-state={selected ? "active" : "inactive"}
      {...props}
      onClick={(event) => {
        onClick?.(event);
        if (!event.defaultPrevented) tabs.select(value);
      }}
      onKeyDown={(event) => {
        onKeyDown?.(event);
        if (!event.defaultPrevented) moveByKey(event);
      }}
      className={tab({ hue, className })}
    >
      <span className="min-w-0 wrap-break-word">{children}</span>
    </button>
  );
}

export interface TabPanelProps extends Omit<FindableProps, "open" | "onReveal" | "kind" | "id"> {
  /** The tab that selects it. */
  value: string;
  /**
   * In the page's tab order. Set it to false where the panel begins with something that has the focus
   * anyway.
   * @default true
   */
  focusable?: boolean;
}

/** What a tab shows. */
export function TabPanel({ value, focusable = true, className = "", ...props }: TabPanelProps) {
  const tabs = useTabs("TabPanel");
  return (
    <Findable
      {...props}
      id={`${tabs.id}-panel-${value}`}
      kind="tabpanel"
      aria-labelledby={`${tabs.id}-tab-${value}`}
      tabIndex={focusable ? 0 : undefined}
      open={tabs.value === value}
      onReveal={() => tabs.select(value)}
      data-slot="tab-panel"
      // A link to the panel's beginning shows its tabs too.
      className={`rounded-plate *:first:scroll-mt-24 noscript:mb-12 noscript:[content-visibility:visible] ${className}`}
    />
  );
}
