/**
 * Lighthouse (mobile) over the built home page by the real server, median of five. Fails when a
 * category's median is below 100 or the layout shifts. Takes about a minute and a half.
 */
import { mkdir, writeFile } from "node:fs/promises";
import { join } from "node:path";

import { launch } from "chrome-launcher";
import lighthouse from "lighthouse";

import { findBrowser } from "../browser.mjs";
import { root } from "../build/stamp.ts";
import { buildStale } from "../build/steps.ts";
import { Larkline } from "../larkline-process.ts";

const runs = 5;

/** One number of a run, and the least or most that its median may be. */
interface Measure {
  name: string;
  unit: "" | "ms";
  digits: number;
  read: (report: LighthouseReport) => number;
  holds?: (median: number) => boolean;
}

type LighthouseReport = NonNullable<Awaited<ReturnType<typeof lighthouse>>>["lhr"];

const category = (id: string, name: string): Measure => ({
  name,
  unit: "",
  digits: 0,
  read: ({ categories }) => Math.round((categories[id]?.score ?? 0) * 100),
  holds: (median) => median === 100,
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
  { ...metric("cumulative-layout-shift", "Layout shift", "", 3), holds: (shift) => shift === 0 },
];

const median = (values: readonly number[]): number =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;

/** What a failed run of the audit wants mended, for the terminal. */
function complaints({ audits, categories }: LighthouseReport): string[] {
  return Object.values(categories).flatMap(({ auditRefs }) =>
    auditRefs
      .filter(({ id, weight }) => weight > 0 && (audits[id]?.score ?? 1) < 1)
      .map(({ id }) => `  ${audits[id]?.title ?? id}: ${audits[id]?.displayValue ?? "fails"}`),
  );
}

/** Measures, prints, and writes the evidence. True if every mark is held. */
export async function benchLighthouse(): Promise<boolean> {
  await buildStale();
  const larkline = await Larkline.begin();
  const { executablePath, env, args } = await findBrowser();
  const reports: LighthouseReport[] = [];
  try {
    for (let run = 1; run <= runs; run += 1) {
      process.stdout.write(`Lighthouse, run ${run} of ${runs} … `);
      // A browser of its own: nothing is cached.
      const chrome = await launch({
        chromeFlags: ["--headless=new", ...args],
        ...(executablePath ? { chromePath: executablePath } : {}),
        ...(env ? { envVars: env } : {}),
        logLevel: "silent",
      });
      try {
        const result = await lighthouse(`${larkline.url}/`, {
          onlyCategories: ["performance", "accessibility", "best-practices", "seo"],
          port: chrome.port,
          logLevel: "error",
          output: "json",
        });
        if (!result) throw new Error("Lighthouse gave no result.");
        if (result.lhr.runtimeError) throw new Error(result.lhr.runtimeError.message);
        reports.push(result.lhr);
        console.log(
          measures
            .slice(0, 4)
            .map(({ read }) => read(result.lhr))
            .join(" "),
        );
      } finally {
        chrome.kill();
      }
    }
  } finally {
    await larkline.finish();
  }

  const rows = measures.map(({ name, unit, digits, read, holds }) => {
    const values = reports.map(read);
    const middle = median(values);
    const show = (value: number) => `${value.toFixed(digits)}${unit ? ` ${unit}` : ""}`;
    return { name, median: show(middle), all: values.map(show).join(", "), ok: holds?.(middle) };
  });
  console.table(
    Object.fromEntries(rows.map((row) => [row.name, { median: row.median, runs: row.all }])),
  );
  const folder = join(root, ".cache/evidence");
  await mkdir(folder, { recursive: true });
  await writeFile(join(folder, "lighthouse.json"), `${JSON.stringify(rows, null, 2)}\n`);

  const failed = rows.filter(({ ok }) => ok === false);
  if (failed.length > 0) {
    console.error(`Below the mark: ${failed.map(({ name }) => name).join(", ")}`);
    for (const line of new Set(reports.flatMap(complaints))) console.error(line);
  }
  return failed.length === 0;
}
