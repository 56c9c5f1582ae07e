"use client";

import { createElement, useState } from "react";
import type { ComponentPropsWithRef, MouseEvent, ReactNode } from "react";

import { Lamp } from "../../board/lamp/lamp.tsx";
import { ChevronDownIcon } from "../../foundations/icon/icon.tsx";
import { useLabels } from "../../foundations/labels/labels.tsx";
import { Anchor } from "../../foundations/link/link.tsx";
import { paginationLabels } from "../../labels.ts";
import type { PaginationLabels } from "../../labels.ts";
import { pagesShown } from "./pages-shown.ts";

export interface PaginationProps extends Omit<
  ComponentPropsWithRef<"nav">,
  "children" | "defaultValue"
> {
  /** Number of pages. */
  pageCount: number;
  /** The current page, from 1, if controlled. Use with `onPageChange` or `hrefFor`. */
  page?: number | undefined;
  /**
   * The page at first, if uncontrolled.
   * @default 1
   */
  defaultPage?: number | undefined;
  /** Called with the number of the requested page. */
  onPageChange?: ((page: number) => void) | undefined;
  /**
   * URL of a page, with `{page}` in place of its number: "/blog?page={page}". The pages are then
   * links, which work without JavaScript and are found by search engines.
   */
  hrefFor?: string | undefined;
  /**
   * Number of pages shown before and after the current one, from 600 px.
   * @default 1
   */
  neighbors?: number | undefined;
  /** Labels that override the `LabelsProvider`'s. */
  labels?: Partial<PaginationLabels> | undefined;
}

/**
 * Pagination. On narrow screens it shows the current page between the links to its neighbors; from
 * 600 px it shows page numbers.
 */
export function Pagination({
  pageCount,
  page: controlled,
  defaultPage = 1,
  onPageChange,
  hrefFor,
  neighbors = 1,
  labels,
  className = "",
  ...props
}: PaginationProps) {
  const words = useLabels("pagination", paginationLabels, labels);
  const [own, setOwn] = useState(defaultPage);
  const page = Math.min(Math.max(1, controlled ?? own), Math.max(1, pageCount));
  const step = {
    hrefFor,
    onGo: (next: number) => {
      setOwn(next);
      onPageChange?.(next);
    },
  };
  return (
    <nav
      aria-label={words.label}
      data-slot="pagination"
      {...props}
      className={`flex flex-wrap items-center justify-between gap-2 font-text text-small tabular-nums ${className}`}
    >
      <Step {...step} page={page - 1} disabled={page <= 1} rel="prev">
        <ChevronDownIcon size="sm" className="rotate-90 rtl:-rotate-90" />
        <span className="min-w-0">{words.previous}</span>
      </Step>
      <span data-slot="pagination-status" className="text-center text-ink-muted sm:hidden">
        {words.status.replace("{page}", String(page)).replace("{count}", String(pageCount))}
      </span>
      <ol data-slot="pagination-pages" className="hidden flex-wrap items-center gap-1 sm:flex">
        {pagesShown(page, pageCount, neighbors).map((each, index) => (
          <li key={each ?? `gap-${index}`} className="flex">
            {each === null ? (
              <span aria-hidden="true" className="min-w-9 text-center text-ink-muted">
                …
              </span>
            ) : (
              <Step
                {...step}
                page={each}
                aria-current={each === page ? "page" : undefined}
                aria-label={words.page.replace("{page}", String(each))}
              >
                {each === page && <Lamp state="on" />}
                {each}
              </Step>
            )}
          </li>
        ))}
      </ol>
      <Step {...step} page={page + 1} disabled={page >= pageCount} rel="next">
        <span className="min-w-0">{words.next}</span>
        <ChevronDownIcon size="sm" className="-rotate-90 rtl:rotate-90" />
      </Step>
    </nav>
  );
}

interface StepProps {
  hrefFor: string | undefined;
  onGo: (page: number) => void;
  page: number;
  disabled?: boolean | undefined;
  rel?: "prev" | "next" | undefined;
  "aria-label"?: string | undefined;
  "aria-current"?: "page" | undefined;
  children: ReactNode;
}

const stepLook =
  "inline-flex max-w-full min-h-11 min-w-11 items-center wrap-anywhere justify-center gap-2 rounded-control border-(length:--width-edge) border-transparent px-3 font-medium transition-[background-color,border-color] hover:bg-sunk aria-disabled:cursor-default aria-disabled:text-ink-subtle aria-disabled:hover:bg-transparent aria-[current]:border-line aria-[current]:bg-surface aria-[current]:font-semibold forced-colors:aria-[current]:border-[Highlight]";

/** A link to a page. At the ends it stays focusable but is disabled. */
function Step({ hrefFor, onGo, page, disabled = false, rel, ...props }: StepProps) {
  const go = (event: MouseEvent) => {
    if (disabled) return;
    // Opened in a new tab: this page stays unchanged.
    if (event.metaKey || event.ctrlKey || event.shiftKey) return;
    onGo(page);
  };
  const shared = {
    "data-slot": rel ? "pagination-step" : "pagination-page",
    "aria-disabled": disabled || undefined,
    onClick: go,
    className: stepLook,
    ...props,
  };
  if (hrefFor === undefined) return <button type="button" {...shared} />;
  // A link without `href` needs an explicit role.
  if (disabled) return createElement("a", { role: "link", ...shared });
  return <Anchor href={hrefFor.replaceAll("{page}", String(page))} rel={rel} {...shared} />;
}
