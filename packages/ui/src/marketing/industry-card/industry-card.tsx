"use client";

import type { ComponentPropsWithRef, MouseEvent, ReactNode } from "react";

import { Jack } from "../../board/jack/jack.tsx";
import { Meter } from "../../board/meter/meter.tsx";
import { Heading } from "../../foundations/heading/heading.tsx";
import type { HeadingLevel } from "../../foundations/heading/heading.tsx";
import { fill } from "../../foundations/labels/fill.ts";
import { useLabels, useLocale } from "../../foundations/labels/labels.tsx";
import type { KitLabels } from "../../foundations/labels/labels.tsx";
import { Anchor } from "../../foundations/link/anchor.tsx";
import { Text } from "../../foundations/text/text.tsx";
import { industryCardLabels } from "../../labels.ts";

export interface IndustryStat {
  /** The figure as shown: "40%". */
  value: string;
  /** What it counts: "more bookings". */
  label: string;
  /**
   * The figure for screen readers, if the short form reads badly.
   * @default the value
   */
  spoken?: string | undefined;
  /** Whose result it is, shown below what the figure counts: "reported by law firms". */
  attribution?: string | undefined;
}

export type IndustryCardLabels = KitLabels["industryCard"];

export interface IndustryCardContent {
  /** The industry: "Home Services". */
  name: string;
  /** The beginning of a typical call, in the caller's words, without quotation marks. */
  words?: string | undefined;
  /** An `Illustration` of the industry. Decorative. */
  picture?: ReactNode;
  /** What the agent does for this industry, in one or two sentences. */
  description?: ReactNode;
  /** A figure that customers report. */
  stat?: IndustryStat | undefined;
  /** The industry's page. Without it the action is a button, or absent if there is no `onAction` either. */
  href?: string | undefined;
  /** Called when the action is pressed, anywhere on the card. */
  onAction?: ((event: MouseEvent<HTMLElement>) => void) | undefined;
  /** Labels that override the `LabelsProvider`'s. */
  labels?: Partial<IndustryCardLabels> | undefined;
}

export interface IndustryCardProps
  extends IndustryCardContent, Omit<ComponentPropsWithRef<"article">, "children" | "title"> {
  /**
   * `wide` shows the caller's words and the figure large, on the board's ground. Inside a container
   * (`@container`) of at least 28rem the picture is beside the description. `compact`, for chat answers,
   * has the frame of a compact `PlanCard`.
   * @default "regular"
   */
  variant?: "regular" | "wide" | "compact" | undefined;
  /**
   * Heading level of the name.
   * @default 3
   */
  headingLevel?: HeadingLevel | undefined;
}

/**
 * An industry, with the words of a typical caller. The whole card is clickable, because its link or button
 * covers it.
 */
export function IndustryCard({
  name,
  words,
  picture,
  description,
  stat,
  href,
  onAction,
  labels: labelOverrides,
  variant = "regular",
  headingLevel = 3,
  className = "",
  ...props
}: IndustryCardProps) {
  const labels = useLabels("industryCard", industryCardLabels, labelOverrides);
  const locale = useLocale();
  const wide = variant === "wide";
  const actionProps = {
    "data-slot": "industry-card-action",
    className:
      "flex items-center gap-2.5 rounded-plate text-small font-semibold after:absolute after:inset-0",
    onClick: onAction,
    // Not hidden text, so that a search for the visible text finds all of the control's text.
    "aria-label": `${labels.action} ${fill(labels.about, { industry: name }, locale)}`,
    children: (
      <>
        <span>{labels.action}</span>
        <Jack size="sm" />
      </>
    ),
  };
  return (
    <article
      data-slot="industry-card"
      data-variant={variant}
      data-ground={wide ? "board" : undefined}
      {...props}
      className={`relative flex h-full flex-col ll-industry-card text-ink transition-colors ${wide ? "ll-industry-wide bg-page p-6" : variant === "compact" ? "rounded-control border border-t-[3px] border-line border-t-cord bg-page p-4.5 pt-3.5" : "p-6 hover:bg-surface"} ${className}`}
    >
      <Heading level={headingLevel} size={4}>
        {name}
      </Heading>
      {words !== undefined && (
        <q
          className={`mt-3 block font-display font-semibold text-balance ${wide ? "max-w-[16em] text-heading-2" : "text-heading-3 text-ink-muted"}`}
        >
          {words}
        </q>
      )}
      {description && (
        <Text size="small" tone="muted" className="mt-4">
          {description}
        </Text>
      )}
      <div className="mt-auto flex flex-wrap items-end justify-between gap-x-6 gap-y-4 pt-8">
        {stat && (
          // Across the card, so that the action is below it in all cards of a row.
          <p className="grid w-full gap-2 text-fine text-ink-muted">
            <Meter
              value={stat.value}
              label={stat.spoken}
              size={wide ? "lg" : "md"}
              className="text-ink"
            />
            {stat.label}
            {stat.attribution && <span>{stat.attribution}</span>}
          </p>
        )}
        {picture && (
          <div
            data-slot="industry-card-picture"
            className={`order-first -ms-2.5 w-full ${wide ? "*:max-w-64" : "*:max-w-40"}`}
          >
            {picture}
          </div>
        )}
        {href === undefined ? (
          onAction && <button type="button" {...actionProps} />
        ) : (
          <Anchor href={href} {...actionProps} />
        )}
      </div>
    </article>
  );
}
