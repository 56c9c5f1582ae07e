/**
 * Benchmark of mounting a thousand buttons until they are styled and laid out: our `Button`, a native
 * `<button>` with our classes, and other kits' buttons. Each kit has a page with its own styles, and each
 * round measures all pages in turn. Fails if our button takes more than 1.3 times the native one's time.
 */
import { mkdir, writeFile } from "node:fs/promises";
import { join } from "node:path";

import tailwindcss from "@tailwindcss/vite";

import { kitSources } from "../../tests/kit/machinery/node/sources.ts";
import { root } from "../build/stamp.ts";
import { address, commit, withBenchPage } from "./bench-page.ts";

const rounds = 25;
/** Maximum ratio of our button's time to that of the native button with our classes. */
const maximumRatio = 1.3;

const kits = {
  native: "<button> with our classes",
  larkline: "Larkline",
  shadcn: "shadcn-style",
  "radix-themes": "Radix Themes",
  mantine: "Mantine",
  mui: "MUI",
} as const;

/** Milliseconds until the script has ended (`script`), and until the elements are laid out (`shown`). */
interface Times {
  script: number;
  shown: number;
}

/** Measures, prints, and writes the evidence. True if the limit is kept. */
export async function benchMount(): Promise<boolean> {
  const best: Record<string, Times> = {};
  await withBenchPage(
    "mount",
    async ({ page: first }) => {
      // `?parts` measures other components of the kit, each beside its native element
      // (`bench/mount/parts.tsx`).
      const queries = [...Object.keys(kits).map((kit) => `?kit=${kit}`), "?parts"];
      const pages = await Promise.all(
        queries.map(async (query) => {
          const page = await first.context().newPage();
          await page.goto(`${address}${query}`);
          await page.waitForFunction("window.round");
          return page;
        }),
      );
      for (let round = 0; round < rounds; round += 1) {
        for (const page of pages) {
          const times = await page.evaluate<Record<string, Times>>("window.round()");
          for (const [name, { script, shown }] of Object.entries(times)) {
            const before = best[name] ?? { script: Infinity, shown: Infinity };
            // The smallest value of all rounds counts, because other processes only ever make a round slower.
            best[name] = {
              script: Math.min(before.script, script),
              shown: Math.min(before.shown, shown),
            };
          }
        }
      }
    },
    [tailwindcss()].flat(),
  );
  return report(best);
}

/** Prints and writes the times. True if the limit is kept. */
async function report(best: Readonly<Record<string, Times>>): Promise<boolean> {
  const native = best["native"]?.shown ?? Number.NaN;
  const rows = Object.entries(kits).map(([kit, name]) => {
    const { script = Number.NaN, shown = Number.NaN } = best[kit] ?? {};
    return { name, script, shown, ratio: shown / native };
  });
  console.log(`1,000 buttons, best of ${rounds} rounds:`);
  console.table(
    Object.fromEntries(
      rows.map(({ name, script, shown, ratio }) => [
        name,
        { "shown, ms": shown.toFixed(1), "script, ms": script.toFixed(1), "×": ratio.toFixed(2) },
      ]),
    ),
  );
  const button = { ours_ms: best["larkline"]?.shown, native_ms: best["native"]?.shown };
  const parts = Object.fromEntries(
    Object.entries(best).flatMap(([name, { shown }]) => {
      if (!name.endsWith(" ours")) return [];
      const part = name.replace(" ours", "");
      return [[part, { ours_ms: shown, native_ms: best[`${part} native`]?.shown }]];
    }),
  );
  const folder = join(root, ".cache/evidence");
  await mkdir(folder, { recursive: true });
  const evidence = {
    measured: new Date().toISOString(),
    commit: commit(),
    sources: kitSources(),
    count: 1000,
    kits: rows,
    components: { button, ...parts },
  };
  await writeFile(join(folder, "mount.json"), `${JSON.stringify(evidence, undefined, 2)}\n`);
  return rows.every(({ name, ratio }) => name !== kits.larkline || ratio <= maximumRatio);
}
