/**
 * Benchmark of interaction latency on an emulated phone with a fourfold CPU slowdown. Presses the controls of
 * every page, and those of the chat while an answer streams, and measures the time from each press to the
 * next paint. Fails if a press takes more than 100 ms, or if a page takes more than 200 ms from the first
 * interaction until it is hydrated. Takes about 8 minutes. `BENCH_PATHS="/ /pricing"` measures only these
 * pages, and the chat.
 */
import { header } from "@larkline/content/header";
import { chromium, type CDPSession, type Page } from "playwright";

import { routes } from "../../apps/site/src/routes.ts";
import { findBrowser } from "../browser.mjs";
import { buildStale } from "../build/steps.ts";
import { ProductProcess } from "../product-process.ts";
import { report } from "./bench-page.ts";
import { median, ms } from "./figures.ts";
import {
  type Control,
  controlsOf,
  measure,
  recordInteractions,
  type Press,
  slowDown,
  slowNetwork,
} from "./pressing.ts";
import { phone } from "./transfers.ts";

/** CPU slowdown of the emulated phone, compared with this machine. */
const cpuSlowdown = 4;
/** Limit from a press to the next paint. */
const pressLimitMs = 100;
/** Limit from the first interaction to the hydrated page. */
const hydrationLimitMs = 200;

/**
 * Hydrates a page by an interaction.
 *
 * @returns Milliseconds from the interaction until the page is hydrated; 0 if it was hydrated before.
 */
const hydrate = (page: Page): Promise<number> =>
  page.evaluate(
    () =>
      new Promise<number>((resolve, reject) => {
        setTimeout(() => reject(new Error("The page was not hydrated within 30 s.")), 30_000);
        const interactedAt = performance.now();
        new PerformanceObserver((list) => {
          const ready = list.getEntriesByName("larkline-ready")[0];
          if (ready) resolve(Math.max(0, ready.startTime - interactedAt));
        }).observe({ type: "mark", buffered: true });
        dispatchEvent(new Event("touchstart"));
      }),
  );

/** Opens a page, at the full speed of the processor and of the network. */
async function open(page: Page, path: string): Promise<void> {
  await page.goto(path, { waitUntil: "networkidle" });
  // The first evaluation in a document runs Playwright's own script, which must not count as hydration.
  await page.evaluate(() => undefined);
}

/** Opens a page, then hydrates it at the phone's processor speed. Returns the milliseconds of `hydrate`. */
async function openAndHydrate(page: Page, devtools: CDPSession, path: string): Promise<number> {
  await slowDown(devtools, 1);
  await open(page, path);
  await slowDown(devtools, cpuSlowdown);
  return hydrate(page);
}

/**
 * Opens a page with an empty cache, then hydrates it on the phone's network, at full processor speed. Returns the
 * milliseconds of `hydrate`.
 */
async function hydrateOnSlowNetwork(
  page: Page,
  devtools: CDPSession,
  path: string,
): Promise<number> {
  await slowDown(devtools, 1);
  await devtools.send("Network.clearBrowserCache");
  await open(page, path);
  await slowNetwork(devtools, true);
  try {
    return await hydrate(page);
  } finally {
    await slowNetwork(devtools, false);
  }
}

/** Whether a press has opened a dialog, which covers the page's other controls. */
const isDialogOpen = (page: Page) =>
  page.evaluate(() => document.querySelector("[role=dialog]") !== null);

async function press(page: Page, { handle, label }: Control): Promise<Press> {
  await handle.scrollIntoViewIfNeeded({ timeout: 2000 });
  // Playwright checks in the press itself whether the control receives it, which computes the page's layout
  // once more. Therefore it checks before the measurement (`trial`), and not during it (`force`).
  await handle.tap({ trial: true, timeout: 2000 });
  return { control: label, ms: await measure(page, () => handle.tap({ force: true })) };
}

/** The measured presses of a page, and the controls that could not be pressed. */
interface PagePresses {
  path: string;
  hydrationMs: number;
  /** Hydration on the phone's network. */
  slowNetworkMs: number;
  presses: Press[];
  unreachable: string[];
}

/**
 * Presses each control of a page once. `measuredOnce` holds the labels of the links and frame controls that
 * were pressed on any page before; those are skipped.
 */
async function pressAll(
  page: Page,
  devtools: CDPSession,
  path: string,
  measuredOnce: Set<string>,
): Promise<PagePresses> {
  // The page's scripts must be loaded and compiled, as on a first visit.
  await devtools.send("Network.clearBrowserCache");
  const hydrationMs = await openAndHydrate(page, devtools, path);
  const presses: Press[] = [];
  const unreachable: string[] = [];
  const pressed = new Set<string>();
  for (;;) {
    const counts = new Map<string, number>();
    let next: Control | undefined;
    let key = "";
    for (const control of await controlsOf(page)) {
      const count = counts.get(control.label) ?? 0;
      counts.set(control.label, count + 1);
      key = `${control.label} ${count}`;
      if (pressed.has(key) || measuredOnce.has(control.label)) continue;
      next = control;
      break;
    }
    if (!next) {
      // Last, because the scripts are then compiled.
      const slowNetworkMs = await hydrateOnSlowNetwork(page, devtools, path);
      return { path, hydrationMs, slowNetworkMs, presses, unreachable };
    }
    pressed.add(key);
    // Links and the frame's controls behave the same on every page.
    if (next.inFrame || next.label.startsWith("a:")) measuredOnce.add(next.label);
    try {
      presses.push(await press(page, next));
    } catch {
      unreachable.push(next.label);
    }
    if (new URL(page.url()).pathname !== path || (await isDialogOpen(page)))
      await openAndHydrate(page, devtools, path);
  }
}

/** Asks a question, then types and presses the controls while the answer streams. */
async function pressInConversation(page: Page, devtools: CDPSession): Promise<Press[]> {
  await openAndHydrate(page, devtools, "/");
  await page.getByRole("button", { name: header.chat }).first().tap();
  const dialog = page.getByRole("dialog");
  const field = dialog.getByRole("textbox");
  await field.fill("what does each plan of the receptionist include?");
  const presses: Press[] = [];
  const pressAndRecord = async (control: string, act: () => Promise<unknown>) => {
    presses.push({ control, ms: await measure(page, act) });
  };
  await pressAndRecord("send", () => field.press("Enter"));
  await dialog.getByRole("button", { name: "Stop" }).waitFor();
  for (const letter of "and yearly?") await pressAndRecord("a letter", () => field.press(letter));
  for (const control of await controlsOf(page))
    if (control.label.startsWith("button") && !/: (Stop|Close)/.test(control.label))
      await press(page, control).then(
        (pressed) => presses.push(pressed),
        () => undefined,
      );
  return presses;
}

/** The lowest measurable latency: a button on an empty page that changes one word. */
async function floor(page: Page, devtools: CDPSession): Promise<number> {
  await slowDown(devtools, cpuSlowdown);
  await page.goto("/robots.txt");
  await page.setContent(
    `<!doctype html><button onclick="this.textContent = Math.random()">Press</button>`,
  );
  const times: number[] = [];
  for (let index = 0; index < 7; index += 1)
    times.push(await measure(page, () => page.getByRole("button").tap({ force: true })));
  return median(times);
}

/** Measures, prints, and writes the evidence. True if every limit is kept. */
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
    await recordInteractions(page);
    const floorMs = await floor(page, devtools);
    const measuredOnce = new Set<string>();
    const all: PagePresses[] = [];
    for (const path of paths) {
      const result = await pressAll(page, devtools, path, measuredOnce);
      all.push(result);
      const worst = result.presses.toSorted((a, b) => b.ms - a.ms)[0];
      console.log(
        `hydrated ${ms(result.hydrationMs).padStart(7)}, on a slow network ${ms(result.slowNetworkMs).padStart(7)}  ${String(result.presses.length).padStart(3)} presses, worst ${ms(worst?.ms ?? 0).padStart(7)}  ${path}  ${worst?.control ?? ""}${result.unreachable.length > 0 ? `  not pressed: ${result.unreachable.join("; ")}` : ""}`,
      );
    }
    const chatPresses = await pressInConversation(page, devtools);
    const slow = [...all.flatMap(({ presses }) => presses), ...chatPresses]
      .filter((pressed) => pressed.ms > pressLimitMs)
      .toSorted((a, b) => b.ms - a.ms);
    for (const { control, ms: time } of slow) console.log(`${ms(time).padStart(7)}  ${control}`);
    const times = all.flatMap(({ presses }) => presses.map((pressed) => pressed.ms));
    const hydrationTimes = all.map(({ hydrationMs }) => hydrationMs);
    const slowNetworkTimes = all.map(({ slowNetworkMs }) => slowNetworkMs);
    const chatTimes = chatPresses.map((pressed) => pressed.ms);
    return report("interactions", measured, {
      says: `Every control of ${paths.length} pages pressed on a phone at a quarter of the processor's speed.`,
      marks: [
        {
          says: `A press shows within ${pressLimitMs} ms: ${slow.length} of ${times.length + chatPresses.length} do not.`,
          held: slow.length === 0,
        },
        {
          says: `A page is hydrated within ${hydrationLimitMs} ms of the first interaction: the slowest takes ${ms(Math.max(...hydrationTimes))}.`,
          held: Math.max(...hydrationTimes) <= hydrationLimitMs,
        },
      ],
      rows: [
        { name: "A button of an empty page, median", value: ms(floorMs) },
        { name: "Presses", value: String(times.length) },
        { name: "Press, median", value: ms(median(times)) },
        { name: "Press, worst", value: ms(Math.max(...times)) },
        { name: "In the conversation while it streams, median", value: ms(median(chatTimes)) },
        { name: "In the conversation while it streams, worst", value: ms(Math.max(...chatTimes)) },
        { name: "Hydrated after the first interaction, median", value: ms(median(hydrationTimes)) },
        {
          name: "Hydrated after the first interaction, worst",
          value: ms(Math.max(...hydrationTimes)),
        },
        { name: "The same on a phone's network, median", value: ms(median(slowNetworkTimes)) },
        { name: "The same, worst", value: ms(Math.max(...slowNetworkTimes)) },
        {
          name: "Controls that could not be pressed",
          value: String(all.flatMap(({ unreachable }) => unreachable).length),
        },
      ],
      browser: `Chromium ${browser.version()}, ${from}`,
    });
  } finally {
    await browser.close();
    await larkline.finish();
  }
}
