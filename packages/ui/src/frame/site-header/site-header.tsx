import type { ComponentPropsWithRef, ReactNode } from "react";

import { Button } from "../../components/button/button.tsx";
import { Container } from "../../layout/container/container.tsx";

export interface SiteHeaderProps extends Omit<ComponentPropsWithRef<"header">, "children"> {
  /** The brand, as a link to the home page. */
  brand: ReactNode;
  /** The site's navigation: a `NavigationMenu`. With a `menu` it is shown from 1024 px. */
  nav?: ReactNode;
  /** Controls that are visible at every width, such as the theme switch. */
  tools?: ReactNode;
  /**
   * The link to the application, "Login / Sign Up", in a new tab. With a `menu` it is shown from
   * 1024 px.
   */
  login?: { label: string; href: string } | undefined;
  /** The button that opens the chat. With a `menu` it is hidden below 640 px. */
  actions?: ReactNode;
  /** A `MobileMenu` with what the header leaves out below 1024 px. */
  menu?: ReactNode;
}

/**
 * The sticky header, on the board's ground. In a low window (large text, landscape phone) it scrolls with
 * the page. With a `menu` it has a wide and a narrow form. Their breakpoint depends on the text size: with
 * larger text the narrow form begins at a wider window. Without JavaScript the wide form is used and wraps.
 */
export function SiteHeader({
  brand,
  nav,
  tools,
  login,
  actions,
  menu,
  className = "",
  ...props
}: SiteHeaderProps) {
  const hasMenu = Boolean(menu);
  const wideOnlyClasses = hasMenu ? "hidden @min-[64rem]:block noscript:block" : undefined;
  return (
    <header
      data-slot="site-header"
      data-ground="board"
      {...props}
      className={`z-(--layer-header) border-b border-line bg-page text-ink [@media(min-height:30rem)]:sticky [@media(min-height:30rem)]:top-0 ${hasMenu ? "@container " : ""}${className}`}
    >
      <Container className="flex min-h-[calc(var(--header-height)-1px)] flex-wrap items-center gap-2 py-2">
        {brand}
        {nav && <div className={`lg:ms-6 ${wideOnlyClasses ?? ""}`}>{nav}</div>}
        <div
          data-slot="site-header-actions"
          className="ms-auto flex flex-wrap items-center justify-end gap-1 sm:gap-2 print:hidden"
        >
          {tools}
          {login && (
            <div className={wideOnlyClasses}>
              <Button
                variant="ghost"
                href={login.href}
                target="_blank"
                rel="noopener noreferrer"
                className="@max-[76rem]:px-2"
              >
                {login.label}
              </Button>
            </div>
          )}
          {hasMenu ? (
            <>
              <div className="hidden @min-[40rem]:block">{actions}</div>
              <div className="-me-3 @min-[64rem]:hidden noscript:hidden">{menu}</div>
            </>
          ) : (
            actions
          )}
        </div>
      </Container>
    </header>
  );
}
