/**
 * Benchmark with Lighthouse (mobile) of every page of the built site, served by the real server; median of
 * five runs. Fails if a category's median is below 100 or the layout shifts. Takes about 15 minutes;
 * `LIGHTHOUSE_PATHS="/ /pricing" npm run bench -- lighthouse` measures some pages.
 */
import { mkdir, writeFile } from "node:fs/promises";
import { join } from "node:path";

import type { PageMeta } from "@larkline/content/page-meta";
import { pages } from "@larkline/content/pages";
import { launch } from "chrome-launcher";
import lighthouse from "lighthouse";

import { routes } from "../../apps/site/src/routes.ts";
import { findBrowser } from "../browser.mjs";
import { root } from "../build/stamp.ts";
import { buildStale } from "../build/steps.ts";
import { ProductProcess } from "../product-process.ts";

const runs = 5;
/** If this many of the five runs meet a limit, or miss it, the median does, too. */
const decidingRuns = 3;

/** A metric of a run, with the minimum or maximum of its median. */
interface Measure {
  name: string;
  unit: "" | "ms";
  digits: number;
  read: (report: LighthouseReport) => number;
  isMet?: (median: number) => boolean;
}

type LighthouseReport = NonNullable<Awaited<ReturnType<typeof lighthouse>>>["lhr"];

const category = (id: string, name: string): Measure => ({
  name,
  unit: "",
  digits: 0,
  read: ({ categories }) => Math.round((categories[id]?.score ?? 0) * 100),
  isMet: (median) => median === 100,
});
const metric = (id: string, name: string, unit: "" | "ms", digits = 0): Measure => ({
  name,
  unit,
  digits,
  read: ({ audits }) => audits[id]?.numericValue ?? Number.NaN,
});

const measures: readonly Measure[] = [
  category("performance", "Performance"),
  category("accessibility", "Accessibility"),
  category("best-practices", "Best practices"),
  category("seo", "SEO"),
  metric("first-contentful-paint", "First contentful paint", "ms"),
  metric("largest-contentful-paint", "Largest contentful paint", "ms"),
  metric("total-blocking-time", "Total blocking time", "ms"),
  { ...metric("cumulative-layout-shift", "Layout shift", "", 3), isMet: (shift) => shift < 0.0005 },
];

const median = (values: readonly number[]): number =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;

/** The problems of a failed audit, for the terminal. */
function failedAudits({ audits, categories }: LighthouseReport): string[] {
  return Object.values(categories).flatMap(({ auditRefs }) =>
    auditRefs
      .filter(({ id, weight }) => weight > 0 && (audits[id]?.score ?? 1) < 1)
      .map(({ id }) => `  ${audits[id]?.title ?? id}: ${audits[id]?.displayValue ?? "fails"}`),
  );
}

type Browser = Awaited<ReturnType<typeof findBrowser>>;

async function audit(address: string, { executablePath, env, args }: Browser) {
  const meta: Readonly<Record<string, PageMeta>> = pages;
  // Pages with `noindex` fail an audit on purpose.
  const skipAudits = meta[new URL(address).pathname]?.unlisted ? ["is-crawlable"] : null;
  // A new browser for each run, so that nothing is cached.
  const chrome = await launch({
    chromeFlags: ["--headless=new", ...args],
    ...(executablePath ? { chromePath: executablePath } : {}),
    ...(env ? { envVars: env } : {}),
    logLevel: "silent",
  });
  try {
    const result = await lighthouse(address, {
      onlyCategories: ["performance", "accessibility", "best-practices", "seo"],
      skipAudits,
      port: chrome.port,
      logLevel: "error",
      output: "json",
    });
    if (!result) throw new Error("Lighthouse gave no result.");
    if (result.lhr.runtimeError) throw new Error(result.lhr.runtimeError.message);
    return result.lhr;
  } finally {
    chrome.kill();
  }
}

/** Whether further runs cannot change which medians meet their limits. */
const isDecided = (reports: readonly LighthouseReport[]) =>
  measures.every(({ read, isMet }) => {
    if (!isMet) return true;
    const met = reports.filter((report) => isMet(read(report))).length;
    return met >= decidingRuns || reports.length - met >= decidingRuns;
  });

/** Measures one page until its medians are decided. */
async function auditPage(address: string, browser: Browser): Promise<LighthouseReport[]> {
  const reports: LighthouseReport[] = [];
  while (reports.length < runs && !isDecided(reports)) reports.push(await audit(address, browser));
  return reports;
}

/** Measures, prints, and writes the evidence. True if every limit is kept. */
export async function benchLighthouse(): Promise<boolean> {
  await buildStale();
  const paths = process.env["LIGHTHOUSE_PATHS"]?.split(" ") ?? routes.map(({ path }) => path);
  const larkline = await ProductProcess.begin();
  const browser = await findBrowser();
  const measured: { path: string; reports: LighthouseReport[] }[] = [];
  try {
    for (const path of paths) {
      const reports = await auditPage(`${larkline.url}${path}`, browser);
      measured.push({ path, reports });
      const failed = measures.filter(
        ({ isMet, read }) => isMet?.(median(reports.map(read))) === false,
      );
      console.log(
        [
          failed.length === 0 ? "held  " : "missed",
          path,
          ...measures.map(
            ({ name, read, digits }) => `${name} ${median(reports.map(read)).toFixed(digits)}`,
          ),
        ].join("  "),
      );
      if (failed.length > 0)
        for (const line of new Set(reports.flatMap(failedAudits))) console.error(line);
    }
  } finally {
    await larkline.finish();
  }

  const rows = measured.flatMap(({ path, reports }) =>
    measures.map(({ name, unit, digits, read, isMet }) => {
      const values = reports.map(read);
      const medianValue = median(values);
      const show = (value: number) => `${value.toFixed(digits)}${unit ? ` ${unit}` : ""}`;
      return {
        path,
        name,
        median: show(medianValue),
        all: values.map(show).join(", "),
        ok: isMet?.(medianValue),
      };
    }),
  );
  const folder = join(root, ".cache/evidence");
  await mkdir(folder, { recursive: true });
  await writeFile(join(folder, "lighthouse.json"), `${JSON.stringify(rows, null, 2)}\n`);
  const failed = rows.filter(({ ok }) => ok === false);
  for (const { path, name, median: middle } of failed)
    console.error(`Limit missed: ${path}, ${name} ${middle}`);
  return failed.length === 0;
}
