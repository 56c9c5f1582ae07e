"use client";

import { useState } from "react";
import type { ComponentPropsWithRef, MouseEvent, ReactNode } from "react";

import { useLabels } from "../../foundations/labels/labels.tsx";
import type { KitLabels } from "../../foundations/labels/labels.tsx";
import { Link } from "../../foundations/link/link.tsx";
import { useControlled } from "../../foundations/state/use-controlled.ts";
import { faqAccordionLabels } from "../../labels.ts";
import { Accordion, AccordionItem } from "../accordion/accordion.tsx";

/**
 * A question with its answer. Both are plain text, because the structured data is made from them too
 * (`faqStatement`) and must match the visible text.
 */
export interface FaqItem {
  /** Id of the answer: a link to `#` and the id opens it. Only letters, digits and hyphens: "setup-time". */
  readonly id: string;
  /** The question in the visitor's words, with a question mark. */
  readonly question: string;
  /** The answer, its main point first. An empty line starts a new paragraph. */
  readonly answer: string;
  /** The category, shown below the answer: "Getting Started". */
  readonly category?: string | undefined;
}

export type FaqAccordionLabels = KitLabels["faqAccordion"];

export interface FaqAccordionProps<Value extends string = string> extends Omit<
  ComponentPropsWithRef<"div">,
  "children" | "defaultValue"
> {
  /** The questions. If a search or a category filters them, pass the matching ones. */
  items: readonly FaqItem[];
  /** The open question's id, if controlled; `null` for none. Use with `onValueChange`. */
  value?: Value | null | undefined;
  /**
   * The id of the question that is open at first, if uncontrolled.
   * @default null
   */
  defaultValue?: string | null | undefined;
  /** Called with the id of the opened question; `null` when the open one was closed. */
  onValueChange?: ((id: Value | null) => void) | undefined;
  /** More content below the answers, such as links, by question id. Not part of the structured data. */
  more?: Readonly<Record<string, ReactNode>> | undefined;
  /**
   * Level of the questions' headings.
   * @default 3
   */
  headingLevel?: 2 | 3 | 4 | 5 | 6 | undefined;
  /** Labels that override the `LabelsProvider`'s. */
  labels?: Partial<FaqAccordionLabels> | undefined;
}

/** The URL of one answer on the current page. */
const urlOf = (id: string) => new URL(`#${encodeURIComponent(id)}`, location.href).href;

/**
 * Frequent questions, one open at a time. A URL with a question's id as its fragment opens the answer.
 * Search engines find closed answers, and so does the page search of a browser that supports
 * `hidden="until-found"`. Without JavaScript all answers are open.
 *
 * Pattern: https://www.w3.org/WAI/ARIA/apg/patterns/accordion/
 */
export function FaqAccordion<Value extends string = string>({
  items,
  value,
  defaultValue = null,
  onValueChange,
  more,
  headingLevel,
  labels: labelOverrides,
  className = "",
  ...props
}: FaqAccordionProps<Value>) {
  const labels = useLabels("faqAccordion", faqAccordionLabels, labelOverrides);
  const [openId, setOpenId] = useControlled<string | null>(
    value,
    defaultValue,
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the application knows its questions' ids
    onValueChange as ((value: string | null) => void) | undefined,
  );
  const [copied, setCopied] = useState<string | null>(null);

  const copy = (event: MouseEvent, id: string) => {
    // With a modifier key or without a clipboard, the browser follows the link as usual.
    if (event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
    if (!("clipboard" in navigator)) return;
    event.preventDefault();
    const url = urlOf(id);
    // Changes the page's URL without scrolling, because the answer is in view.
    history.replaceState(history.state, "", url);
    void navigator.clipboard.writeText(url).then(
      () => setCopied(id),
      // Without permission to write to the clipboard, the link is only in the address bar.
      () => undefined,
    );
  };

  return (
    <Accordion
      data-slot="faq-accordion"
      {...props}
      headingLevel={headingLevel}
      value={openId}
      onValueChange={(next) => {
        setCopied(null);
        setOpenId(next);
      }}
      className={className}
    >
      {items.map((item) => (
        <AccordionItem key={item.id} value={item.id} title={item.question} panelId={item.id}>
          {item.answer.split(/\n\s*\n/).map((paragraph, index) => (
            // The index is a stable key, because the paragraphs of an answer do not change.
            <p key={index} className="not-first:mt-3">
              {paragraph}
            </p>
          ))}
          {more?.[item.id]}
          <p
            data-slot="faq-accordion-foot"
            className="mt-4 flex flex-wrap items-baseline gap-x-4 gap-y-1 text-fine"
          >
            {item.category !== undefined && (
              <span className="min-w-0 wrap-anywhere">{item.category}</span>
            )}
            <Link
              href={`#${item.id}`}
              aria-description={item.question}
              onClick={(event) => copy(event, item.id)}
              onBlur={() => setCopied(null)}
            >
              {labels.copy}
            </Link>
            <output className="font-medium text-success">
              {copied === item.id && labels.copied}
            </output>
          </p>
        </AccordionItem>
      ))}
    </Accordion>
  );
}
