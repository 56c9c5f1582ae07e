/**
 * Benchmark of interaction latency on an emulated phone with a fourfold CPU slowdown. Presses every control
 * of every page, and those of the chat while an answer streams, and measures the time from the press to
 * the next paint. Fails if one takes more than 100 ms, or if a page takes more than 200 ms from the first
 * interaction until it is hydrated. Takes about 15 minutes; `BENCH_PATHS="/ /pricing"` measures some
 * pages.
 */
import { header } from "@larkline/content/header";
import { chromium, type CDPSession, type Page } from "playwright";

import { routes } from "../../apps/site/src/routes.ts";
import { findBrowser } from "../browser.mjs";
import { buildStale } from "../build/steps.ts";
import { ProductProcess } from "../product-process.ts";
import { median, report } from "./bench-page.ts";
import {
  type Control,
  controlsOf,
  measure,
  noteInteractions,
  type Press,
  slowDown,
} from "./pressing.ts";
import { phone } from "./transfers.ts";

/** CPU slowdown of the emulated phone, compared with this machine. */
const slower = 4;
/** Limit from a press to the next paint; below, from the first interaction to the hydrated page. */
const pressMarkMs = 100;
const wakeMarkMs = 200;

const hydrated = (page: Page) =>
  page.waitForFunction(() => performance.getEntriesByName("larkline-ready").length > 0);

/**
 * Opens a page with an empty cache and hydrates it by an interaction.
 *
 * @returns Milliseconds from the interaction until the page is hydrated.
 */
async function wake(page: Page, devtools: CDPSession, path: string): Promise<number> {
  await slowDown(devtools, 1);
  await page.goto(path, { waitUntil: "networkidle" });
  await slowDown(devtools, slower);
  const sign = await page.evaluate(() => {
    const now = performance.now();
    dispatchEvent(new Event("touchstart"));
    return now;
  });
  await hydrated(page);
  const ready = await page.evaluate(
    () => performance.getEntriesByName("larkline-ready")[0]?.startTime ?? 0,
  );
  return Math.max(0, ready - sign);
}

const isDialogOpen = (page: Page) =>
  page.evaluate(() => document.querySelector("[role=dialog]") !== null);

async function press(page: Page, { handle, says }: Control): Promise<Press> {
  await handle.scrollIntoViewIfNeeded({ timeout: 2000 });
  return { control: says, ms: await measure(page, () => handle.tap({ timeout: 2000 })) };
}

/** The measured presses of a page, and the controls that could not be pressed. */
interface PagePresses {
  path: string;
  wakeMs: number;
  presses: Press[];
  missed: string[];
}

/**
 * Presses each control of a page once. Links and the frame's controls are measured on the first
 * page only.
 */
async function pressAll(
  page: Page,
  devtools: CDPSession,
  path: string,
  known: Set<string>,
): Promise<PagePresses> {
  const wakeMs = await wake(page, devtools, path);
  const presses: Press[] = [];
  const missed: string[] = [];
  const done = new Set<string>();
  for (;;) {
    const seen = new Map<string, number>();
    let next: Control | undefined;
    let key = "";
    for (const control of await controlsOf(page)) {
      const count = seen.get(control.says) ?? 0;
      seen.set(control.says, count + 1);
      key = `${control.says} ${count}`;
      if (done.has(key) || known.has(control.says)) continue;
      next = control;
      break;
    }
    if (!next) return { path, wakeMs, presses, missed };
    done.add(key);
    // Links and the frame's controls do the same on every page.
    if (next.inFrame || next.says.startsWith("a:")) known.add(next.says);
    try {
      presses.push(await press(page, next));
    } catch {
      missed.push(next.says);
    }
    if (new URL(page.url()).pathname !== path || (await isDialogOpen(page)))
      await wake(page, devtools, path);
  }
}

/** Asks a question, then types and presses the controls while the answer streams. */
async function pressInConversation(page: Page, devtools: CDPSession): Promise<Press[]> {
  await wake(page, devtools, "/");
  await page.getByRole("button", { name: header.chat }).first().tap();
  const dialog = page.getByRole("dialog");
  const field = dialog.getByRole("textbox");
  await field.fill("what does each plan of the receptionist include?");
  const presses: Press[] = [];
  const note = async (control: string, act: () => Promise<unknown>) => {
    presses.push({ control, ms: await measure(page, act) });
  };
  await note("send", () => field.press("Enter"));
  await dialog.getByRole("button", { name: "Stop" }).waitFor();
  for (const letter of "and yearly?") await note("a letter", () => field.press(letter));
  for (const control of await controlsOf(page))
    if (control.says.startsWith("button") && !/: (Stop|Close)/.test(control.says))
      await press(page, control).then(
        (pressed) => presses.push(pressed),
        () => undefined,
      );
  return presses;
}

/** The lowest measurable latency: a button on an empty page that changes one word. */
async function floor(page: Page, devtools: CDPSession): Promise<number> {
  await slowDown(devtools, slower);
  await page.goto("/robots.txt");
  await page.setContent(
    `<!doctype html><button onclick="this.textContent = Math.random()">Press</button>`,
  );
  const times: number[] = [];
  for (let index = 0; index < 7; index += 1)
    times.push(await measure(page, () => page.getByRole("button").tap()));
  return median(times);
}

const ms = (value: number) => `${Math.round(value)} ms`;

/** Measures, prints, and writes the evidence. True if every mark is held. */
export async function benchInteractions(): Promise<boolean> {
  await buildStale();
  const measured = new Date().toISOString();
  const paths = process.env["BENCH_PATHS"]?.split(" ") ?? routes.map(({ path }) => path);
  const { executablePath, env, args, from } = await findBrowser();
  const browser = await chromium.launch({
    args: [...args],
    ...(executablePath ? { executablePath } : {}),
    ...(env ? { env } : {}),
  });
  const larkline = await ProductProcess.begin({ LOG_LEVEL: "error" });
  try {
    const context = await browser.newContext({ ...phone, baseURL: larkline.url });
    const page = await context.newPage();
    const devtools = await context.newCDPSession(page);
    await noteInteractions(page);
    const least = await floor(page, devtools);
    const known = new Set<string>();
    const all: PagePresses[] = [];
    for (const path of paths) {
      const result = await pressAll(page, devtools, path, known);
      all.push(result);
      const worst = result.presses.toSorted((a, b) => b.ms - a.ms)[0];
      console.log(
        `awake ${ms(result.wakeMs).padStart(7)}  ${String(result.presses.length).padStart(3)} presses, worst ${ms(worst?.ms ?? 0).padStart(7)}  ${path}  ${worst?.control ?? ""}${result.missed.length > 0 ? `  out of reach: ${result.missed.join("; ")}` : ""}`,
      );
    }
    const talk = await pressInConversation(page, devtools);
    const slow = [...all.flatMap(({ presses }) => presses), ...talk]
      .filter((pressed) => pressed.ms > pressMarkMs)
      .toSorted((a, b) => b.ms - a.ms);
    for (const { control, ms: time } of slow) console.log(`${ms(time).padStart(7)}  ${control}`);
    const times = all.flatMap(({ presses }) => presses.map((pressed) => pressed.ms));
    const wakes = all.map(({ wakeMs }) => wakeMs);
    const talkTimes = talk.map((pressed) => pressed.ms);
    return report("interactions", measured, {
      says: `Every control of ${paths.length} pages pressed on a phone at a quarter of the processor's speed.`,
      marks: [
        {
          says: `A press shows within ${pressMarkMs} ms: ${slow.length} of ${times.length + talk.length} do not.`,
          held: slow.length === 0,
        },
        {
          says: `A page is awake within ${wakeMarkMs} ms of the first interaction: the slowest takes ${ms(Math.max(...wakes))}.`,
          held: Math.max(...wakes) <= wakeMarkMs,
        },
      ],
      rows: [
        { name: "A button of an empty page, median", value: ms(least) },
        { name: "Presses", value: String(times.length) },
        { name: "Press, median", value: ms(median(times)) },
        { name: "Press, worst", value: ms(Math.max(...times)) },
        { name: "In the conversation while it streams, median", value: ms(median(talkTimes)) },
        { name: "In the conversation while it streams, worst", value: ms(Math.max(...talkTimes)) },
        { name: "Awake after the first interaction, median", value: ms(median(wakes)) },
        { name: "Awake after the first interaction, worst", value: ms(Math.max(...wakes)) },
        { name: "Out of reach", value: String(all.flatMap(({ missed }) => missed).length) },
      ],
      browser: `Chromium ${browser.version()}, ${from}`,
    });
  } finally {
    await browser.close();
    await larkline.finish();
  }
}
