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
import { readCommandLine, refuse } from "./command-line.ts";

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

const usage = `npm run bench                all benchmarks: ${[...parts.keys()].join(", ")}
npm run bench -- markdown    only those that are named`;
const { positionals } = readCommandLine(usage, { allowPositionals: true });
const unknown = positionals.find((name) => !parts.has(name));
if (unknown !== undefined) refuse(`There is no benchmark called ${unknown}.`, usage);
const chosen = positionals.length > 0 ? positionals : [...parts.keys()];
for (const name of chosen) {
  const bench = parts.get(name);
  if (!bench) continue;
  if (name === "markdown" || name === "mount") installBench();
  console.log(`\n${name}`);
  if (!(await bench())) process.exitCode = 1;
}
