"use client";

import { useId } from "react";
import type { ReactNode } from "react";

import { Jack } from "../../board/jack/jack.tsx";
import { useLabels } from "../../foundations/labels/labels.tsx";
import type { KitLabels } from "../../foundations/labels/labels.tsx";
import { Text } from "../../foundations/text/text.tsx";
import { complianceBlockLabels } from "../../labels.ts";
import { Container } from "../../layout/container/container.tsx";
import { Section } from "../../layout/section/section.tsx";
import { SectionHead } from "../parts/section-head.tsx";
import type { HeadedSectionProps } from "../parts/section-head.tsx";

/** A regulation, and what the AI phone agent does about it. */
export interface ComplianceRule {
  /** Short name of the regulation: "TRID". */
  name: string;
  /** Its full name: "TILA-RESPA Integrated Disclosure". */
  title?: string | undefined;
  /** What the regulation requires, in one or two sentences. */
  rule: ReactNode;
  /** How the AI phone agent complies, in one or two sentences. */
  practice: ReactNode;
}

export type ComplianceBlockLabels = KitLabels["complianceBlock"];

export interface ComplianceBlockProps extends HeadedSectionProps {
  /** The regulations, one row each. Two to four: more make the section too long. */
  rules: readonly ComplianceRule[];
  /** A note on all regulations, or on the agent's limits: "The agent quotes no interest rates." */
  note?: ReactNode;
  /** Labels that override the `LabelsProvider`'s. */
  labels?: Partial<ComplianceBlockLabels> | undefined;
}

/** Regulations of an industry: what each requires, and how the AI phone agent complies. */
export function ComplianceBlock({
  title,
  lede,
  head,
  plate,
  rules,
  note,
  ground = "board",
  labels: labelOverrides,
  ...props
}: ComplianceBlockProps) {
  const labels = useLabels("complianceBlock", complianceBlockLabels, labelOverrides);
  const id = useId();
  return (
    <Section data-slot="compliance-block" ground={ground} aria-labelledby={id} {...props}>
      <Container>
        <SectionHead id={id} lede={lede} head={head} plate={plate}>
          {title}
        </SectionHead>
        <div className="mt-12 border-t border-line lg:mt-16">
          {rules.map(({ name, title: fullName, rule, practice }) => (
            <div
              key={name}
              data-slot="compliance-rule"
              className="grid grid-cols-1 gap-x-module gap-y-6 border-b border-line py-8 lg:grid-cols-[calc(var(--spacing-module)*7)_minmax(0,1fr)] lg:py-10"
            >
              <h3 className="min-w-0">
                <span className="flex min-h-16 w-fit max-w-full items-center rounded-plate bg-action px-5 py-3 font-plate text-[min(2.5rem,10vw)] leading-none font-semibold wrap-anywhere text-on-action lg:min-h-24 lg:w-full lg:px-7 forced-colors:border">
                  {name}
                </span>
                {fullName && (
                  <span className="mt-3 block text-small text-ink-muted">{fullName}</span>
                )}
              </h3>
              <dl className="grid min-w-0 grid-cols-1 gap-x-module gap-y-5 sm:grid-cols-2">
                <div>
                  <Text as="dt" size="plate" tone="muted">
                    {labels.rule}
                  </Text>
                  <Text as="dd" tone="muted" className="mt-2 text-pretty">
                    {rule}
                  </Text>
                </div>
                <div>
                  <Text as="dt" size="plate" tone="muted" className="flex items-center gap-2">
                    <Jack size="sm" state="plugged" />
                    {labels.practice}
                  </Text>
                  <Text as="dd" weight="medium" className="mt-2 text-pretty">
                    {practice}
                  </Text>
                </div>
              </dl>
            </div>
          ))}
        </div>
        {note && (
          <Text size="small" tone="muted" className="mt-6">
            {note}
          </Text>
        )}
      </Container>
    </Section>
  );
}
