/**
 * The steps of `npm run build`: the site, the assistant's topic classifier, and the archive with an empty
 * database. A step runs if its inputs or settings have changed since its last run, if its result is missing,
 * or with `--force`. `npm start` and `npm run bundle` run them, too.
 */
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";

import { brand } from "../../packages/content/src/brand.ts";
import { withLock } from "./lock.ts";
import { loadBuildSettings } from "./settings.ts";
import { fingerprint, readStamp, root, writeStamp } from "./stamp.ts";

interface Step {
  /** Name of the stamp file in `.cache/build`. */
  name: string;
  /** Shown in the terminal while it runs. */
  title: string;
  /** Its input files and folders, relative to the repository's root. */
  inputs: readonly string[];
  /** Other values that its output depends on. */
  settings?: Readonly<Record<string, string>>;
  /** One of its output files. The step also runs if this file is missing. */
  result: string;
  run: () => Promise<void>;
}

/**
 * Runs a build with NODE_ENV=production. Vite and React do not override a value that is already set, such as
 * `development` from a shell or `test` from Vitest, and pages would load React's slow development build.
 */
async function inProductionMode(run: () => Promise<void>): Promise<void> {
  const { NODE_ENV: before } = process.env;
  process.env["NODE_ENV"] = "production";
  try {
    await run();
  } finally {
    if (before === undefined) delete process.env["NODE_ENV"];
    else process.env["NODE_ENV"] = before;
  }
}

function steps(): Step[] {
  const publicUrl = process.env["PUBLIC_URL"] || brand.addresses.site;
  const { version: pgliteVersion }: { version: string } = JSON.parse(
    readFileSync(join(root, "node_modules/@electric-sql/pglite/package.json"), "utf8"),
  );
  return [
    {
      name: "site",
      title: "Building the site",
      inputs: [
        "package-lock.json",
        "apps/site",
        "packages/tokens",
        "packages/ui",
        "packages/content",
        "packages/contract",
        "packages/client",
      ],
      settings: {
        publicUrl,
        node: process.versions.node,
        // The pages contain these values (`apps/site/vite.config.ts`).
        docs: process.env["DOCS_URL"] ?? "",
        application: process.env["APP_URL"] ?? "",
        tagManager: process.env["TAG_MANAGER_ID"] ?? "",
        media: process.env["MEDIA_BASE_URL"] ?? "",
      },
      result: "apps/site/dist/site.json",
      run: async () => {
        const { buildSite } = await import("../../apps/site/src/prerender/build-site.ts");
        await inProductionMode(() => buildSite({ publicUrl }));
      },
    },
    {
      name: "assistant",
      title: "Training the assistant's topics",
      inputs: [
        "packages/assistant/src",
        "packages/assistant/data",
        "packages/content",
        "packages/contract",
      ],
      settings: { node: process.versions.node },
      result: "packages/assistant/dist/topics.bin",
      run: async () => {
        const { learnTopics } = await import("../../packages/assistant/learn.ts");
        learnTopics();
      },
    },
    {
      name: "empty-database",
      title: "Creating the empty database",
      inputs: [
        "apps/server/src/database/empty-database.ts",
        "apps/server/src/database/embedded-settings.ts",
      ],
      settings: { pglite: pgliteVersion },
      result: `apps/server/dist/empty-database-${pgliteVersion}.tar.gz`,
      run: async () => {
        const { buildEmptyDatabase } =
          await import("../../apps/server/src/database/empty-database.ts");
        await buildEmptyDatabase();
      },
    },
  ];
}

/** The current fingerprint of a step, if its result is outdated; otherwise undefined. */
async function staleFingerprint(step: Step): Promise<string | undefined> {
  const current = await fingerprint(step.inputs, step.settings);
  const built = existsSync(join(root, step.result)) && (await readStamp(step.name)) === current;
  return built ? undefined : current;
}

/** Whether any step's result is missing or outdated. */
export async function isStale(): Promise<boolean> {
  loadBuildSettings();
  const stale = await Promise.all(steps().map(staleFingerprint));
  return stale.some(Boolean);
}

const printWaiting = () => process.stdout.write("Waiting for another build to finish\n");

/**
 * Runs the steps whose result is missing or outdated, and prints them. Concurrent builds run in sequence, so
 * the second one finds the first one's results; it prints that it waits. Ends the process with one line if a
 * setting is invalid, because a build takes minutes and the pages would have wrong links.
 *
 * @param force Runs all steps, even if they are up to date.
 */
export async function buildStale({ force = false }: { force?: boolean } = {}): Promise<void> {
  loadBuildSettings();
  await withLock(join(root, ".cache/build/lock"), printWaiting, () => build(force));
}

async function build(force: boolean): Promise<void> {
  for (const step of steps()) {
    const current = force
      ? await fingerprint(step.inputs, step.settings)
      : await staleFingerprint(step);
    if (!current) continue;
    const started = performance.now();
    process.stdout.write(`${step.title} … `);
    try {
      await step.run();
    } catch (error) {
      process.stdout.write("failed\n");
      throw error;
    }
    await writeStamp(step.name, current);
    process.stdout.write(`${((performance.now() - started) / 1000).toFixed(1)} s\n`);
  }
}
