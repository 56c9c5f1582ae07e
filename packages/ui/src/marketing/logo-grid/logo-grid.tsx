import { useId } from "react";
import type { ReactNode } from "react";

import { Jack } from "../../board/jack/jack.tsx";
import { Heading } from "../../foundations/heading/heading.tsx";
import { Anchor } from "../../foundations/link/link.tsx";
import { Text } from "../../foundations/text/text.tsx";
import { Container } from "../../layout/container/container.tsx";
import type { SectionProps } from "../../layout/section/section.tsx";
import { Section } from "../../layout/section/section.tsx";

export interface LogoGridItem {
  /** The tool's name: "HubSpot". It is always shown. */
  name: string;
  /** Its logo in one color: an SVG path on 24 by 24 units. */
  path?: string;
  /** Where one reads about it. */
  href?: string;
}

export interface LogoGridProps extends Omit<SectionProps, "children" | "title"> {
  /** What they are to us: "Plugs into what you run on". Level 2; it names the section. */
  heading: string;
  /** How many there are in all, and how they are connected. */
  claim?: ReactNode;
  /** The tools, six to twelve: they fill whole rows. */
  items: readonly LogoGridItem[];
  /** The way to all of them: a `Link` "See all integrations". */
  action?: ReactNode;
}

const cell =
  "flex h-full min-h-18 w-full min-w-0 items-center gap-3 px-4 py-3 text-small/[1.25] font-medium lg:min-h-24 lg:px-6 lg:text-body/[1.25]";

/** The tools that calls are put through to, as a patch field: a jack for each, with logo and name. */
export function LogoGrid({ heading, claim, items, action, ...props }: LogoGridProps) {
  const id = useId();
  return (
    <Section data-slot="logo-grid" aria-labelledby={id} {...props}>
      <Container className="grid grid-cols-1 gap-x-module gap-y-10 lg:grid-cols-[calc(var(--spacing-module)*7)_minmax(0,1fr)]">
        <div className="grid grid-cols-1 content-start justify-items-start gap-5 *:max-w-full">
          <Heading level={2} id={id}>
            {heading}
          </Heading>
          {claim && <Text tone="muted">{claim}</Text>}
          {action}
        </div>
        <ul
          className={`grid grid-cols-[repeat(auto-fit,minmax(min(100%,8.5rem),1fr))] content-start overflow-clip rounded-stage border border-line ${items.length > 6 ? "lg:grid-cols-3" : "lg:grid-cols-2"}`}
        >
          {items.map(({ name, path, href }) => {
            const words = (
              <>
                {path && (
                  <svg
                    viewBox="0 0 24 24"
                    aria-hidden="true"
                    className="size-6 flex-none fill-current"
                  >
                    <path d={path} />
                  </svg>
                )}
                <span className="min-w-0 grow wrap-anywhere">{name}</span>
                <Jack className="max-sm:size-4" />
              </>
            );
            return (
              <li
                key={name}
                data-slot="logo-grid-item"
                className="-ms-px -mt-px border-s border-t border-line"
              >
                {href === undefined ? (
                  <div className={cell}>{words}</div>
                ) : (
                  <Anchor
                    href={href}
                    className={`${cell} logo-jack -outline-offset-8 transition-colors hover:bg-surface`}
                  >
                    {words}
                  </Anchor>
                )}
              </li>
            );
          })}
        </ul>
      </Container>
    </Section>
  );
}
