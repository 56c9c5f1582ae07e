"use client";

import { createContext, use, useId, useState } from "react";
import type { ComponentPropsWithRef, ReactNode } from "react";

import { Jack } from "../../board/jack/jack.tsx";
import { Findable } from "../findable/findable.tsx";

interface AccordionState {
  openItems: readonly string[];
  toggle: (value: string, open: boolean) => void;
  headingLevel: 2 | 3 | 4 | 5 | 6;
}

const AccordionContext = createContext<AccordionState | undefined>(undefined);

export interface AccordionProps extends Omit<ComponentPropsWithRef<"div">, "defaultValue"> {
  /**
   * `single` keeps one item open at most, `multiple` any number.
   * @default "single"
   */
  type?: "single" | "multiple";
  /** The open items, where the application holds the state. Goes with `onValueChange`. */
  value?: readonly string[];
  /**
   * The items open at first, where the accordion holds its state.
   * @default []
   */
  defaultValue?: readonly string[];
  /** Told the open items after each change. */
  onValueChange?: (value: readonly string[]) => void;
  /**
   * Level of the items' headings in the page's outline.
   * @default 3
   */
  headingLevel?: 2 | 3 | 4 | 5 | 6;
  /** `AccordionItem`s. */
  children: ReactNode;
}

const nothing: readonly string[] = [];

/**
 * Questions with answers that open below them. Closed answers are found by the browser's search in the
 * page and by a link to their id, which open them.
 * Pattern: https://www.w3.org/WAI/ARIA/apg/patterns/accordion/
 */
export function Accordion({
  type = "single",
  value,
  defaultValue = nothing,
  onValueChange,
  headingLevel = 3,
  className = "",
  ...props
}: AccordionProps) {
  const [own, setOwn] = useState(defaultValue);
  const openItems = value ?? own;
  const toggle = (item: string, open: boolean) => {
    if (openItems.includes(item) === open) return;
    const others = type === "single" ? nothing : openItems.filter((each) => each !== item);
    const next = open ? [...others, item] : openItems.filter((each) => each !== item);
    setOwn(next);
    onValueChange?.(next);
  };
  return (
    <AccordionContext value={{ openItems, toggle, headingLevel }}>
      <div data-slot="accordion" {...props} className={`border-t border-line ${className}`} />
    </AccordionContext>
  );
}

export interface AccordionItemProps extends Omit<ComponentPropsWithRef<"div">, "title"> {
  /** Names the item among the others of its accordion. */
  value: string;
  /** The question. It is the heading, and the button's name. */
  title: ReactNode;
  /**
   * Id of the answer, so that a link can lead to it: `#faq-setup` opens it.
   * @default one that is made up
   */
  panelId?: string;
  /**
   * Takes no press and stays as it is.
   * @default false
   */
  disabled?: boolean;
  /** The answer. */
  children: ReactNode;
}

/** One question of an `Accordion`: an empty jack while it is closed, a plugged one with its cord while it is open. */
export function AccordionItem({
  value,
  title,
  panelId,
  disabled = false,
  className = "",
  children,
  ...props
}: AccordionItemProps) {
  const accordion = use(AccordionContext);
  if (!accordion)
    throw new Error("<AccordionItem> stands outside an <Accordion>: put it inside one.");
  const { openItems, toggle, headingLevel } = accordion;
  const generated = useId();
  const buttonId = `${generated}-button`;
  const panel = panelId ?? `${generated}-panel`;
  const open = openItems.includes(value);
  const Heading = `h${headingLevel}` as const;
  return (
    <div
      data-slot="accordion-item"
      data-state={open ? "open" : "closed"}
      {...props}
      className={`accordion-item relative border-b border-line ${className}`}
    >
      <Heading>
        <button
          type="button"
          id={buttonId}
          aria-expanded={open}
          aria-controls={panel}
          disabled={disabled}
          data-slot="accordion-trigger"
          onClick={() => toggle(value, !open)}
          className="grid w-full grid-cols-[48px_minmax(0,1fr)] items-start rounded-plate py-6 text-start font-text text-lede/[1.25] font-semibold tracking-[-0.012em] wrap-break-word focus-visible:outline-offset-6 disabled:cursor-not-allowed disabled:text-ink-subtle forced-colors:disabled:text-[GrayText]"
        >
          <span className="flex h-[1.25em] items-center">
            <Jack state={open ? "plugged" : "empty"} />
          </span>
          <span>{title}</span>
        </button>
      </Heading>
      <Findable
        id={panel}
        kind="region"
        aria-labelledby={buttonId}
        open={open}
        onReveal={() => toggle(value, true)}
        data-slot="accordion-panel"
        className="scroll-mt-40"
      >
        <div className="ps-12 pb-8 lg:pe-12">
          <div className="max-w-measure wrap-break-word text-ink-muted">{children}</div>
        </div>
      </Findable>
    </div>
  );
}
