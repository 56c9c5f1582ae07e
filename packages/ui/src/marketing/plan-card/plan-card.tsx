"use client";

import { useId } from "react";
import type { ComponentPropsWithRef, ReactNode } from "react";

import { CallDots } from "../../board/call-dots/call-dots.tsx";
import { Meter } from "../../board/meter/meter.tsx";
import { Plate } from "../../board/plate/plate.tsx";
import { Tag } from "../../components/tag/tag.tsx";
import { Heading } from "../../foundations/heading/heading.tsx";
import type { HeadingLevel } from "../../foundations/heading/heading.tsx";
import { fill, fillPlural } from "../../foundations/labels/fill.ts";
import { useLabels, useLocale } from "../../foundations/labels/labels.tsx";
import type { KitLabels } from "../../foundations/labels/labels.tsx";
import { planCardLabels } from "../../labels.ts";
import { amountsIn, annualSavings } from "./plan-money.ts";
import type { PlanPrice } from "./plan-money.ts";

export type { PlanPrice } from "./plan-money.ts";

/** Texts around a plan's figures. Comments of `planCardLabels` explain their use and placeholders. */
export type PlanCardLabels = KitLabels["planCard"];

/** Classes of the card by variant. */
const variants = {
  // Seven rows, which a `PlanGrid` aligns across its cards. The rows below the price's note have numbers
  // (`row-start-5` to `row-start-7`), so that a card without a note leaves the note's row empty.
  full: "grid grid-cols-1 grid-rows-[auto_auto_auto_auto_auto_1fr_auto] rounded-panel border border-line bg-surface px-5 pt-6 pb-7 lg:px-6",
  compact: "overflow-clip rounded-control border border-t-[3px] border-line bg-page",
} as const;

/** Color of the compact card's upper border by tone. */
const upperBorders = {
  default: "border-t-cord",
  blue: "border-t-hue-blue",
  green: "border-t-hue-green",
  plum: "border-t-hue-plum",
} as const;

export interface PlanCardProps extends Omit<ComponentPropsWithRef<"article">, "children"> {
  /** The plan's name: "Basic". */
  name: string;
  /** The audience, in one sentence. */
  description: string;
  /**
   * Monthly and annual price, in the currency's main unit. If both are `null`, the price is agreed
   * individually; if one is, the plan is not offered for that period.
   */
  price: PlanPrice;
  /** Calls included each month. */
  calls: number | "unlimited" | "custom";
  /** The features, one line each. */
  features: readonly string[];
  /**
   * Which price is shown. A plan that is not offered for this period shows its other price. If annual payment
   * saves money, a note below an annual price names the saving; below a monthly price it also names the annual
   * price. A compact card with figures has no note, but shows the saving as a figure.
   * @default "monthly"
   */
  period?: "monthly" | "annual" | undefined;
  /** A badge of one or two words: "Most Popular". */
  badge?: string | undefined;
  /** The action: a `Button` "Select Plan". The compact card takes several. */
  actions?: ReactNode;
  /**
   * Color of the rings of `CallDots`, by category: blue receptionist, green custom agents, plum outbound.
   * In the compact card it is the color of the upper border and of the category's tag.
   * @default "default"
   */
  tone?: "default" | "blue" | "green" | "plum" | undefined;
  /**
   * Rings in a row: 20 for `single`; 40 of half the size for `double`, for a thousand calls and more. Use
   * the same for adjacent plans.
   * @default "double" from 1,000 calls on, else "single"
   */
  scale?: "single" | "double" | undefined;
  /** The category, shown only by the compact card: "AI Receptionist". */
  category?: string | undefined;
  /**
   * `compact` is for chat bubbles and other narrow places: no badge, no description, no features,
   * and up to three figures instead of rings.
   * @default "full"
   */
  variant?: "full" | "compact" | undefined;
  /**
   * The currency's code (ISO 4217).
   * @default "USD"
   */
  currency?: string | undefined;
  /**
   * Locale of amounts and numbers (BCP 47).
   * @default the `LabelsProvider`'s, else "en-US"
   */
  locale?: string | undefined;
  /**
   * Heading level of the name.
   * @default 3
   */
  headingLevel?: HeadingLevel | undefined;
  /** Labels that override the `LabelsProvider`'s. */
  labels?: Partial<PlanCardLabels> | undefined;
}

/**
 * A plan: its price as a meter and its calls a month as rings. The saving and the price of a call are
 * computed from `price` and `calls`.
 */
export function PlanCard({
  name,
  description,
  price,
  calls,
  features,
  period = "monthly",
  badge,
  actions,
  tone = "default",
  scale = typeof calls === "number" && calls >= 1000 ? "double" : "single",
  category,
  variant = "full",
  currency = "USD",
  locale: givenLocale,
  headingLevel = 3,
  labels: labelOverrides,
  className = "",
  ...props
}: PlanCardProps) {
  const labels = useLabels("planCard", planCardLabels, labelOverrides);
  const locale = useLocale(givenLocale);
  const id = useId();
  const formatAmount = amountsIn(locale, currency);
  const annualSaving = annualSavings(price);
  const saving = annualSaving > 0 ? formatAmount(annualSaving) : undefined;
  // A plan that is not offered for this period shows its other price.
  const annually = price[period] === null ? price.annual !== null : period === "annual";
  const shownPrice = annually ? price.annual : price.monthly;
  const pricePerMonth = annually && shownPrice ? shownPrice / 12 : shownPrice;
  const shownAmount = formatAmount(shownPrice ?? 0);
  // Prices of more than six characters are smaller, so that they share a line with their unit. Those of seven digits
  // or 13 characters are still smaller, so that they fit in the card. In Arabic two characters are invisible marks.
  const long = /(\d.?){7}|.{13}/.test(shownAmount) ? "xl" : shownAmount.length > 6 || undefined;
  const count = typeof calls === "number" ? calls : undefined;
  const perCall =
    count && pricePerMonth !== null
      ? // With cents even if they are zero, for comparison with other plans: "$2.00" beside "$2.50".
        amountsIn(locale, currency, "auto")(pricePerMonth / count)
      : undefined;
  const callCount = count?.toLocaleString(locale);
  const callsInWords =
    count !== undefined
      ? fillPlural(labels.calls, count, locale)
      : calls === "unlimited"
        ? labels.unlimitedCalls
        : labels.customCalls;
  const unit = annually ? labels.perYear : labels.perMonth;
  const priceNote =
    shownPrice === null
      ? labels.byAgreement
      : saving === undefined || price.annual === null
        ? undefined
        : annually
          ? fill(labels.saved, { saving }, locale)
          : fill(labels.orAnnual, { annual: formatAmount(price.annual), saving }, locale);
  const rootProps = {
    "data-slot": "plan-card",
    "data-variant": variant,
    "data-tone": tone,
    "aria-labelledby": id,
    ...props,
    className: `min-w-0 text-start text-ink ${variants[variant]} ${variant === "compact" ? upperBorders[tone] : ""} ${className}`,
  };

  if (variant === "compact") {
    const figures = [
      { value: callCount, label: labels.callsUnit },
      { value: perCall, label: labels.perCallUnit },
      { value: saving, label: labels.savedUnit },
    ].filter(({ value }) => value);
    return (
      <article {...rootProps}>
        <div className="flex flex-wrap items-end justify-between gap-x-6 gap-y-3 px-4.5 pt-4 pb-4">
          <div className="grid grid-cols-1 gap-1">
            <Heading level={headingLevel} size={4} id={id}>
              {name}
            </Heading>
            {category && <Tag tone={tone}>{category}</Tag>}
          </div>
          {shownPrice === null ? (
            <p className="font-display text-heading-3 font-semibold">{labels.customPricing}</p>
          ) : (
            <p
              data-long={long}
              className="flex flex-wrap items-end gap-x-2 text-[min(1.75rem,9vw)] leading-none data-[long=xl]:text-[min(1.25rem,6vw)]"
            >
              <Meter value={shownAmount} />
              <span className="text-fine text-ink-muted">{unit}</span>
            </p>
          )}
        </div>
        {figures.length > 1 ? (
          <dl className="grid grid-cols-[repeat(auto-fit,minmax(min(100%,4.75rem),1fr))] overflow-clip text-fine">
            {figures.map(({ value, label }) => (
              <div
                key={label}
                className="-ms-px flex flex-col-reverse justify-end border-s border-t border-line py-3 ps-4.5 pe-2"
              >
                <dt className="text-ink-muted">{label}</dt>
                <dd className="text-small font-semibold">{value}</dd>
              </div>
            ))}
          </dl>
        ) : (
          <p className="border-t border-line px-4.5 py-3 text-fine text-ink-muted">
            <b className="block text-small font-semibold text-ink">{callsInWords}</b>
            {priceNote}
          </p>
        )}
        {actions && (
          <div className="flex flex-wrap items-center gap-x-1 gap-y-2.5 border-t border-line px-4.5 py-3">
            {actions}
          </div>
        )}
      </article>
    );
  }

  return (
    <article {...rootProps}>
      <div className="flex min-h-7 flex-wrap items-center justify-between gap-x-3 gap-y-2">
        <Heading level={headingLevel} size={3} id={id} className="min-w-0">
          {name}
        </Heading>
        {badge && <Plate>{badge}</Plate>}
      </div>
      <p className="mt-1.5 text-small/[1.45] text-ink-muted">{description}</p>
      <div data-slot="plan-price" className="@container mt-5 grid content-end">
        {shownPrice === null ? (
          <p className="font-display text-heading-2 font-semibold">{labels.customPricing}</p>
        ) : (
          <p
            // A `PlanGrid` gives all its prices the size of its longest one, by `--price-size`.
            data-long={long}
            className="flex flex-wrap items-end gap-x-2 text-[min(2.5rem,var(--price-size,var(--size,16cqi)))] leading-none data-long:[--size:13.5cqi] data-[long=xl]:[--size:9cqi]"
          >
            <Meter value={shownAmount} />
            <span className="pb-[.1em] text-fine text-ink-muted">{unit}</span>
          </p>
        )}
      </div>
      {priceNote && <p className="mt-2 text-fine text-ink-muted">{priceNote}</p>}
      <div data-slot="plan-calls" className="row-start-5 mt-5 border-t border-line pt-4">
        <p className="grid text-small font-semibold">
          {callsInWords}
          <span className="text-fine font-normal text-ink-muted">
            {/* An empty line without a price, so that the rings of neighboring cards are aligned. */}
            {perCall ? fill(labels.perCall, { amount: perCall }, locale) : "\u00A0"}
          </span>
        </p>
        {/* Decorative, because the number is in the text above. */}
        <CallDots calls={calls} tone={tone} scale={scale} label={null} className="mt-3" />
      </div>
      <ul className="ll-check-points row-start-6 mt-6 grid grid-cols-1 content-start gap-2 text-small/[1.4]">
        {features.map((feature) => (
          <li key={feature}>{feature}</li>
        ))}
      </ul>
      {actions && (
        <div data-slot="plan-actions" className="row-start-7 mt-7 grid gap-2">
          {actions}
        </div>
      )}
    </article>
  );
}
