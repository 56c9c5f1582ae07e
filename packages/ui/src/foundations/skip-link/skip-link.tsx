"use client";

import type { ComponentPropsWithRef } from "react";

import { skipLinkLabels } from "../../labels.ts";
import { ArrowDownIcon } from "../icon/icon.tsx";
import { useLabels } from "../labels/labels.tsx";
import type { KitLabels } from "../labels/labels.tsx";

export interface SkipLinkProps extends Omit<ComponentPropsWithRef<"a">, "href"> {
  /**
   * Id of the element it jumps to. Give that element `tabIndex={-1}`, so that it takes the focus.
   */
  to: string;
  /**
   * The text of the link.
   * @default "Skip to content"
   */
  children?: string | undefined;
}

/**
 * A skip link: hidden until it is focused, then in the top corner. A plain anchor, which works
 * before hydration.
 */
export function SkipLink({ to, className = "", children, ...props }: SkipLinkProps) {
  const labels = useLabels<KitLabels["skipLink"]>("skipLink", skipLinkLabels);
  return (
    <a
      data-slot="skip-link"
      {...props}
      href={`#${to}`}
      // Above a sticky header. A ring in the background color separates its outline from the
      // content below it.
      className={`absolute start-gutter top-3 z-(--layer-skip-link) flex max-w-[calc(100%-2*var(--spacing-gutter))] items-center gap-2 rounded-control bg-action px-4 py-2 text-small font-semibold text-on-action ring-4 ring-page not-focus:sr-only forced-colors:border ${className}`}
    >
      {children ?? labels.label}
      <ArrowDownIcon />
    </a>
  );
}
