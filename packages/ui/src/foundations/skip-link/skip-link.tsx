"use client";

import type { ComponentPropsWithRef } from "react";

import { skipLinkLabels } from "../../labels.ts";
import { ArrowDownIcon } from "../icon/icon.tsx";
import { useLabels } from "../labels/labels.tsx";

export interface SkipLinkProps extends Omit<ComponentPropsWithRef<"a">, "href"> {
  /**
   * Id of the element that the link jumps to. Give that element `tabIndex={-1}`, so that it gets the focus.
   */
  to: string;
  /**
   * The text of the link.
   * @default "Skip to content"
   */
  children?: string | undefined;
}

/**
 * A skip link to the page's content. It is visually hidden until it has the focus, then shown in the top
 * corner at the start. It is a plain anchor instead of a router's link, so that it works before hydration.
 */
export function SkipLink({ to, className = "", children, ...props }: SkipLinkProps) {
  const labels = useLabels("skipLink", skipLinkLabels);
  return (
    <a
      data-slot="skip-link"
      {...props}
      href={`#${to}`}
      // The link lies above a sticky header. A ring in the background color separates the focus outline from
      // the content below.
      className={`absolute start-gutter top-3 z-(--layer-skip-link) flex max-w-[calc(100%-2*var(--spacing-gutter))] items-center gap-2 rounded-control bg-action px-4 py-2 text-small font-semibold text-on-action ring-4 ring-page not-focus:sr-only forced-colors:border ${className}`}
    >
      {children ?? labels.label}
      <ArrowDownIcon />
    </a>
  );
}
