/**
 * Benchmark with Lighthouse (mobile) of every page of the built site, served by the real server. For
 * comparison, the same run measures a page that is only text and, if given, pages of another built site.
 * Prints the medians of five runs of each page. Fails if one of our pages has a layout shift, or a median
 * score below 100 in a category.
 *
 * Measures in the pinned Chromium and, if there is one, in the machine's own, which on Debian is the newest
 * version. The limits apply to both. Takes about 40 minutes. Environment variables:
 *
 * - `LIGHTHOUSE_PATHS="/ /pricing"`: some pages only.
 * - `LIGHTHOUSE_RUNS=1`: another number of runs.
 * - `LIGHTHOUSE_BESIDE=folder`: the built folder of another site, such as AstroWind's `dist`, and
 *   `LIGHTHOUSE_BESIDE_PATHS="/ /pricing"`: its pages; only `/` by default.
 */
import { mkdir, writeFile } from "node:fs/promises";
import { join } from "node:path";

import type { PageMeta } from "@larkline/content/page-meta";
import { pages } from "@larkline/content/pages";

import { routes } from "../../../apps/site/src/routes.ts";
import { type FoundBrowser, findBrowser, systemBrowser } from "../../browser.mjs";
import { root } from "../../build/stamp.ts";
import { buildStale } from "../../build/steps.ts";
import { ProductProcess } from "../../product-process.ts";
import { median } from "../figures.ts";
import { type LighthouseReport, audit, lostPoints } from "./audit.ts";
import { plainTextPath, serveFolder } from "./folder-server.ts";
import { measures } from "./measures.ts";

/** A page to measure. */
interface Target {
  /** The site that the page belongs to: ours, another site, or the page of text alone. */
  site: "ours" | "beside" | "text";
  path: string;
  address: string;
}

/** Medians of a page in a browser, in the order of `measures`. */
interface Row {
  browser: string;
  site: Target["site"];
  path: string;
  medians: readonly number[];
  /** Names of the measures whose limit is missed. */
  missed: readonly string[];
}

const pathsOf = (variable: string): string[] | undefined => process.env[variable]?.split(" ");

/**
 * The browser that `findBrowser` finds, which is the pinned one on Linux x64 unless CHROMIUM_PATH is set, and
 * the system's if it is another one.
 */
async function browsersHere(): Promise<{ name: string; browser: FoundBrowser }[]> {
  const first = await findBrowser();
  const own = systemBrowser();
  const found = [{ name: first.from === "npm" ? "pinned" : first.from, browser: first }];
  if (own && own.executablePath !== first.executablePath)
    found.push({ name: "system", browser: own });
  return found;
}

async function measure(target: Target, browser: FoundBrowser, runs: number) {
  const meta: Readonly<Record<string, PageMeta>> = pages;
  // Pages with `noindex` fail an audit on purpose.
  const skipAudits =
    target.site === "ours" && meta[target.path]?.unlisted === true ? ["is-crawlable"] : [];
  const reports: LighthouseReport[] = [];
  for (let run = 0; run < runs; run++)
    reports.push(await audit(target.address, browser, { skipAudits }));
  return reports;
}

const printLine = (browser: string, page: string, figures: readonly string[]) =>
  console.log([browser.padEnd(8), page.padEnd(36), ...figures].join("  "));

const printHeading = (browser: string) =>
  printLine(
    browser,
    "page",
    measures.map(({ name }) => name),
  );

function printRow({ browser, site, path, medians }: Row): void {
  const page = { ours: path, beside: `beside ${path}`, text: "text alone" }[site];
  const figures = medians.map((value, index) => {
    const { digits = 0, name = "" } = measures[index] ?? {};
    return value.toFixed(digits).padStart(name.length);
  });
  printLine(browser, page, figures);
}

/** Names of the measures of our page whose limit the medians miss; other pages have no limits. */
function missedBy({ site }: Target, medians: readonly number[]): string[] {
  if (site !== "ours") return [];
  return measures
    .filter(({ holds }, index) => holds?.(medians[index] ?? Number.NaN) === false)
    .map(({ name }) => name);
}

/**
 * Measures, prints the medians, and writes them to `.cache/evidence/lighthouse.json`.
 *
 * @returns Whether every limit is held.
 */
export async function benchLighthouse(): Promise<boolean> {
  await buildStale();
  const runs = Number(process.env["LIGHTHOUSE_RUNS"] ?? 5);
  const beside = process.env["LIGHTHOUSE_BESIDE"];
  const larkline = await ProductProcess.begin();
  const folder = await serveFolder(beside);
  const paths = pathsOf("LIGHTHOUSE_PATHS") ?? routes.map(({ path }) => path);
  const besidePaths = beside === undefined ? [] : (pathsOf("LIGHTHOUSE_BESIDE_PATHS") ?? ["/"]);
  const targets: Target[] = [
    { site: "text", path: plainTextPath, address: `${folder.url}${plainTextPath}` },
    ...besidePaths.map((path): Target => ({
      site: "beside",
      path,
      address: `${folder.url}${path}`,
    })),
    ...paths.map((path): Target => ({ site: "ours", path, address: `${larkline.url}${path}` })),
  ];
  const rows: Row[] = [];
  try {
    for (const { name, browser } of await browsersHere()) {
      printHeading(name);
      for (const target of targets) {
        const reports = await measure(target, browser, runs);
        const medians = measures.map(({ read }) => median(reports.map(read)));
        const missed = missedBy(target, medians);
        const row: Row = { browser: name, site: target.site, path: target.path, medians, missed };
        rows.push(row);
        printRow(row);
        if (missed.length > 0)
          for (const line of new Set(reports.flatMap(lostPoints))) console.error(line);
      }
    }
  } finally {
    await Promise.all([larkline.finish(), folder.close()]);
  }

  const evidence = join(root, ".cache/evidence");
  await mkdir(evidence, { recursive: true });
  await writeFile(
    join(evidence, "lighthouse.json"),
    `${JSON.stringify({ measures: measures.map(({ name }) => name), runs, rows }, null, 2)}\n`,
  );
  const failed = rows.filter(({ missed }) => missed.length > 0);
  for (const { browser, path, missed } of failed)
    console.error(`Limit missed in ${browser}: ${path}, ${missed.join(", ")}`);
  return failed.length === 0;
}
