/**
 * Storybook as it runs: its MCP, asked as an agent asks, and the panel Changes in its frame, by the
 * keyboard alone.
 */
import axe from "axe-core";
import type { Browser, Page } from "playwright";
import { afterAll, beforeAll, describe, expect, it } from "vitest";

import { importsOf } from "../../.storybook/agents-manifest.ts";
import { button } from "../unit/review/review-folder.ts";
import { openBrowser } from "./consumer/consumer.ts";
import { readBaseline } from "./machinery/node/pictures.ts";
import { changedButton, type ChangedButton } from "./storybook/changed-button.ts";
import { McpClient } from "./storybook/mcp-client.ts";
import { startStorybook, type RunningStorybook } from "./storybook/start.ts";

let storybook: RunningStorybook;
let mcp: McpClient;

beforeAll(async () => {
  storybook = await startStorybook([
    "packages/ui/src/components/button/button.stories.tsx",
    "packages/ui/src/marketing/plan-card/plan-card.stories.tsx",
    "stories/patterns/tenth-industry.stories.tsx",
  ]);
  mcp = new McpClient(`${storybook.address}/mcp`);
  await mcp.open();
}, 240_000);
afterAll(() => storybook?.stop());

describe("Storybook's MCP", () => {
  it("offers the documentation", async () => {
    expect(await mcp.tools()).toEqual(
      expect.arrayContaining(["docs-list", "docs-show", "docs-show-story"]),
    );
  });

  it("finds a component, and says what it is for", async () => {
    const list = await mcp.call("docs-list");
    expect(list).toMatch(/^- PlanCard \(marketing-plan-card\): \S/m);
    expect(list).toMatch(/^- Button \(components-button\): \S/m);
  });

  it("gives its props with their meaning, and its stories as an application writes them", async () => {
    const page = await mcp.call("docs-show", { id: "components-button" });
    expect(page).toMatch(/variant\?: "primary" \| "secondary" \| "outline" \| "ghost" = primary/);
    expect(page).toContain("Minimum height: 36, 44 or 52 px.");
    expect(page).toContain("components-button--default");
    expect(page).toContain("import { Button } from '@larkline/ui/button';");
    expect(page).toContain("from '@larkline/ui/icon';");
    expect(page).not.toMatch(/from '@larkline\/ui'/);
  });

  it("gives a page's skeleton: its sections in order, made of the kit", async () => {
    const page = await mcp.call("docs-show", { id: "patterns-a-page-for-a-tenth-industry" });
    expect(page).toContain('from "@larkline/ui/hero"');
    expect(page.indexOf("<Hero")).toBeGreaterThan(0);
    expect(page.indexOf("<CtaBand")).toBeGreaterThan(page.indexOf("<Hero"));
  });
});

describe("the panel Changes", () => {
  let browser: Browser;
  let page: Page;
  let changed: ChangedButton;

  const panel = () => page.getByRole("region", { name: "Changes" });
  const said = () => panel().getByRole("status").textContent();

  /** Presses a key until what has the focus is the one that is meant. */
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
    await changed.answerFor(page);
    // Its play function takes the focus whenever it gets there.
    await page.route("**/iframe.html*", (route) =>
      route.fulfill({ contentType: "text/html", body: "<title>The story</title>" }),
    );
    await page.goto(`${storybook.address}/?path=/story/components-button--default`);
    await page.getByRole("tab", { name: /Changes/ }).waitFor();
  }, 240_000);
  afterAll(async () => {
    // What the page asks at its end is left unanswered.
    await page?.unrouteAll({ behavior: "ignoreErrors" });
    await browser?.close();
    await changed?.close();
  });

  it("is reached by keys; its tab says how many pictures differ", async () => {
    await reach("Tab", /^Controls/);
    await reach("ArrowRight", /^Changes/);
    await page.keyboard.press("Enter");
    await panel().waitFor();
    expect(await page.locator(":focus").textContent()).toBe("Changes1");
    await expect
      .poll(() => panel().textContent(), { timeout: 15_000 })
      .toMatch(/\d+ pixels differ/);
  });

  it("has no violation of axe, by day and at night", async () => {
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

  it("approves, and the new picture is the accepted one", async () => {
    await page.keyboard.press("a");
    await expect.poll(said).toContain("Approved: Button, Default, light, 1280 px.");
    expect(await readBaseline(changed.review.baselines, button)).toEqual(changed.rounder);
  });
});

it("a name of the kit is imported from its own entry, any other from where it was", () => {
  const from = new Map([
    ["Button", "@larkline/ui/button"],
    ["PhoneIcon", "@larkline/ui/icon"],
  ]);
  expect(
    importsOf(
      "import { Button,\n  PhoneIcon } from '@larkline/ui';\nimport { fn } from 'x';",
      from,
    ),
  ).toBe(
    "import { Button } from '@larkline/ui/button';\nimport { PhoneIcon } from '@larkline/ui/icon';\nimport { fn } from 'x';",
  );
});
