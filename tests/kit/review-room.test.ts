/**
 * Tests the review room (`npm run review`): changed pictures are viewed, rejected, approved and restored by
 * keyboard only.
 */
import { mkdtemp, rm } from "node:fs/promises";
import type { Server } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";

import tailwindcss from "@tailwindcss/vite";
import react from "@vitejs/plugin-react";
import axe from "axe-core";
import type { Browser, Page } from "playwright";
import { build } from "vite";
import { afterAll, beforeAll, expect, it } from "vitest";

import { serveReview } from "../../scripts/review/server.ts";
import { withoutCorners } from "../storybook/changed-button.ts";
import { button, reviewFolder, tag, type ReviewFolder } from "../unit/review/review-folder.ts";
import { openBrowser } from "./consumer/consumer.ts";
import { kitBaselines, readBaseline } from "./machinery/node/pictures.ts";
import type { Pixels } from "./machinery/node/pixels.ts";

let review: ReviewFolder;
let outDir: string;
let server: Server;
let browser: Browser;
let page: Page;
let changedButton: Pixels;

beforeAll(async () => {
  review = reviewFolder();
  for (const picture of [button, tag]) {
    const approved = await readBaseline(kitBaselines, picture);
    if (!approved)
      throw new Error(`${picture} is no approved picture: use another picture in this test.`);
    await review.accept(picture, approved);
    const after = withoutCorners(approved);
    if (picture === button) changedButton = after;
    await review.compare(picture, after);
  }
  outDir = await mkdtemp(join(tmpdir(), "larkline-review-room-"));
  await build({
    root: join(import.meta.dirname, "review-room"),
    base: "./",
    configFile: false,
    logLevel: "error",
    plugins: [react(), tailwindcss()],
    resolve: { conditions: ["@larkline/source", "module", "browser", "import"] },
    build: { outDir, emptyOutDir: true },
  });
  const served = await serveReview({ folder: outDir, store: review.store, port: 0 });
  server = served.server;
  browser = await openBrowser();
  page = await browser.newPage({ viewport: { width: 1440, height: 900 } });
  await page.goto(served.address);
  await page.getByRole("heading", { name: "Button: Default" }).waitFor();
});

afterAll(async () => {
  await browser?.close();
  server?.close();
  review.remove();
  await rm(outDir, { recursive: true, force: true });
});

const statusText = () => page.getByRole("status").textContent();

it("switches between before, after and difference by keys", async () => {
  await page.keyboard.press("Tab");
  const focused = page.locator(":focus");
  expect(await focused.textContent()).toMatch(/light, 1280 px: \d+ pixels differ/);
  expect(await focused.evaluate((element) => getComputedStyle(element).outlineStyle)).toBe("solid");

  await page.keyboard.press("ArrowDown");
  expect(await statusText()).toContain("2 of 2 Tag, Default, dark, 390 px");
  await page.keyboard.press("ArrowUp");
  for (const [key, view] of [
    ["2", "before"],
    ["3", "after"],
    ["4", "what differs"],
  ] as const) {
    await page.keyboard.press(key);
    const picture = page.getByRole("img", { name: `Button, Default, light, 1280 px: ${view}` });
    await expect
      .poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth))
      .toBe(changedButton.width);
  }
});

it("moves the slider between both pictures by keys", async () => {
  await page.keyboard.press("5");
  const slider = page.getByRole("slider", { name: "Before, from the left" });
  while (!(await slider.evaluate((element) => element === document.activeElement)))
    await page.keyboard.press("Tab");
  const before = page.getByRole("img", { name: /: before/ });
  const clip = () => before.evaluate((image) => image.style.clipPath);
  expect(await clip()).toContain("50%");
  await page.keyboard.press("End");
  expect(await clip()).toContain("inset(0");
  expect(await clip()).not.toContain("50%");
});

it("shows the status in a window of a phone's size, also while the page is scrolled", async () => {
  await page.setViewportSize({ width: 390, height: 844 });
  const status = page.getByRole("status");
  for (const [key, scrolled] of [
    ["ArrowDown", "0"],
    ["ArrowUp", "document.documentElement.scrollHeight"],
  ] as const) {
    await page.evaluate(`document.activeElement.blur(); window.scrollTo(0, ${scrolled})`);
    await page.keyboard.press(key);
    const box = await status.boundingBox();
    expect(box?.y).toBeGreaterThanOrEqual(0);
    expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThanOrEqual(844);
    // Polls, because the page scrolls smoothly.
    const picture = page.getByRole("img").first();
    await expect.poll(async () => (await picture.boundingBox())?.y).toBeLessThan(844);
  }
  await page.setViewportSize({ width: 1440, height: 900 });
});

it("has no axe violations and does not scroll sideways, at three widths and in both themes", async () => {
  await page.evaluate(axe.source);
  for (const theme of ["light", "dark"])
    for (const width of [390, 768, 1440]) {
      await page.setViewportSize({ width, height: 900 });
      await page.evaluate((value) => {
        document.documentElement.dataset["theme"] = value;
        // Reduces motion as Storybook's toolbar does, so that colors change without a transition.
        document.documentElement.dataset["reduceMotion"] = "";
      }, theme);
      const violations = await page.evaluate<string[]>(
        "axe.run().then(({ violations }) => violations.map(({ id, help }) => `${id}: ${help}`))",
      );
      expect(violations, `${theme}, ${width} px`).toEqual([]);
      const overflow = await page.evaluate(
        () => document.documentElement.scrollWidth - window.innerWidth,
      );
      expect(overflow).toBeLessThanOrEqual(0);
    }
});

it("rejects a picture with a comment, and stores the comment", async () => {
  await page.keyboard.press("ArrowUp");
  await page.keyboard.press("j");
  await page.keyboard.press("r");
  await page.keyboard.type("A tag stays as it was.");
  await page.keyboard.press("Control+Enter");
  await expect.poll(statusText).toContain("Rejected: Tag, Default, dark, 390 px.");
  expect(review.changeOf(tag).comments).toMatchObject([
    { says: "A tag stays as it was.", decision: "rejected" },
  ]);
});

it("approves a picture, which becomes the baseline", async () => {
  expect(await page.getByRole("heading", { level: 2 }).textContent()).toBe("Button: Default");
  await page.keyboard.press("Escape");
  await page.keyboard.press("a");
  await expect.poll(statusText).toContain("Approved: Button, Default, light, 1280 px.");
  expect(await readBaseline(review.baselines, button)).toEqual(changedButton);
});

it("undoes the approval, also after the page was reloaded", async () => {
  await page.reload();
  await page.getByText("1 rejected, 1 approved").waitFor();
  await page.keyboard.press("u");
  await expect.poll(statusText).toContain("Approval taken back: Button, Default");
  expect(await readBaseline(review.baselines, button)).not.toEqual(changedButton);
});
