"use client";

import * as Radix from "@radix-ui/react-tabs";
import { useEffect, useImperativeHandle, useRef, useState } from "react";
import type { ComponentPropsWithRef, ReactNode } from "react";

import { useControlled } from "../../foundations/state/use-controlled.ts";
import { Findable } from "../findable/findable.tsx";
import type { FindableProps } from "../findable/findable.tsx";
import { revealTab } from "./reveal-tab.ts";
import { tabClasses, tabListClasses } from "./tab-classes.ts";
import { TabsContext, useTabs } from "./tabs-context.ts";
import type { Orientation } from "./tabs-context.ts";

export interface TabsProps<Value extends string = string> extends Omit<
  ComponentPropsWithRef<"div">,
  "defaultValue"
> {
  /** Value of the selected tab, if controlled; `null` for none. Use with `onValueChange`. */
  value?: Value | null | undefined;
  /**
   * Value of the tab selected at first, if uncontrolled; `null` for none.
   * @default null
   */
  defaultValue?: string | null | undefined;
  /** Called with the value of the newly selected tab. */
  onValueChange?: ((value: Value) => void) | undefined;
  /**
   * `vertical`: the up and down arrow keys move between the tabs, which are beside their panels in windows
   * at least 600 px wide. The list and the panels must then be direct children of `Tabs`.
   * @default "horizontal"
   */
  orientation?: Orientation | undefined;
  /**
   * `automatic` selects a tab as soon as it has the focus, `manual` only when it is pressed, for
   * panels that load slowly.
   * @default "automatic"
   */
  activationMode?: "automatic" | "manual" | undefined;
  /** A `TabList` and one `TabPanel` per tab, with other elements between them if needed. */
  children: ReactNode;
}

/**
 * Tabs with panels. Hidden panels are found by the browser's page search, which selects their tab.
 * Without JavaScript there are no tabs and all panels are shown, so each should name its subject.
 * Pattern: https://www.w3.org/WAI/ARIA/apg/patterns/tabs/
 */
export function Tabs<Value extends string = string>({
  value,
  defaultValue = null,
  onValueChange,
  orientation = "horizontal",
  activationMode = "automatic",
  dir,
  className = "",
  ...props
}: TabsProps<Value>) {
  const [current, setCurrent] = useControlled<string | null, string>(
    value,
    defaultValue,
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the application knows its `Tab`s' values
    onValueChange as ((value: string) => void) | undefined,
  );
  const [focused, setFocused] = useState<string | null>(null);
  const [fallbackStop, setFallbackStop] = useState<string>();
  const [direction, setDirection] = useState<"ltr" | "rtl">("ltr");
  const pendingValue = useRef<string | null>(null);
  const select = (next: string) => {
    // A click on a tab calls `select` twice, for the focus and for the press. It is reported only once.
    if (next === pendingValue.current) return;
    pendingValue.current = next;
    queueMicrotask(() => (pendingValue.current = null));
    setCurrent(next);
  };
  const tabStop = focused ?? fallbackStop ?? current;
  return (
    <TabsContext
      value={{
        value: current,
        select,
        orientation,
        tabStop,
        setFocused,
        setFallbackStop,
        setDirection,
      }}
    >
      <Radix.Root
        asChild
        // Encoded, because Radix puts values into ids, and `aria-labelledby` separates ids by spaces.
        value={encodeURIComponent(current ?? "")}
        onValueChange={(next) => select(decodeURIComponent(next))}
        orientation={orientation}
        activationMode={activationMode}
        dir={direction}
      >
        {/* The row of tabs scrolls inside of this element, so that it does not widen a grid's
            column. Radix would set `dir` to `direction`, which is unknown on the server. */}
        <div
          data-slot="tabs"
          // Removes Radix's attribute, as the other parts do. The list's `aria-orientation` is enough.
          data-orientation={undefined}
          {...props}
          dir={dir}
          className={`min-w-0 ${orientation === "vertical" ? "ll-tabs-vertical" : ""} ${className}`}
        />
      </Radix.Root>
    </TabsContext>
  );
}

export interface TabListProps extends Omit<ComponentPropsWithRef<"div">, "role"> {
  /** Accessible name of the list: "Products". Not shown. */
  label: string;
  /** `Tab`s. */
  children: ReactNode;
}

/**
 * The tabs, in a row or, if `Tabs` is vertical, in a column. Arrow keys move between them; Home and
 * End go to the first and the last. On a phone the row does not wrap: it scrolls to the selected
 * tab.
 */
export function TabList({
  label,
  ref: givenRef,
  onFocus,
  onBlur,
  style,
  className,
  ...props
}: TabListProps) {
  const { value, orientation, setFocused, setFallbackStop, setDirection } = useTabs("TabList");
  const ref = useRef<HTMLDivElement>(null);
  // The effects need their own ref, so the element is passed on to the caller's ref.
  useImperativeHandle<HTMLDivElement | null, HTMLDivElement | null>(
    givenRef,
    () => ref.current,
    [],
  );
  useEffect(() => {
    if (value !== null) revealTab(ref.current!, value);
  }, [value]);
  // After every render, because only the DOM shows which tabs exist, which of them are disabled, and the
  // text direction.
  useEffect(() => {
    const list = ref.current!;
    const tabs = [...list.querySelectorAll<HTMLButtonElement>("[role=tab]:not(:disabled)")];
    const selectedIsEnabled = tabs.some((each) => each.value === value);
    setFallbackStop(selectedIsEnabled ? undefined : tabs[0]?.value);
    setDirection(directionOf(list));
    // A focused tab that is removed receives no `blur` event.
    if (!list.matches(":focus-within")) setFocused(null);
  });
  return (
    <Radix.List asChild>
      <div
        aria-label={label}
        data-slot="tab-list"
        data-orientation={undefined}
        {...props}
        ref={ref}
        // Only tabs are in the page's tab order; Radix would add the list. Radix's inline style is removed,
        // because a strict Content-Security-Policy forbids it in server-rendered markup.
        tabIndex={props.tabIndex}
        style={{ outline: undefined, ...style }}
        onFocus={(event) => {
          onFocus?.(event);
          setDirection(directionOf(event.currentTarget));
        }}
        onBlur={(event) => {
          onBlur?.(event);
          if (!event.currentTarget.contains(event.relatedTarget)) setFocused(null);
        }}
        className={tabListClasses({ orientation, className })}
      />
    </Radix.List>
  );
}

const directionOf = (element: HTMLElement) =>
  getComputedStyle(element).direction === "rtl" ? "rtl" : "ltr";

export interface TabProps extends Omit<ComponentPropsWithRef<"button">, "value" | "role" | "id"> {
  /** Value of the panel that the tab selects. Not empty. */
  value: string;
  /**
   * Color of the tab's dot and line by product category: `blue` for receptionist, `green` for custom
   * agents, `plum` for outbound.
   * @default "default"
   */
  tone?: "default" | "blue" | "green" | "plum" | undefined;
}

/**
 * One tab. Only one tab of a list is in the page's tab order: the focused tab, else the selected tab,
 * else the first enabled tab.
 */
export function Tab({
  value,
  tone = "default",
  disabled,
  className,
  onMouseDown,
  onKeyDown,
  onClick,
  onFocus,
  children,
  ...props
}: TabProps) {
  const { select, orientation, tabStop, setFocused } = useTabs("Tab");
  /** Whether a press by mouse or key has begun: Radix selects the tab then, before the `click` event. */
  const pressed = useRef(false);
  return (
    <Radix.Trigger asChild value={encodeURIComponent(value)} disabled={disabled}>
      <button
        value={value}
        tabIndex={tabStop === value ? 0 : -1}
        data-slot="tab"
        data-orientation={undefined}
        {...props}
        onMouseDown={(event) => {
          onMouseDown?.(event);
          pressed.current = event.button === 0 && !event.ctrlKey;
        }}
        onKeyDown={(event) => {
          onKeyDown?.(event);
          pressed.current = !event.defaultPrevented && [" ", "Enter"].includes(event.key);
        }}
        onClick={(event) => {
          onClick?.(event);
          // Radix has already selected the tab at `mousedown`, or at the `keydown` of Enter or Space, and ignores a
          // press with Ctrl. Other clicks come from assistive technology, from scripts, or from a press that
          // began before hydration.
          if (!event.defaultPrevented && !event.ctrlKey && !pressed.current) select(value);
          pressed.current = false;
        }}
        onFocus={(event) => {
          onFocus?.(event);
          setFocused(value);
        }}
        className={tabClasses({ tone, orientation, className })}
      >
        <span className="min-w-0 wrap-break-word">{children}</span>
      </button>
    </Radix.Trigger>
  );
}

export interface TabPanelProps extends Omit<FindableProps, "open" | "onReveal" | "role" | "id"> {
  /** Value of the tab that selects the panel. Not empty. */
  value: string;
  /**
   * Whether the panel is in the page's tab order. Set it to false if the panel begins with a
   * focusable element.
   * @default true
   */
  focusable?: boolean | undefined;
}

/**
 * The content of a tab. It has padding above only if it is a sibling of the row of tabs; elsewhere the
 * layout sets the distance.
 */
export function TabPanel({
  value,
  focusable = true,
  style,
  className = "",
  ...props
}: TabPanelProps) {
  const { value: selected, select, orientation } = useTabs("TabPanel");
  return (
    <Radix.Content asChild forceMount value={encodeURIComponent(value)}>
      <Findable
        {...props}
        // Radix would put every panel into the page's tab order, hidden panels as well.
        tabIndex={focusable ? (selected === value ? 0 : -1) : undefined}
        open={selected === value}
        onReveal={() => select(value)}
        data-slot="tab-panel"
        data-orientation={undefined}
        // Radix writes an inline style, which a strict Content-Security-Policy forbids in
        // server-rendered markup.
        style={{ animationDuration: undefined, ...style }}
        // The scroll margin keeps the tabs visible when the browser scrolls to a panel's content; the
        // page's scroll padding reserves the header's height. Only the chosen panel is printed.
        className={`rounded-plate *:first:scroll-mt-20 noscript:mb-12 print:[&[hidden]]:hidden ${orientation === "vertical" ? "max-sm:[[data-slot=tab-list]~&:not([hidden],:empty)]:pt-6" : "[[data-slot=tab-list]~&:not([hidden],:empty)]:pt-6"} ${className}`}
      />
    </Radix.Content>
  );
}
