"use client";

import type { ComponentPropsWithRef } from "react";

import { Lamp } from "../../board/lamp/lamp.tsx";
import { fill } from "../../foundations/labels/fill.ts";
import { useLabels, useLocale } from "../../foundations/labels/labels.tsx";
import type { KitLabels } from "../../foundations/labels/labels.tsx";
import { Link } from "../../foundations/link/link.tsx";
import { breadcrumbsLabels } from "../../labels.ts";

/** An ancestor page. */
export interface Breadcrumb {
  /** The page's name: "Solutions". */
  label: string;
  /** The page's URL. */
  href: string;
}

export interface BreadcrumbsProps extends Omit<ComponentPropsWithRef<"nav">, "children"> {
  /** The ancestor pages, topmost first. */
  items: readonly Breadcrumb[];
  /** Name of the current page. */
  current: string;
  /**
   * Maximum number of ancestors shown, at least 2. If there are more, the first one and the last ones are
   * shown; the others are in a disclosure, which also works without JavaScript.
   * @default 4
   */
  maxItems?: number | undefined;
  /**
   * Hides the current page's name visually. Set it where the name is shown next to the breadcrumbs,
   * for example as a `Hero`'s kicker. The separator before the name stays.
   * @default false
   */
  currentHidden?: boolean | undefined;
  /**
   * Name of the navigation.
   * @default the `LabelsProvider`'s, else "Breadcrumbs"
   */
  label?: string | undefined;
  /** Labels that override the `LabelsProvider`'s. */
  labels?: Partial<KitLabels["breadcrumbs"]> | undefined;
}

/**
 * Links to the ancestor pages, and the current page with a lamp.
 * Pattern: https://www.w3.org/WAI/ARIA/apg/patterns/breadcrumb/
 */
export function Breadcrumbs({
  items,
  current,
  maxItems = 4,
  currentHidden = false,
  label,
  labels: labelOverrides,
  ...props
}: BreadcrumbsProps) {
  const labels = useLabels("breadcrumbs", breadcrumbsLabels, labelOverrides);
  const locale = useLocale();
  const overflows = items.length > maxItems;
  const first = overflows ? items.slice(0, 1) : items;
  const last = overflows ? items.slice(items.length - Math.max(1, maxItems - 1)) : [];
  const collapsed = items.slice(first.length, items.length - last.length);
  return (
    <nav aria-label={label ?? labels.label} data-slot="breadcrumbs" {...props}>
      <ol className="ll-breadcrumbs font-text text-small">
        {first.map((item) => (
          <Ancestor key={item.href} {...item} />
        ))}
        {collapsed.length > 0 && (
          <li data-slot="breadcrumbs-more">
            <details className="group/more sm:relative">
              <summary
                aria-label={fill(labels.more, { count: collapsed.length }, locale)}
                className="grid min-h-6 min-w-8 cursor-pointer list-none place-items-center rounded-plate bg-sunk px-1.5 text-ink-muted group-open/more:text-ink hover:text-ink [&::-webkit-details-marker]:hidden"
              >
                <span aria-hidden="true">…</span>
              </summary>
              <ol className="absolute start-0 z-(--layer-floating) mt-1 grid w-max max-w-[min(18rem,60vw)] gap-1 rounded-control border border-line bg-surface px-4 py-3 shadow-float">
                {collapsed.map((item) => (
                  <li key={item.href} data-slot="breadcrumb" className="wrap-anywhere">
                    <Link
                      href={item.href}
                      className="inline-block py-1 text-ink-muted hover:text-ink"
                    >
                      {item.label}
                    </Link>
                  </li>
                ))}
              </ol>
            </details>
          </li>
        )}
        {last.map((item) => (
          <Ancestor key={item.href} {...item} />
        ))}
        <li data-slot="breadcrumb">
          {currentHidden ? (
            <span aria-current="page" className="sr-only">
              {current}
            </span>
          ) : (
            <span aria-current="page" className="flex min-w-0 items-baseline gap-2 font-semibold">
              <Lamp state="on" className="mt-[0.38em] self-start" />
              <span className="min-w-0">{current}</span>
            </span>
          )}
        </li>
      </ol>
    </nav>
  );
}

function Ancestor({ href, label }: Breadcrumb) {
  return (
    <li data-slot="breadcrumb">
      <Link href={href} className="-my-1 min-w-0 py-1 text-ink-muted hover:text-ink">
        {label}
      </Link>
    </li>
  );
}
