/**
 * Tests the running Storybook: its MCP server, queried as by an agent; its Changes panel, by keyboard only;
 * the review room in its frame; and its docs pages.
 */
import axe from "axe-core";
import type { Browser, FrameLocator, Page, Route } from "playwright";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from "vitest";

import { openBrowser } from "../kit/consumer/consumer.ts";
import { readBaseline } from "../kit/machinery/node/pictures.ts";
import { button } from "../unit/review/review-folder.ts";
import { changedButton, type ChangedButton } from "./changed-button.ts";
import { blocksOf, docsPages, docsSample, undeclaredNames } from "./docs-pages.ts";
import { McpClient } from "./mcp-client.ts";
import { startStorybook, type RunningStorybook } from "./start.ts";

/**
 * Playwright's limit for loading a page and for each action in it, in milliseconds. It only ends a test that
 * hangs. It is long, because Storybook's development server builds a page's modules when the page is opened.
 */
const loadingLimitMs = 110_000;

let storybook: RunningStorybook;
let mcp: McpClient;

beforeAll(async () => {
  storybook = await startStorybook([
    "packages/ui/src/components/button/button.stories.tsx",
    "packages/ui/src/components/button/button.mdx",
    "packages/ui/src/marketing/plan-card/plan-card.stories.tsx",
    "stories/patterns/tenth-industry.stories.tsx",
    "stories/review/changes.stories.tsx",
    ...docsSample.map(({ file }) => file),
    ...docsSample.flatMap(({ stories }) => stories ?? []),
  ]);
  mcp = new McpClient(`${storybook.address}/mcp`);
  await mcp.open();
}, 240_000);
afterAll(() => storybook?.stop());

describe("Storybook's MCP server", () => {
  it("lists the documentation tools", async () => {
    expect(await mcp.tools()).toEqual(
      expect.arrayContaining(["docs-list", "docs-show", "docs-show-story"]),
    );
  });

  it("finds a component and its description", async () => {
    const list = await mcp.call("docs-list");
    expect(list).toMatch(/^- PlanCard \(marketing-plan-card\): \S/m);
    expect(list).toMatch(/^- Button \(components-button\): \S/m);
  });

  it("returns its props with descriptions, and its stories as application code", async () => {
    const page = await mcp.call("docs-show", { id: "components-button" });
    expect(page).toMatch(/variant\?: "primary" \| "secondary" \| "outline" \| "ghost" = "primary"/);
    expect(page).toContain("Minimum height: 36, 44 or 52 px.");
    expect(page).toContain("components-button--default");
    expect(page).toContain("import { Button } from '@larkline/ui/button';");
    expect(page).toContain("from '@larkline/ui/icon';");
    expect(page).not.toMatch(/from '@larkline\/ui'/);
  });

  it("returns a page's structure: its sections in order, composed of the kit", async () => {
    const page = await mcp.call("docs-show", { id: "patterns-a-page-for-a-tenth-industry" });
    expect(page).toContain("import { TenthIndustry } from './tenth-industry.tsx';");
    expect(page).toContain('from "@larkline/ui/hero"');
    expect(page.indexOf("<Hero")).toBeGreaterThan(0);
    expect(page.indexOf("<CtaBand")).toBeGreaterThan(page.indexOf("<Hero"));
  });
});

describe("the Changes panel", () => {
  let browser: Browser;
  let page: Page;
  let changed: ChangedButton;

  const panel = () => page.getByRole("region", { name: "Changes" });
  const statusText = () => panel().getByRole("status").textContent();

  /** Presses a key until an element whose text matches has the focus. */
  async function reach(key: string, name: RegExp) {
    for (let pressed = 0; pressed < 120; pressed += 1) {
      const focused = page.locator(":focus");
      if ((await focused.count()) > 0 && name.test((await focused.textContent()) ?? "")) return;
      await page.keyboard.press(key);
    }
    throw new Error(`${key} does not lead to ${name}.`);
  }

  beforeAll(async () => {
    changed = await changedButton();
    browser = await openBrowser();
    page = await browser.newPage({ viewport: { width: 1440, height: 900 } });
    page.setDefaultTimeout(loadingLimitMs);
    await changed.forwardRequests(page);
    // Replaces the preview frame by an empty page, because the story's play function would move the focus.
    await page.route("**/iframe.html*", (route) =>
      route.fulfill({ contentType: "text/html", body: "<title>The story</title>" }),
    );
    await page.goto(`${storybook.address}/?path=/story/components-button--default`);
    await page.getByRole("tab", { name: /Changes/ }).waitFor();
  }, 240_000);
  afterAll(async () => {
    // Requests that the page sends while it closes are ignored.
    await page?.unrouteAll({ behavior: "ignoreErrors" });
    await browser?.close();
    await changed?.close();
  });

  it("is reachable by keyboard, and its tab shows the number of different pictures", async () => {
    await reach("Tab", /^Controls/);
    await reach("ArrowRight", /^Changes/);
    await page.keyboard.press("Enter");
    await panel().waitFor();
    expect(await page.locator(":focus").textContent()).toBe("Changes1");
    await expect
      .poll(() => panel().textContent(), { timeout: 15_000 })
      .toMatch(/\d+ pixels differ/);
  });

  it("has no axe violations, in light and dark", async () => {
    for (const colorScheme of ["dark", "light"] as const) {
      await page.emulateMedia({ colorScheme, reducedMotion: "reduce" });
      await page.reload();
      await panel().getByRole("button", { name: "Approve" }).waitFor();
      await page.evaluate(axe.source);
      const violations = await page.evaluate<string[]>(
        `axe.run('section[aria-label="Changes"]').then(({ violations }) =>
          violations.map(({ id, nodes }) => id + ": " + nodes.map(({ html }) => html).join()))`,
      );
      expect(violations, colorScheme).toEqual([]);
    }
  });

  it("shows before, after and the difference by single keys", async () => {
    await reach("Tab", /^Both/);
    for (const [key, view] of [
      ["2", "before"],
      ["3", "after"],
      ["4", "what differs"],
    ] as const) {
      await page.keyboard.press(key);
      const picture = panel().getByRole("img", { name: new RegExp(`: ${view}`) });
      await expect
        .poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth))
        .toBeGreaterThan(0);
    }
  });

  it("approves a picture, which becomes the baseline", async () => {
    await page.keyboard.press("a");
    await expect.poll(statusText).toContain("Approved: Button, Default, light, 1280 px.");
    expect(await readBaseline(changed.review.baselines, button)).toEqual(changed.changedPicture);
    // After a decision, the focus moves to the button that selects the picture, where Enter cannot change a
    // decision by accident. The shortcut keys still work there.
    expect(await page.locator(":focus").textContent()).toBe("light, 1280 px, approved");
    await page.keyboard.press("u");
    await expect.poll(statusText).toContain("Approval taken back: Button, Default");
  });
});

/** `npm run review` prints the URL of the review room: a story, which Storybook's page shows in a frame. */
describe("the review room in Storybook's frame", () => {
  const room = "?path=/story/review-changes--room";
  const buttonStory = "?path=/story/components-button--default";

  let browser: Browser;
  let changed: ChangedButton;
  let page: Page;
  let frame: FrameLocator;

  beforeAll(async () => {
    changed = await changedButton();
    browser = await openBrowser();
  }, 240_000);
  afterAll(async () => {
    await browser?.close();
    await changed?.close();
  });

  beforeEach(async () => {
    page = await browser.newPage({
      viewport: { width: 1440, height: 900 },
      colorScheme: "dark",
      reducedMotion: "reduce",
    });
    page.setDefaultTimeout(loadingLimitMs);
    await changed.forwardRequests(page);
    frame = page.frameLocator("#storybook-preview-iframe");
  });
  afterEach(async () => {
    // Requests that the page sends while it closes are ignored.
    await page.unrouteAll({ behavior: "ignoreErrors" });
    await page.close();
  });

  const change = () => frame.getByRole("heading", { name: "Button: Default" });
  const view = (name: string) => frame.getByRole("radio", { name });
  const search = () => page.locator("input#storybook-explorer-searchfield");

  it("responds to shortcut keys as soon as it has opened", async () => {
    await page.goto(`${storybook.address}/${room}`);
    await change().waitFor();
    await page.keyboard.press("4");
    await expect.poll(() => view("Difference").isChecked()).toBe(true);
  });

  it("responds to shortcut keys after it was chosen in Storybook's list", async () => {
    await page.goto(`${storybook.address}/${buttonStory}`);
    await frame.locator("#storybook-root button").waitFor();
    // Opens the group "Changes" and its first story, which is the review room.
    await page.getByRole("button", { name: "Changes", exact: true }).click();
    await change().waitFor();
    await page.keyboard.press("4");
    await expect.poll(() => view("Difference").isChecked()).toBe(true);
  });

  it("does not take the focus from Storybook's search while the user types there", async () => {
    const heldRequests: Route[] = [];
    await page.route("**/iframe.html*", (route) => void heldRequests.push(route));
    await page.goto(`${storybook.address}/${room}`);
    await search().click();
    await page.keyboard.type("but");
    await expect.poll(() => heldRequests.length).toBe(1);
    await heldRequests[0]?.continue();
    await change().waitFor();
    await page.keyboard.type("ton");
    expect(await search().inputValue()).toBe("button");
  });

  it("has no axe violations around it that are not Storybook's own", async () => {
    await page.goto(`${storybook.address}/${room}`);
    await change().waitFor();
    await page.evaluate(axe.source);
    // Excludes Storybook's own violations: the names of the groups in its list, and the handles that resize its
    // panels, which are outside of its landmarks.
    const violations = await page.evaluate<string[]>(
      `axe.run({ exclude: ['[data-action="collapse-root"]', '[aria-label$="resize handle"]'] }, {
      rules: { "label-content-name-mismatch": { enabled: true } },
    }).then(({ violations }) =>
      violations.map(({ id, nodes }) => id + ": " + nodes.map(({ html }) => html).join()))`,
    );
    expect(violations).toEqual([]);
  });

  it("has the system's theme until a theme is chosen, while other stories stay light", async () => {
    const theme = () => frame.locator("html").getAttribute("data-theme");
    await page.goto(`${storybook.address}/${room}`);
    await change().waitFor();
    expect(await theme()).toBe("dark");
    await page.goto(`${storybook.address}/${room}&globals=theme:light`);
    await change().waitFor();
    expect(await theme()).toBe("light");
    await page.goto(`${storybook.address}/${buttonStory}`);
    await frame.locator("#storybook-root button").waitFor();
    expect(await theme()).toBe("light");
  });
});

describe("a docs page", () => {
  let browser: Browser;
  let page: Page;

  beforeAll(async () => {
    browser = await openBrowser();
    page = await browser.newPage({ viewport: { width: 390, height: 844 } });
    page.setDefaultTimeout(loadingLimitMs);
  }, 240_000);
  afterAll(() => browser?.close());

  it.each(["light", "dark"])("can be read on a phone, %s", async (theme) => {
    await page.goto(
      `${storybook.address}/iframe.html?viewMode=docs&id=components-button--docs&globals=theme:${theme}`,
    );
    await page.getByRole("heading", { name: "Evidence" }).waitFor();
    await page.locator(".docblock-argstable td").first().waitFor();
    const sideways = await page.evaluate(
      "document.documentElement.scrollWidth - document.documentElement.clientWidth",
    );
    expect(sideways).toBe(0);
    await page.evaluate(axe.source);
    const violations = await page.evaluate<string[]>(
      `axe.run().then(({ violations }) =>
        violations.map(({ id, nodes }) => id + ": " + nodes.map(({ html }) => html).join()))`,
    );
    expect(violations).toEqual([]);
  });

  it.each(docsSample)(
    "$file has no axe violations, and fits a phone and a desktop",
    async ({ id }) => {
      await page.setViewportSize({ width: 390, height: 844 });
      await page.goto(`${storybook.address}/iframe.html?viewMode=docs&id=${id}--docs`);
      await page.locator("main h1").waitFor();
      await page.waitForLoadState("networkidle");
      for (const width of [390, 1440]) {
        await page.setViewportSize({ width, height: 900 });
        const sideways =
          "document.documentElement.scrollWidth - document.documentElement.clientWidth";
        expect(await page.evaluate(sideways), `${width} px`).toBe(0);
      }
      await page.evaluate(axe.source);
      // Stories are excluded: each is checked by its own test, and several on one page repeat landmarks and
      // headings. Items of a list in a table of props are excluded, because Storybook renders no list around
      // them.
      const violations = await page.evaluate<string[]>(
        `axe.run({ exclude: [".sb-story", ".docblock-argstable li"] }).then(({ violations }) =>
        violations.map(({ id, nodes }) => id + ": " + nodes.map(({ html }) => html).join()))`,
      );
      expect(violations).toEqual([]);
    },
  );

  it.each([
    ["en", "ltr"],
    ["de", "ltr"],
    ["ar", "rtl"],
  ])("has English text, and stories in the toolbar's language: %s", async (lang, dir) => {
    const address = (id: string) =>
      `${storybook.address}/iframe.html?viewMode=${id.endsWith("--docs") ? "docs" : "story"}&id=${id}&globals=language:${lang}`;
    await page.goto(address("components-button--docs"));
    const story = page.locator(".sb-story button").first();
    await story.waitFor();
    const text = "[document.documentElement.lang, document.documentElement.dir]";
    expect(await page.evaluate(text)).toEqual(["en", "ltr"]);
    const languageWrapper = story.locator("xpath=ancestor::*[@lang][1]");
    expect(await languageWrapper.getAttribute("lang")).toBe(lang);
    expect(await languageWrapper.getAttribute("dir")).toBe(dir);

    await page.goto(address("components-button--default"));
    await page.locator("#storybook-root button").waitFor();
    expect(await page.evaluate(text)).toEqual([lang, dir]);
  });

  it("links from the list of components to a component's page, which opens beside the sidebar", async () => {
    await page.setViewportSize({ width: 1440, height: 900 });
    await page.goto(`${storybook.address}/?path=/docs/all-components--docs`);
    await page
      .frameLocator("#storybook-preview-iframe")
      .getByRole("main")
      .getByRole("link", { name: "Button", exact: true })
      .click();
    await page.waitForURL((url) => url.search.includes("docs/components-button--docs"));
    expect(page.url()).toBe(`${storybook.address}/?path=/docs/components-button--docs`);
  });
});

describe("the docs pages", () => {
  it("show every block of the docs on a page of the sample", () => {
    const sampled = new Set(docsSample.flatMap(({ file }) => blocksOf(file)));
    expect(sampled.size).toBeGreaterThan(15);
    expect(docsPages.flatMap(blocksOf).filter((block) => !sampled.has(block))).toEqual([]);
  });

  // MDX reads text in braces as code. If the name is not defined, the page stays empty.
  it.each(docsPages)("%s: has no words in braces that are not code", (file) => {
    expect(undeclaredNames(file)).toEqual([]);
  });
});
