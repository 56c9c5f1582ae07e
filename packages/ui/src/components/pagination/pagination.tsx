"use client";

import type { ComponentPropsWithRef, MouseEvent, ReactNode } from "react";

import { Lamp } from "../../board/lamp/lamp.tsx";
import { ChevronDownIcon } from "../../foundations/icon/icon.tsx";
import { fill } from "../../foundations/labels/fill.ts";
import { useLabels, useLocale } from "../../foundations/labels/labels.tsx";
import type { KitLabels } from "../../foundations/labels/labels.tsx";
import { Anchor } from "../../foundations/link/anchor.tsx";
import { useControlled } from "../../foundations/state/use-controlled.ts";
import { paginationLabels } from "../../labels.ts";
import { pagesShown } from "./pages-shown.ts";

export interface PaginationProps extends Omit<
  ComponentPropsWithRef<"nav">,
  "children" | "defaultValue"
> {
  /** Number of pages. An empty list, with 0, is shown as one page. */
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
   * Number of pages shown before and after the current one, in windows at least 600 px wide.
   * @default 1
   */
  neighbors?: number | undefined;
  /** Labels that override the `LabelsProvider`'s. */
  labels?: Partial<KitLabels["pagination"]> | undefined;
}

/**
 * Links to the pages of a long list, or buttons without `hrefFor`. In windows at least 600 px wide, page
 * numbers are between "Previous" and "Next". Narrower windows show a text instead, such as "Page 5 of 12".
 *
 * Guidance: https://design-system.service.gov.uk/components/pagination/
 */
export function Pagination({
  pageCount,
  page: controlled,
  defaultPage = 1,
  onPageChange,
  hrefFor,
  neighbors = 1,
  labels: labelOverrides,
  className = "",
  ...props
}: PaginationProps) {
  const labels = useLabels("pagination", paginationLabels, labelOverrides);
  const locale = useLocale();
  const [requestedPage, setPage] = useControlled(controlled, defaultPage, onPageChange);
  const lastPage = Math.max(1, pageCount);
  const page = Math.min(Math.max(1, requestedPage), lastPage);
  const linkProps = {
    hrefFor,
    onSelectPage: (next: number) => {
      if (next !== page) setPage(next);
    },
  };
  return (
    <nav
      aria-label={labels.label}
      data-slot="pagination"
      {...props}
      className={`flex flex-wrap items-center justify-between gap-2 font-text text-small tabular-nums ${className}`}
    >
      <PageLink {...linkProps} page={Math.max(1, page - 1)} disabled={page <= 1} rel="prev">
        <ChevronDownIcon size="sm" className="rotate-90 rtl:-rotate-90" />
        <span className="min-w-0">{labels.previous}</span>
      </PageLink>
      <span data-slot="pagination-status" className="text-center text-ink-muted sm:hidden">
        {fill(labels.status, { page, count: lastPage }, locale)}
      </span>
      <ol data-slot="pagination-pages" className="hidden flex-wrap items-center gap-1 sm:flex">
        {pagesShown(page, lastPage, neighbors).map((each, index) => (
          <li key={each ?? `gap-${index}`} className="flex">
            {each === null ? (
              <span aria-hidden="true" className="min-w-9 text-center text-ink-muted">
                …
              </span>
            ) : (
              <PageLink
                {...linkProps}
                page={each}
                aria-current={each === page ? "page" : undefined}
                aria-label={fill(labels.page, { page: each }, locale)}
              >
                {each === page && <Lamp state="on" />}
                {each.toLocaleString(locale)}
              </PageLink>
            )}
          </li>
        ))}
      </ol>
      <PageLink
        {...linkProps}
        page={Math.min(page + 1, lastPage)}
        disabled={page >= lastPage}
        rel="next"
      >
        <span className="min-w-0">{labels.next}</span>
        <ChevronDownIcon size="sm" className="-rotate-90 rtl:rotate-90" />
      </PageLink>
    </nav>
  );
}

interface PageLinkProps {
  hrefFor: string | undefined;
  onSelectPage: (page: number) => void;
  page: number;
  disabled?: boolean | undefined;
  rel?: "prev" | "next" | undefined;
  "aria-label"?: string | undefined;
  "aria-current"?: "page" | undefined;
  children: ReactNode;
}

const pageLinkClasses =
  "inline-flex max-w-full min-h-11 min-w-11 items-center wrap-anywhere justify-center gap-2 rounded-control border-(length:--width-edge) border-transparent px-3 font-medium transition-[background-color,border-color] hover:bg-sunk aria-disabled:cursor-default aria-disabled:text-ink-subtle aria-disabled:hover:bg-transparent forced-colors:aria-disabled:text-[GrayText] aria-[current]:border-line aria-[current]:bg-surface aria-[current]:font-semibold forced-colors:aria-[current]:border-[Highlight]";

/**
 * A link to a page, or without `hrefFor` a button. "Previous" on the first page and "Next" on the
 * last one are disabled, but stay the same focusable element. So the press on "Next" that leads to the
 * last page does not lose the focus. Therefore a disabled link keeps an `href`, that of the current page.
 */
function PageLink({ hrefFor, onSelectPage, page, disabled = false, rel, ...props }: PageLinkProps) {
  const handleClick = (event: MouseEvent) => {
    if (disabled) {
      event.preventDefault();
      return;
    }
    // With a modifier key a link is opened in a new tab or window, or downloaded: this page stays unchanged.
    const { altKey, ctrlKey, metaKey, shiftKey } = event;
    if (hrefFor !== undefined && (altKey || ctrlKey || metaKey || shiftKey)) return;
    onSelectPage(page);
  };
  const shared = {
    "data-slot": rel ? "pagination-step" : "pagination-page",
    "aria-disabled": disabled || undefined,
    onClick: handleClick,
    className: pageLinkClasses,
    ...props,
  };
  if (hrefFor === undefined) return <button type="button" {...shared} />;
  const href = hrefFor.replaceAll("{page}", String(page));
  return <Anchor href={href} rel={disabled ? undefined : rel} {...shared} />;
}
