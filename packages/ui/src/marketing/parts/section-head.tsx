import type { ReactNode } from "react";

import { Plate } from "../../board/plate/plate.tsx";
import { Heading } from "../../foundations/heading/heading.tsx";
import { Text } from "../../foundations/text/text.tsx";
import type { SectionProps } from "../../layout/section/section.tsx";
import { Split } from "../../layout/split/split.tsx";

/** Content of a section's head. */
export interface SectionHeadContent {
  /** The section's heading (level 2) and accessible name. */
  title: string;
  /** One or two sentences that explain the heading. */
  lede?: ReactNode;
  /**
   * Layout of the head: `split` puts the `lede` beside the heading, `stacked` puts it below, and
   * `rail` is `stacked` with a plate: above the heading, or in the margin of a `FeatureGrid` as a list.
   * Adjacent sections should use different layouts.
   * @default "split"
   */
  head?: "split" | "stacked" | "rail" | undefined;
  /** Label on the plate of a `rail`: one to three words. */
  plate?: string | undefined;
}

/** Props of a section with a head: those of `Section`, and the head's texts. */
export interface HeadedSectionProps
  extends Omit<SectionProps, "children" | "title" | "fill">, SectionHeadContent {}

interface SectionHeadProps extends Omit<SectionHeadContent, "title"> {
  /** Id of the heading. */
  id: string;
  /**
   * Whether the content's first column is as wide as the margin of a `rail`, so that its second column is in
   * line with the heading.
   * @default false
   */
  inColumns?: boolean;
  /** The heading. */
  children: string;
}

/** The head of a marketing section: its heading with the `lede`, in one of three layouts. */
export function SectionHead({
  id,
  lede,
  head = "split",
  plate,
  inColumns = false,
  children,
}: SectionHeadProps) {
  const title = (
    <Heading level={2} id={id}>
      {children}
    </Heading>
  );
  const sentence = lede && <Text tone="muted">{lede}</Text>;
  if (head === "split") return <Split ratio="start" align="end" first={title} second={sentence} />;
  const titleAndSentence = (
    <div className="grid max-w-[46rem] grid-cols-1 gap-4">
      {title}
      {sentence}
    </div>
  );
  if (head === "stacked" || plate === undefined) return titleAndSentence;
  return (
    <div
      className={`grid gap-4 ${inColumns ? "lg:grid-cols-[calc(var(--spacing-module)*5)_minmax(0,1fr)]" : ""}`}
    >
      <div className={inColumns ? "lg:pt-3" : undefined}>
        <Plate variant="line">{plate}</Plate>
      </div>
      {titleAndSentence}
    </div>
  );
}
