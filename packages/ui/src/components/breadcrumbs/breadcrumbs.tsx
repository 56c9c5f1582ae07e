import type { ComponentPropsWithRef } from "react";

import { Lamp } from "../../board/lamp/lamp.tsx";
import { Link } from "../../foundations/link/link.tsx";
import { breadcrumbsLabels } from "../../labels.ts";

/** A page on the way. */
export interface Breadcrumb {
  /** The page's name: "Solutions". */
  label: string;
  /** Its address. */
  href: string;
}

export interface BreadcrumbsProps extends Omit<ComponentPropsWithRef<"nav">, "children"> {
  /** The pages above this one, from the first. */
  items: readonly Breadcrumb[];
  /** Name of this page, at the end. */
  current: string;
  /**
   * Name of the navigation.
   * @default "Breadcrumbs"
   */
  label?: string;
}

/**
 * The way to this page through those above it. The lamp says: you are here.
 * Pattern: https://www.w3.org/WAI/ARIA/apg/patterns/breadcrumb/
 */
export function Breadcrumbs({
  items,
  current,
  label = breadcrumbsLabels.label,
  ...props
}: BreadcrumbsProps) {
  return (
    <nav aria-label={label} data-slot="breadcrumbs" {...props}>
      <ol className="flex flex-wrap items-baseline gap-x-3 gap-y-1 font-text text-small">
        {items.map((item) => (
          <li key={item.href} data-slot="breadcrumb" className={step}>
            <Link href={item.href} className="min-w-0 text-ink-muted hover:text-ink">
              {item.label}
            </Link>
          </li>
        ))}
        <li data-slot="breadcrumb" className={step}>
          <span aria-current="page" className="flex min-w-0 items-baseline gap-2 font-semibold">
            <Lamp state="on" className="mt-[0.38em] self-start" />
            <span className="min-w-0">{current}</span>
          </span>
        </li>
      </ol>
    </nav>
  );
}

/** Joined to the one before by a hairline, drawn as a border so that it stays in forced colors. */
const step =
  "flex max-w-full min-w-0 items-baseline gap-x-3 wrap-anywhere not-first:before:w-4 not-first:before:shrink-0 not-first:before:-translate-y-[0.3em] not-first:before:border-t not-first:before:border-edge";
