/** The figures of Lighthouse's report that the Lighthouse benchmark prints, and their limits. */
import type { LighthouseReport } from "./audit.ts";

/** A figure that is read from Lighthouse's report. */
export interface Measure {
  /** Heading of its column. */
  name: string;
  /** Decimal places shown. */
  digits: number;
  read: (report: LighthouseReport) => number;
  /** Whether a median is within the measure's limit. A measure without a limit is only reported. */
  holds?: (median: number) => boolean;
}

/** Lighthouse's score of a category, 0 to 100. Its limit is 100. */
const category = (id: string, name: string): Measure => ({
  name,
  digits: 0,
  read: ({ categories }) => Math.round((categories[id]?.score ?? 0) * 100),
  holds: (median) => median === 100,
});

/** The value of one of Lighthouse's audits, in the audit's own unit; it has no limit. */
const audited = (id: string, name: string, digits = 0): Measure => ({
  name,
  digits,
  read: ({ audits }) => audits[id]?.numericValue ?? Number.NaN,
});

/** The page's requests until Lighthouse stops recording its load, without data URLs. */
function requestsOf({ audits }: LighthouseReport): { transferSize: number }[] {
  const details = audits["network-requests"]?.details;
  if (details?.type !== "table") return [];
  return details.items
    .filter(({ url }) => typeof url === "string" && /^https?:/.test(url))
    .map(({ transferSize }) => ({
      transferSize: typeof transferSize === "number" ? transferSize : 0,
    }));
}

/** Limit of the layout shifts: smaller values are shown as 0.000. */
const noShift = 0.0005;

/**
 * The measures of each page. Times are in milliseconds, on Lighthouse's simulated phone. Times have no
 * limits, because they depend on the machine. Compare them with the times of the page that is only text,
 * which the same run measures.
 */
export const measures: readonly Measure[] = [
  category("performance", "perf"),
  category("accessibility", "a11y"),
  category("best-practices", "best"),
  category("seo", "seo"),
  audited("first-contentful-paint", "first paint"),
  audited("largest-contentful-paint", "largest paint"),
  audited("total-blocking-time", "blocking"),
  {
    ...audited("cumulative-layout-shift", "shift", 3),
    holds: (shift) => shift < noShift,
  },
  { name: "requests", digits: 0, read: (report) => requestsOf(report).length },
  {
    name: "KiB",
    digits: 1,
    read: (report) =>
      requestsOf(report).reduce((sum, { transferSize }) => sum + transferSize, 0) / 1024,
  },
];
