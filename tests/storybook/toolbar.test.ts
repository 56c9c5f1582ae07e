/**
 * Tests Storybook's interface in a browser: choices of its toolbar, controls of props, the code of a story, and
 * its sidebar.
 */
import type { Browser, Locator, Page } from "playwright";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";

import { contrast } from "../../packages/tokens/src/contrast.ts";
import { openBrowser } from "../kit/consumer/consumer.ts";
import { startStorybook, type RunningStorybook } from "./start.ts";

let storybook: RunningStorybook;
let browser: Browser;
let page: Page;

beforeAll(async () => {
  storybook = await startStorybook([
    "packages/ui/src/components/button/button.stories.tsx",
    "packages/ui/src/components/button/button.mdx",
    "packages/ui/src/components/collapsible/collapsible.stories.tsx",
    "packages/ui/src/foundations/text/text.stories.tsx",
    "packages/ui/src/foundations/text/text.mdx",
    "packages/ui/src/chat/chat-intro/chat-intro.stories.tsx",
  ]);
  browser = await openBrowser();
}, 240_000);
afterAll(async () => {
  await browser?.close();
  await storybook?.stop();
});

beforeEach(async () => {
  page = await browser.newPage();
  // Storybook builds a page's modules when the page is opened, which takes long on a busy machine.
  page.setDefaultTimeout(110_000);
  return () => page.close();
});

const docs = "viewMode=docs&id=components-button--docs";
const story = "viewMode=story&id=components-button--default";

async function open(view: string, globals: string, content = "button") {
  await page.goto(`${storybook.address}/iframe.html?${view}&globals=${globals}`);
  await page.locator(`.sb-story ${content}, #storybook-root ${content}`).first().waitFor();
}

/** Sends an event of Storybook's interface to the frame with the story. */
const send = (event: string, payload: object) =>
  page.evaluate(
    `__STORYBOOK_ADDONS_CHANNEL__.emit(${JSON.stringify(event)}, ${JSON.stringify(payload)})`,
  );

it("a docs page shows the longer texts of each story, lengthened only once", async () => {
  await open(docs, "content:longer");
  // Waits until all stories of the page are rendered. Each lengthens texts when it is rendered, and must not
  // lengthen the first story's texts again.
  await page.waitForLoadState("networkidle");
  await expect
    .poll(() => page.locator(".sb-story button").first().textContent())
    .toBe("Talklk to Saleses");
});

it("stories and docs pages have the text size that the URL names", async () => {
  for (const view of [story, docs]) {
    await open(view, "textSize:200");
    await expect
      .poll(() => page.evaluate("getComputedStyle(document.documentElement).fontSize"))
      .toBe("32px");
  }
});

/** Reads a computed color, such as `rgb(14, 59, 46)`. */
function parseRgb(color: string) {
  const [r = 0, g = 0, b = 0, a = 1] = (color.match(/[\d.]+/g) ?? []).map(Number);
  return { r, g, b, a };
}

/** The contrast of an element's text to the nearest background behind it. */
async function textContrast(locator: Locator): Promise<number> {
  const [color = "", ...backgrounds] = await locator.evaluate((element) => {
    const found = [getComputedStyle(element).color];
    for (let at: Element | null = element; at; at = at.parentElement)
      found.push(getComputedStyle(at).backgroundColor);
    return found;
  });
  const behind = backgrounds.map(parseRgb).find(({ a }) => a === 1);
  return contrast(parseRgb(color), behind ?? parseRgb("rgb(255, 255, 255)"));
}

const slotText = `[data-slot="text"]`;

it.each(["light", "dark"])(
  "a docs page on the board's ground can be read, with its stories on that ground, %s",
  async (theme) => {
    await open("viewMode=docs&id=foundations-text--docs", `ground:board;theme:${theme}`, slotText);
    const cell = page.locator("main table td").first();
    const text = page.locator(`.sb-story ${slotText}`).first();
    for (const locator of [cell, page.locator("main > p").first(), text])
      expect(await textContrast(locator)).toBeGreaterThan(4.5);
    expect(await text.locator("xpath=ancestor::*[@data-ground][1]").count()).toBe(1);
  },
);

/** Whether the text that is typed is complete: `typing` or `done`. */
const typed = () => page.locator('[data-slot="typed-text"]').getAttribute("data-state");

describe("reduced motion", () => {
  const intro = "viewMode=story&id=chat-chat-intro--playground";

  // The timer of the typed text never fires, so that the text stays incomplete until motion is reduced.
  beforeEach(() =>
    page.addInitScript(() => {
      const start = window.setInterval.bind(window);
      Object.assign(window, {
        setInterval: (run: () => void, pace: number) => (pace === 40 ? 0 : start(run, pace)),
      });
    }),
  );

  it("shows a typed text at once, and does not scroll smoothly", async () => {
    await open(intro, "motion:reduced", '[data-slot="typed-text"]');
    expect(await typed()).toBe("done");
    expect(await page.evaluate("getComputedStyle(document.documentElement).scrollBehavior")).toBe(
      "auto",
    );
  });

  it("applies to scripts that already run, and ends when motion is chosen again", async () => {
    await open(intro, "motion:full", '[data-slot="typed-text"]');
    expect(await typed()).toBe("typing");
    // Kept outside the document, to which Storybook and its addons add elements at any time.
    await page.evaluate(
      `window.answers = [];
      matchMedia("(prefers-reduced-motion: no-preference)").addEventListener("change", (event) =>
        window.answers.push(event.matches))`,
    );
    await send("updateGlobals", { globals: { motion: "reduced" } });
    await expect.poll(typed).toBe("done");
    await send("updateGlobals", { globals: { motion: "full" } });
    await expect.poll(() => page.evaluate("window.answers")).toEqual([false, true]);
    expect(await page.evaluate('matchMedia("(prefers-reduced-motion)").matches')).toBe(false);
  });
});

describe("a control of a prop", () => {
  it("edits a text whose type is ReactNode", async () => {
    await page.goto(`${storybook.address}/?path=/story/components-button--playground`);
    await page.locator("#control-children").fill("Call Us");
    const frame = page.frameLocator("#storybook-preview-iframe");
    await frame.getByRole("button", { name: "Call Us" }).waitFor();
  });

  it("applies an initial value at once", async () => {
    await open("viewMode=story&id=components-collapsible--playground", "motion:full");
    const button = page.locator("#storybook-root button");
    const opened = await button.getAttribute("aria-expanded");
    await send("updateStoryArgs", {
      storyId: "components-collapsible--playground",
      updatedArgs: { defaultOpen: opened !== "true" },
    });
    await expect.poll(() => button.getAttribute("aria-expanded")).not.toBe(opened);
  });
});

it("the code of a story on a docs page is what it returns, without its test", async () => {
  await open("viewMode=docs&id=foundations-text--docs", "", slotText);
  await page.getByRole("switch", { name: "Show code" }).first().click();
  const code = page.locator(".sbdocs-preview pre").first();
  await expect.poll(() => code.textContent()).toMatch(/^<[^]*<Text /);
  expect(await code.textContent()).not.toMatch(/render:|play:/);
});

it("the selected story can be read in the sidebar, also when the system's theme changes", async () => {
  const row = page.locator('.sidebar-item[data-selected="true"]');
  const colors = () =>
    row.evaluate((element) => {
      const { color, backgroundColor } = getComputedStyle(element);
      return {
        color,
        background: backgroundColor,
        sidebar: getComputedStyle(document.body).backgroundColor,
      };
    });
  await page.emulateMedia({ colorScheme: "dark" });
  await page.goto(`${storybook.address}/?path=/story/components-button--default`);
  await row.waitFor();
  for (const colorScheme of ["dark", "light", "dark"] as const) {
    await page.emulateMedia({ colorScheme });
    await expect
      .poll(
        async () => {
          const { background, sidebar } = await colors();
          return contrast(parseRgb(background), parseRgb(sidebar));
        },
        { message: colorScheme },
      )
      .toBeGreaterThan(3);
    const { color, background } = await colors();
    expect(contrast(parseRgb(color), parseRgb(background)), colorScheme).toBeGreaterThan(4.5);
    await row.hover();
    expect((await colors()).background, `${colorScheme}, under the pointer`).toBe(background);
    await page.mouse.move(0, 0);
  }
});
