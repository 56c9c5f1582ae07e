"use client";

import * as Radix from "@radix-ui/react-accordion";
import { createContext, use, useEffect, useId, useState } from "react";
import type { ComponentPropsWithRef, KeyboardEvent, ReactNode } from "react";

import { Jack } from "../../board/jack/jack.tsx";
import { Findable } from "../findable/findable.tsx";
import type { FindableProps } from "../findable/findable.tsx";

interface AccordionState {
  openItems: readonly string[];
  open: (value: string) => void;
  headingLevel: 2 | 3 | 4 | 5 | 6;
  /** Counts a mounted item. Returns a function that removes the item from the count. */
  registerItem: () => () => void;
  /** Whether panels are landmarks: only if at most six can be open at once. */
  landmarks: boolean;
}

interface ItemState {
  value: string;
  panelId: string;
  marker: ReactNode;
}

const AccordionContext = createContext<AccordionState | undefined>(undefined);
const ItemContext = createContext<ItemState | undefined>(undefined);

function useAccordion(part: string): AccordionState {
  const state = use(AccordionContext);
  if (!state) throw new Error(`<${part}> must be inside an <Accordion>.`);
  return state;
}

function useItem(part: string): ItemState {
  const state = use(ItemContext);
  if (!state) throw new Error(`<${part}> must be inside an <AccordionItem>.`);
  return state;
}

interface AccordionBase extends Omit<ComponentPropsWithRef<"div">, "defaultValue"> {
  /**
   * Level of the items' headings.
   * @default 3
   */
  headingLevel?: 2 | 3 | 4 | 5 | 6 | undefined;
  /**
   * Disables all items.
   * @default false
   */
  disabled?: boolean | undefined;
  /** `AccordionItem`s. */
  children: ReactNode;
}

interface AccordionSingle<Value extends string> extends AccordionBase {
  /**
   * `single` allows at most one open item, `multiple` any number.
   * @default "single"
   */
  type?: "single" | undefined;
  /** The open item, `null` for none, if controlled. Use with `onValueChange`. */
  value?: Value | null | undefined;
  /**
   * The item open at first, if uncontrolled; `null` for none.
   * @default null
   */
  defaultValue?: string | null | undefined;
  /** Called with the open item after each change; `null` if no item is open any more. */
  onValueChange?: ((value: Value | null) => void) | undefined;
}

interface AccordionMultiple<Value extends string> extends AccordionBase {
  /** Several items may be open. */
  type: "multiple";
  /** The open items, if controlled. Use with `onValueChange`. */
  value?: readonly Value[] | undefined;
  /**
   * The items open at first, if uncontrolled.
   * @default []
   */
  defaultValue?: readonly string[] | undefined;
  /** Called with the open items after each change. */
  onValueChange?: ((value: readonly Value[]) => void) | undefined;
}

export type AccordionProps<Value extends string = string> =
  | AccordionSingle<Value>
  | AccordionMultiple<Value>;

/** Converts a value of either `type` to a list of open items. */
const listOf = (value: string | readonly string[] | null): readonly string[] =>
  typeof value === "string" ? [value] : (value ?? []);

/** Maximum number of open panels that are landmarks; the ARIA pattern advises against more. */
const maxRegions = 6;

/**
 * Headings with panels that open below them. Closed panels are found by the browser's page search
 * and by links to their id (`hidden="until-found"`), which open them. Without JavaScript all panels
 * are open.
 *
 * Pattern: https://www.w3.org/WAI/ARIA/apg/patterns/accordion/
 */
export function Accordion<Value extends string = string>(allProps: AccordionProps<Value>) {
  const {
    type = "single",
    value,
    defaultValue = null,
    // Only removed from `props` here. The handler is called as `allProps.onValueChange`, because TypeScript
    // derives the type of its argument from `allProps.type`.
    onValueChange: _,
    headingLevel = 3,
    disabled = false,
    className = "",
    ...props
  } = allProps;
  const [uncontrolled, setUncontrolled] = useState(() => listOf(defaultValue));
  const [itemCount, setItemCount] = useState(0);
  const openItems = value === undefined ? uncontrolled : listOf(value);
  const change = (next: readonly string[]) => {
    setUncontrolled(next);
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the application knows its items' values
    if (allProps.type === "multiple") allProps.onValueChange?.(next as readonly Value[]);
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- as above
    else allProps.onValueChange?.((next[0] ?? null) as Value | null);
  };
  const [registerItem] = useState(() => () => {
    setItemCount((before) => before + 1);
    return () => setItemCount((before) => before - 1);
  });
  const state: AccordionState = {
    openItems,
    open: (item) => {
      if (openItems.includes(item)) return;
      change(type === "multiple" ? [...openItems, item] : [item]);
    },
    headingLevel,
    registerItem,
    landmarks: type === "single" || Math.max(itemCount, openItems.length) <= maxRegions,
  };
  const root = (
    <div data-slot="accordion" {...props} className={`border-t border-line ${className}`} />
  );
  return (
    <AccordionContext value={state}>
      {type === "multiple" ? (
        <Radix.Root
          asChild
          type="multiple"
          disabled={disabled}
          value={[...openItems]}
          onValueChange={change}
        >
          {root}
        </Radix.Root>
      ) : (
        <Radix.Root
          asChild
          type="single"
          collapsible
          disabled={disabled}
          value={openItems[0] ?? ""}
          onValueChange={(next) => change(next === "" ? [] : [next])}
        >
          {root}
        </Radix.Root>
      )}
    </AccordionContext>
  );
}

export interface AccordionItemProps extends Omit<ComponentPropsWithRef<"div">, "title"> {
  /** Identifies the item in its accordion. Not empty. */
  value: string;
  /**
   * The question: the heading, and the button's name. With a title the children are the answer; without
   * one they are an `AccordionTrigger` and an `AccordionPanel`.
   */
  title?: ReactNode;
  /**
   * Id of the answer, so that a link can lead to it: `#faq-setup` opens it.
   * @default a generated id
   */
  panelId?: string | undefined;
  /**
   * Disables the item.
   * @default false
   */
  disabled?: boolean | undefined;
  /**
   * Content before the question, in place of the jack and its cord. `null` shows nothing there: the
   * question starts at the item's edge.
   * @default the jack, empty or plugged
   */
  marker?: ReactNode;
  /** The answer; without a `title` the item's parts. */
  children: ReactNode;
}

/**
 * One question of an `Accordion`, with its answer: an empty jack while the answer is closed, a plugged jack
 * with a cord while it is open.
 */
export function AccordionItem({
  value,
  title,
  panelId,
  disabled = false,
  marker,
  className = "",
  children,
  ...props
}: AccordionItemProps) {
  const { registerItem } = useAccordion("AccordionItem");
  const generated = useId();
  useEffect(() => registerItem(), [registerItem]);
  return (
    <ItemContext value={{ value, panelId: panelId ?? `${generated}-panel`, marker }}>
      <Radix.Item asChild value={value} disabled={disabled}>
        <div
          data-slot="accordion-item"
          // Removes the attribute, which Radix sets on every part.
          data-orientation={undefined}
          {...props}
          className={`relative border-b border-line ${marker === undefined ? "ll-cord-down ll-accordion-item" : ""} ${className}`}
        >
          {title === undefined ? (
            children
          ) : (
            <>
              <AccordionTrigger>{title}</AccordionTrigger>
              <AccordionPanel>{children}</AccordionPanel>
            </>
          )}
        </div>
      </Radix.Item>
    </ItemContext>
  );
}

export interface AccordionTriggerProps extends Omit<ComponentPropsWithRef<"button">, "id"> {
  /** The question. */
  children: ReactNode;
}

/** The keys that Radix handles in an accordion. It prevents their default action, also with a modifier. */
const radixKeys: readonly string[] = [
  "Home",
  "End",
  "ArrowDown",
  "ArrowUp",
  "ArrowLeft",
  "ArrowRight",
];

/**
 * Stops `radixKeys` before they reach Radix if they are pressed with a modifier, so that the browser's
 * shortcuts work: Alt + Left goes back in the history. All other keys propagate: a dialog around the
 * accordion needs Shift + Tab, and the application may have shortcuts.
 */
function hideModifiedKeyFromRadix(event: KeyboardEvent) {
  const hasModifier = event.altKey || event.ctrlKey || event.metaKey || event.shiftKey;
  if (hasModifier && radixKeys.includes(event.key)) event.stopPropagation();
}

/** The question of an `AccordionItem` without a `title`: the button, inside the heading. */
export function AccordionTrigger({
  onKeyDown,
  className = "",
  children,
  ...props
}: AccordionTriggerProps) {
  const { openItems, headingLevel } = useAccordion("AccordionTrigger");
  const { value, panelId, marker } = useItem("AccordionTrigger");
  const Heading = `h${headingLevel}` as const;
  return (
    <Radix.Header asChild>
      <Heading data-orientation={undefined} data-state={undefined}>
        <Radix.Trigger asChild>
          <button
            aria-controls={panelId}
            data-slot="accordion-trigger"
            data-orientation={undefined}
            {...props}
            onKeyDown={(event) => {
              onKeyDown?.(event);
              hideModifiedKeyFromRadix(event);
            }}
            className={`grid w-full ${marker === null ? "" : "grid-cols-[48px_minmax(0,1fr)]"} items-start rounded-plate py-6 text-start font-text text-lede/[1.25] font-semibold tracking-[-0.012em] wrap-break-word focus-visible:outline-offset-2 disabled:cursor-not-allowed disabled:text-ink-subtle forced-colors:disabled:text-[GrayText] ${className}`}
          >
            {marker !== null && (
              <span className="flex h-[1.25em] items-center">
                {marker ?? <Jack state={openItems.includes(value) ? "plugged" : "empty"} />}
              </span>
            )}
            <span>{children}</span>
          </button>
        </Radix.Trigger>
      </Heading>
    </Radix.Header>
  );
}

export type AccordionPanelProps = Omit<FindableProps, "open" | "onReveal" | "id">;

/**
 * The answer of an `AccordionItem` without a `title`. While it is open, it is a landmark named by its question, unless
 * more than six could be open at once. Its id is the item's `panelId`.
 */
export function AccordionPanel({ className = "", style, children, ...props }: AccordionPanelProps) {
  const { openItems, open, landmarks } = useAccordion("AccordionPanel");
  const { value, panelId, marker } = useItem("AccordionPanel");
  const isOpen = openItems.includes(value);
  return (
    // Removes the inline styles in which Radix stores measurements. The kit does not use them, and a strict
    // Content-Security-Policy forbids inline styles in server-rendered markup.
    <Radix.Content
      asChild
      forceMount
      style={{
        ["--radix-accordion-content-height" as string]: undefined,
        ["--radix-accordion-content-width" as string]: undefined,
      }}
    >
      <Findable
        // `until-found` keeps a closed panel in the accessibility tree, where it would be an empty landmark.
        {...(!(landmarks && isOpen) && { role: undefined, "aria-labelledby": undefined })}
        {...props}
        id={panelId}
        open={isOpen}
        onReveal={() => open(value)}
        data-slot="accordion-panel"
        data-orientation={undefined}
        style={style}
        // The scroll margin keeps the heading visible when a link scrolls to the panel; the page's
        // scroll padding reserves the header's height.
        className={`scroll-mt-28 ${className}`}
      >
        <div className={`${marker === null ? "" : "ps-12"} pb-8 lg:pe-12`}>
          <div className="max-w-measure wrap-break-word text-ink-muted">{children}</div>
        </div>
      </Findable>
    </Radix.Content>
  );
}
