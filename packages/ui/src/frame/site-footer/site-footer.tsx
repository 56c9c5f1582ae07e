"use client";

import { useId } from "react";
import type { ComponentPropsWithRef, ReactNode } from "react";

import { cordPath } from "../../board/cord/cord-path.ts";
import { CordStrokes } from "../../board/cord/cord-strokes.tsx";
import { JackField } from "../../board/jack-field/jack-field.tsx";
import { Jack } from "../../board/jack/jack.tsx";
import { useLabels } from "../../foundations/labels/labels.tsx";
import type { KitLabels } from "../../foundations/labels/labels.tsx";
import { Anchor } from "../../foundations/link/anchor.tsx";
import { siteFooterLabels } from "../../labels.ts";
import { Container } from "../../layout/container/container.tsx";

/** A link to a page, a fragment, a telephone number or a mail address. */
export interface FooterLink {
  /** The label: "Privacy". */
  label: string;
  /** The URL: "/privacy", "#privacy", "tel:+15125550100". */
  href: string;
}

/** A column of links. */
export interface FooterColumn {
  /** The column's heading: "Products". */
  label: string;
  links: readonly FooterLink[];
}

export interface SiteFooterProps extends Omit<ComponentPropsWithRef<"footer">, "children"> {
  /** The brand: a `Logo` in a link to the home page. */
  brand: ReactNode;
  /** Contact links: telephone and mail. */
  contact: readonly FooterLink[];
  /** The company's location: "Austin, Texas". */
  location: string;
  /** The button that opens the chat. */
  actions?: ReactNode;
  /** The links, in two to four columns. */
  columns: readonly FooterColumn[];
  /** The copyright line: "© 2026 Larkline". */
  copyright: string;
  /** Links next to the copyright: privacy, terms, security. */
  legal?: readonly FooterLink[] | undefined;
  /** The operational state: a `StatusLabel`. */
  status?: ReactNode;
  /** Controls at the end of the last row, such as the theme switch. */
  tools?: ReactNode;
  /** Labels that override the `LabelsProvider`'s. */
  labels?: Partial<KitLabels["siteFooter"]> | undefined;
}

/**
 * Path of the cord, 17 modules wide and 4.75 modules high. The `viewBox` has this size, with 48 units per
 * module. The drawing is stretched to fit the band; the strokes keep their width.
 */
const bandCordPath = cordPath("hang", { x: 0, y: 0 }, { x: 17, y: 0 }, 4.75);

/**
 * The footer of every page: a drawing of a cord, contact data and links. If the page's `main` ends with a
 * `CtaBand` of the variant `band`, the footer draws no cord, because the `CtaBand` draws one.
 */
export function SiteFooter({
  brand,
  contact,
  location,
  actions,
  columns,
  copyright,
  legal = [],
  status,
  tools,
  labels,
  className = "",
  ...props
}: SiteFooterProps) {
  const labelTexts = useLabels("siteFooter", siteFooterLabels, labels);
  const id = useId();
  return (
    <footer
      data-slot="site-footer"
      data-ground="board"
      {...props}
      className={`ll-floating-room bg-page text-ink ${className}`}
    >
      <div data-slot="site-footer-band" aria-hidden="true" className="ll-footer-band">
        <JackField />
        <Container>
          <svg viewBox="0 0 816 228" preserveAspectRatio="none">
            <g data-state="rest" className="ll-cord">
              <CordStrokes d={bandCordPath} />
            </g>
          </svg>
          <Jack state="plugged" />
          <Jack state="plugged" />
        </Container>
      </div>
      <Container className="grid gap-x-6 gap-y-10 pt-12 pb-12 lg:grid-cols-[2fr_5fr] lg:pt-18 lg:pb-16">
        <div className="flex min-w-0 flex-col items-start gap-4 wrap-anywhere">
          {brand}
          <address className="max-w-full text-small text-ink-muted not-italic">
            {contact.map(({ label, href }) => (
              <Anchor key={href} href={href} className="ll-footer-link">
                {label}
              </Anchor>
            ))}
            <span className="block py-1">{location}</span>
          </address>
          {actions}
        </div>
        <nav
          aria-label={labelTexts.label}
          className="grid grid-cols-2 gap-x-6 gap-y-10 wrap-anywhere sm:grid-cols-4"
        >
          {columns.map((column, index) => (
            <div key={column.label}>
              <p
                id={`${id}${index}`}
                className="mb-2 font-plate text-plate font-semibold text-ink-muted"
              >
                {column.label}
              </p>
              <ul aria-labelledby={`${id}${index}`}>
                {column.links.map(({ label, href }) => (
                  <li key={href}>
                    <Anchor href={href} className="ll-footer-link">
                      {label}
                    </Anchor>
                  </li>
                ))}
              </ul>
            </div>
          ))}
        </nav>
      </Container>
      <Container className="flex min-h-18 flex-wrap items-center gap-x-6 gap-y-2 border-t border-line py-4 text-small text-ink-muted">
        <p>{copyright}</p>
        {legal.map(({ label, href }) => (
          <Anchor key={href} href={href} className="ll-footer-link">
            {label}
          </Anchor>
        ))}
        {(status || tools) && (
          <div className="flex min-w-0 items-center gap-4 max-lg:order-first max-lg:w-full max-lg:justify-between lg:ms-auto">
            {status}
            {tools && <div className="-me-2">{tools}</div>}
          </div>
        )}
      </Container>
    </footer>
  );
}
