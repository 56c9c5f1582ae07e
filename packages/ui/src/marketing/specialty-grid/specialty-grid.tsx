import { useId } from "react";
import type { ReactNode } from "react";

import { Jack } from "../../board/jack/jack.tsx";
import { Heading } from "../../foundations/heading/heading.tsx";
import { Anchor } from "../../foundations/link/anchor.tsx";
import { Text } from "../../foundations/text/text.tsx";
import { Container } from "../../layout/container/container.tsx";
import { Section } from "../../layout/section/section.tsx";
import type { SectionProps } from "../../layout/section/section.tsx";

export interface Specialty {
  /** The specialty: "Personal Injury". */
  name: string;
  /** What the agent does for it, in one line. */
  line: ReactNode;
  /** URL of a page about the specialty. With it the whole tile is clickable. */
  href?: string | undefined;
}

export interface SpecialtyGridProps extends Omit<SectionProps, "children" | "title" | "fill"> {
  /** The section's heading (level 2) and accessible name. */
  title: string;
  /** One or two sentences below the heading. */
  lede?: ReactNode;
  /** Four to twelve specialties. */
  specialties: readonly Specialty[];
  /** One link or button below the lede. */
  actions?: ReactNode;
}

/** A grid of specialties, each with its name and one line. */
export function SpecialtyGrid({ title, lede, specialties, actions, ...props }: SpecialtyGridProps) {
  const id = useId();
  return (
    <Section data-slot="specialty-grid" aria-labelledby={id} {...props}>
      <Container className="grid grid-cols-1 gap-x-12 gap-y-10 lg:grid-cols-[minmax(0,4fr)_minmax(0,9fr)]">
        <div className="grid grid-cols-1 content-start gap-4">
          <Heading level={2} id={id}>
            {title}
          </Heading>
          {lede && <Text tone="muted">{lede}</Text>}
          {actions && <div className="mt-2 flex flex-wrap gap-3">{actions}</div>}
        </div>
        <ul
          data-slot="specialty-grid-list"
          className="grid grid-cols-1 self-start overflow-clip rounded-stage border border-line sm:grid-cols-2 sm:*:last:odd:col-span-2"
        >
          {specialties.map(({ name, line, href }) => (
            <li
              key={name}
              data-slot="specialty"
              // On hover and focus, `ll-industry-card` plugs a cord into the jack of a tile with a link.
              className={`relative -me-px -mb-px grid grid-cols-[minmax(0,1fr)_24px] content-start gap-x-4 gap-y-1 border-e border-b border-line px-5 py-4.5 ${href === undefined ? "" : "ll-industry-card transition-colors hover:bg-surface"}`}
            >
              <strong className="font-semibold">
                {href === undefined ? (
                  name
                ) : (
                  <Anchor href={href} className="rounded-plate after:absolute after:inset-0">
                    {name}
                  </Anchor>
                )}
              </strong>
              <Jack />
              <span className="text-small text-pretty text-ink-muted">{line}</span>
            </li>
          ))}
        </ul>
      </Container>
    </Section>
  );
}
