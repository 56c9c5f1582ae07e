// `npm run bench` runs all benchmarks below in sequence; `npm run bench -- markdown` runs one. A benchmark
// that misses its limit fails; `transfers` has no limit. All except `static` and `transfers` write their
// results to `.cache/evidence`. Storybook's docs pages show those of `markdown` and `mount`.
import { benchChat } from "./bench/chat.ts";
import { installBench } from "./bench/install.ts";
import { benchInteractions } from "./bench/interactions.ts";
import { benchLighthouse } from "./bench/lighthouse/lighthouse.ts";
import { benchMarkdown } from "./bench/markdown.ts";
import { benchMount } from "./bench/mount.ts";
import { benchServer } from "./bench/server.ts";
import { benchStatic } from "./bench/static.ts";
import { benchTransfers } from "./bench/transfer-table.ts";

const parts = new Map([
  ["chat", benchChat],
  ["interactions", benchInteractions],
  ["lighthouse", benchLighthouse],
  ["markdown", benchMarkdown],
  ["mount", benchMount],
  ["server", benchServer],
  ["transfers", benchTransfers],
  ["static", benchStatic],
]);

const chosen = process.argv.length > 2 ? process.argv.slice(2) : [...parts.keys()];
for (const name of chosen) {
  const bench = parts.get(name);
  if (!bench)
    throw new Error(`There is no bench "${name}". Benches: ${[...parts.keys()].join(", ")}.`);
  if (name === "markdown" || name === "mount") installBench();
  console.log(`\n${name}`);
  if (!(await bench())) process.exitCode = 1;
}
