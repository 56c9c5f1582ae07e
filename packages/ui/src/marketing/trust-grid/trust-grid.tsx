import { useId } from "react";
import type { ReactNode } from "react";

import { Cord, CordLayer } from "../../board/cord/cord.tsx";
import { JackField } from "../../board/jack-field/jack-field.tsx";
import { Jack } from "../../board/jack/jack.tsx";
import { Meter } from "../../board/meter/meter.tsx";
import { Plate } from "../../board/plate/plate.tsx";
import { Heading } from "../../foundations/heading/heading.tsx";
import { Text } from "../../foundations/text/text.tsx";
import { Container } from "../../layout/container/container.tsx";
import { Section } from "../../layout/section/section.tsx";
import { SectionHead } from "../parts/section-head.tsx";
import type { HeadedSectionProps } from "../parts/section-head.tsx";

export interface TrustReason {
  /** The reason: "Rapid deployment", or words that continue the `figure`: "accuracy across 50+ languages". */
  title: string;
  /** The explanation, in one or two sentences. */
  description?: ReactNode;
  /** The figure that proves it, on a meter: "99.2%". */
  figure?: string | undefined;
  /** The figure for screen readers, if the short form reads badly. */
  spoken?: string | undefined;
  /** A certificate or duration instead of a figure: "SOC 2 Type II". */
  plate?: string | undefined;
}

export interface TrustGridProps extends HeadedSectionProps {
  /** Three or four reasons. The first should be the strongest; it is shown large on the board. */
  reasons: readonly TrustReason[];
}

/** A reason's proof: its figure on a meter, or its plate. */
function Proof({ figure, spoken, plate, large }: TrustReason & { large?: boolean | undefined }) {
  if (figure !== undefined) {
    return (
      <span
        className={large ? "text-[min(5.5rem,16cqi)] leading-none" : "text-heading-2 leading-none"}
      >
        <Meter value={figure} label={spoken} />
      </span>
    );
  }
  return plate === undefined ? null : <Plate variant="line">{plate}</Plate>;
}

/**
 * Reasons for trust. The first is large and on the board; the others are rows beside it, or below it on
 * narrow screens. Each reason can show its proof, a figure or a plate.
 */
export function TrustGrid({ title, lede, head, plate, reasons, ...props }: TrustGridProps) {
  const id = useId();
  const [lead, ...others] = reasons;
  return (
    <Section data-slot="trust-grid" aria-labelledby={id} {...props}>
      <Container>
        <SectionHead id={id} lede={lede} head={head} plate={plate}>
          {title}
        </SectionHead>
        <ul className="mt-12 grid grid-cols-1 gap-x-module lg:mt-16 lg:auto-rows-fr lg:grid-cols-[calc(var(--spacing-module)*10)_minmax(0,1fr)]">
          {lead && (
            <li
              data-slot="trust-lead"
              data-ground="board"
              className={`flex min-w-0 flex-col rounded-stage border border-line bg-page text-ink ${others.length > 2 ? "lg:row-span-3" : "lg:row-span-2"}`}
            >
              {/* Decorative: a cord between two jacks. */}
              <div className="relative hidden rounded-t-stage lg:block">
                <JackField />
                <CordLayer columns={10} rows={3} className="relative">
                  <Cord from={{ x: 1.5, y: 0.5 }} to={{ x: 8.5, y: 0.5 }} sag={1.7} />
                </CordLayer>
              </div>
              <div className="@container grid grow grid-cols-1 content-end gap-x-6 gap-y-4 p-6 sm:p-9 lg:px-12 lg:pt-6">
                <Proof {...lead} large />
                <Heading level={3} size={2}>
                  {lead.title}
                </Heading>
                {lead.description && <Text tone="muted">{lead.description}</Text>}
              </div>
            </li>
          )}
          {others.map((reason) => (
            <li
              key={reason.title}
              data-slot="trust-reason"
              className="grid min-w-0 grid-cols-[auto_minmax(0,1fr)] items-start gap-x-4 gap-y-3 border-b border-line py-7 sm:grid-cols-[auto_minmax(0,1fr)_auto] lg:items-center lg:nth-2:border-t"
            >
              <Jack state="plugged" className="max-lg:mt-0.5" />
              <div className="grid grid-cols-1 gap-1">
                <Heading level={3}>{reason.title}</Heading>
                {reason.description && (
                  <Text size="small" tone="muted">
                    {reason.description}
                  </Text>
                )}
              </div>
              <div className="max-sm:col-start-2">
                <Proof {...reason} />
              </div>
            </li>
          ))}
        </ul>
      </Container>
    </Section>
  );
}
