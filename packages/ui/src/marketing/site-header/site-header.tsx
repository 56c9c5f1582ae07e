import type { ComponentPropsWithRef, ReactNode } from "react";

import { siteHeaderLabels } from "../../labels.ts";
import { Container } from "../../layout/container/container.tsx";

export interface SiteHeaderProps extends Omit<ComponentPropsWithRef<"header">, "children"> {
  /** The brand, as a link to the home page. */
  brand: ReactNode;
  /** The site's navigation: a `<nav>` with a name. */
  nav?: ReactNode;
  /** What stands at the end: the theme's switch, the button that opens the chat. */
  actions?: ReactNode;
  /** Id of the page's main content. With it the first thing on the page is a link that jumps there. */
  skipTo?: string;
  /** Text of that link. */
  skipLabel?: string;
}

/**
 * The top of every page, on the board's green, staying in view while the page scrolls. On a screen too
 * low for that (large text, a phone on its side) it scrolls away.
 */
export function SiteHeader({
  brand,
  nav,
  actions,
  skipTo,
  skipLabel = siteHeaderLabels.skip,
  className = "",
  ...props
}: SiteHeaderProps) {
  return (
    <header
      data-slot="site-header"
      data-ground="board"
      {...props}
      className={`z-20 border-b border-line bg-page text-ink [@media(min-height:30rem)]:sticky [@media(min-height:30rem)]:top-0 ${className}`}
    >
      {skipTo !== undefined && (
        <a
          href={`#${skipTo}`}
          data-slot="site-header-skip"
          className="absolute start-gutter top-3 z-1 rounded-control bg-action px-4 py-2 text-small font-semibold text-on-action not-focus:sr-only"
        >
          {skipLabel}
        </a>
      )}
      <Container className="flex min-h-16 flex-wrap items-center gap-x-2 gap-y-2 py-2 lg:min-h-18 lg:gap-x-8">
        {brand}
        {nav}
        {actions !== undefined && (
          <div
            data-slot="site-header-actions"
            className="ms-auto flex flex-wrap items-center justify-end gap-1 max-sm:*:data-[slot=button]:px-3.5 max-sm:*:data-[slot=button]:text-[0.875rem] sm:gap-2"
          >
            {actions}
          </div>
        )}
      </Container>
    </header>
  );
}
