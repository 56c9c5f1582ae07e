/**
 * Opens a page of `bench/` in the browser that `findBrowser` finds, and writes the results of benchmarks. The
 * packages that the kit is compared with are installed in `bench/`. It is not a workspace, so that developers
 * of the product need not install them.
 */
import { spawnSync } from "node:child_process";
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";

import { chromium, type CDPSession, type Page } from "playwright";
import { build, defaultClientConditions, type Plugin } from "vite";

import { kitSources } from "../../tests/kit/machinery/node/sources.ts";
import { findBrowser } from "../browser.mjs";
import { root } from "../build/stamp.ts";

const bench = join(root, "bench");

/** Version of a package in the lock file of `bench/`. */
export function versionOf(name: string): string {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- npm itself wrote it
  const { packages } = JSON.parse(readFileSync(join(bench, "package-lock.json"), "utf8")) as {
    packages: Record<string, { version?: string }>;
  };
  return packages[`node_modules/${name}`]?.version ?? "unknown";
}

/** URL of the page. No server listens there: `withBenchPage` answers the browser's requests. */
export const address = "http://bench.localhost/";

/** An opened page of `bench/`. */
export interface BenchPage {
  readonly page: Page;
  /** The browser's DevTools session: script time, tasks, profiler. */
  readonly devtools: CDPSession;
  /** The browser's name and version, and where it was found: "Chromium 153.0.1, npm". */
  readonly browser: string;
}

/** Builds `bench/<name>` as for production, opens it, and closes everything after `measure`. */
export async function withBenchPage<Result>(
  name: string,
  measure: (bench: BenchPage) => Promise<Result>,
  plugins: readonly Plugin[] = [],
): Promise<Result> {
  const outDir = join(root, ".cache/bench", name);
  await build({
    configFile: false,
    root: join(bench, name),
    logLevel: "error",
    plugins: [...plugins],
    resolve: {
      conditions: ["@larkline/source", ...defaultClientConditions],
      // The kit and the packages that it is compared with use the same React.
      alias: ["react", "react-dom"].map((find) => ({
        find,
        replacement: join(bench, "node_modules", find),
      })),
    },
    build: { outDir, emptyOutDir: true, target: "es2023", reportCompressedSize: false },
  });
  const { executablePath, env, args, from } = await findBrowser();
  const browser = await chromium.launch({
    args: [...args],
    ...(executablePath ? { executablePath } : {}),
    ...(env ? { env } : {}),
  });
  try {
    // An explicit context, because the implicit one of `newPage` cannot open more pages.
    const context = await browser.newContext();
    const page = await context.newPage();
    page.on("pageerror", (error) => console.error(error));
    // Answers requests from the built files, so that no server is needed. On the context instead of the page,
    // because `mount.ts` opens further pages.
    await context.route(`${address}**`, (route) => {
      const { pathname } = new URL(route.request().url());
      return route.fulfill({ path: join(outDir, pathname === "/" ? "index.html" : pathname) });
    });
    await page.goto(address);
    const devtools = await context.newCDPSession(page);
    await devtools.send("Performance.enable");
    return await measure({ page, devtools, browser: `Chromium ${browser.version()}, ${from}` });
  } finally {
    await browser.close();
  }
}

/** Script time of the page's main thread so far, in milliseconds. */
export async function scriptTime(devtools: CDPSession): Promise<number> {
  const { metrics } = await devtools.send("Performance.getMetrics");
  return (metrics.find(({ name }) => name === "ScriptDuration")?.value ?? Number.NaN) * 1000;
}

const git = (...args: string[]) => spawnSync("git", args, { cwd: root, encoding: "utf8" });

/**
 * The abbreviated hash of the measured commit, followed by "with changes" if the kit has uncommitted changes.
 * Null without git.
 */
export function commit(): string | null {
  const head = git("rev-parse", "--short", "HEAD");
  if (head.status !== 0) return null;
  const changes = git("status", "--porcelain", "--", "packages/ui", "packages/tokens");
  return `${head.stdout.trim()}${changes.stdout.trim() ? " with changes" : ""}`;
}

/** One figure of a benchmark, for the docs pages. */
export interface BenchRow {
  /** What was measured: "Larkline Markdown", "react-markdown 10.1.0". */
  readonly name: string;
  /** The figure with its unit: "184 ms". */
  readonly value: string;
  /** How the figure compares with the kit's: "6.2 times as much". */
  readonly against?: string;
}

/** The results of a benchmark, as the docs pages show them. */
export interface BenchEvidence {
  /** How it was measured, in one sentence. */
  readonly says: string;
  /** The limits, each as a sentence, and whether the measurement is within it. */
  readonly marks: readonly { readonly says: string; readonly held: boolean }[];
  readonly rows: readonly BenchRow[];
  /** The browser in which the figures were measured; for benchmarks of the server, the machine. */
  readonly browser: string;
}

/**
 * Prints the evidence and writes it to `.cache/evidence/bench`.
 *
 * @param benchmark Name of the benchmark: "chat", "markdown".
 * @param measured Start of the measurement (ISO 8601).
 * @returns Whether every limit is kept.
 */
export function report(benchmark: string, measured: string, evidence: BenchEvidence): boolean {
  console.table(
    Object.fromEntries(
      evidence.rows.map(({ name, value, against }) => [
        name,
        against === undefined ? { value } : { value, against },
      ]),
    ),
  );
  for (const { says, held } of evidence.marks) console.log(`${held ? "held  " : "MISSED"} ${says}`);
  const folder = join(root, ".cache/evidence/bench");
  mkdirSync(folder, { recursive: true });
  const written = { measured, commit: commit(), sources: kitSources(), ...evidence };
  writeFileSync(join(folder, `${benchmark}.json`), `${JSON.stringify(written, undefined, 2)}\n`);
  return evidence.marks.every(({ held }) => held);
}
