/**
 * Tests that components in the top layer work under a Content-Security-Policy that blocks inline styles: they
 * must create neither `<style>` elements nor `style` attributes.
 */
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";

import tailwindcss from "@tailwindcss/vite";
import react from "@vitejs/plugin-react";
import type { Browser, Page } from "playwright";
import { build, preview } from "vite";
import type { PreviewServer } from "vite";
import { afterAll, beforeAll, expect, it } from "vitest";

import { openBrowser } from "./consumer/consumer.ts";

let outDir: string;
let server: PreviewServer;
let browser: Browser;
let page: Page;
/** Policy violations that the browser reports. */
const refused: string[] = [];

beforeAll(async () => {
  outDir = await mkdtemp(join(tmpdir(), "larkline-strict-policy-"));
  const root = join(import.meta.dirname, "strict-policy");
  await build({
    root,
    configFile: false,
    logLevel: "error",
    plugins: [react(), tailwindcss()],
    resolve: { conditions: ["@larkline/source", "module", "browser", "import"] },
    // Inlines no files, because the policy would have to allow an inlined font.
    build: { outDir, emptyOutDir: true, assetsInlineLimit: 0 },
  });
  server = await preview({
    root,
    configFile: false,
    logLevel: "warn",
    build: { outDir },
    preview: {
      port: 0,
      host: "127.0.0.1",
      headers: { "Content-Security-Policy": "default-src 'self'; style-src 'self'; img-src data:" },
    },
  });
  browser = await openBrowser();
  page = await browser.newPage({ colorScheme: "light" });
  page.on("console", (message) => {
    if (/content security policy/i.test(message.text())) refused.push(message.text());
  });
  await page.goto(server.resolvedUrls?.local[0] ?? "");
  await page.getByRole("main").waitFor();
});

afterAll(async () => {
  await browser.close();
  await server.close();
  await rm(outDir, { recursive: true, force: true });
});

/** Opens each component, and waits for an element that is visible when the component is open. */
const overlays: Readonly<Record<string, () => Promise<void>>> = {
  "a navigation menu": async () => {
    await page.getByRole("button", { name: "Products" }).click();
    await page.getByRole("link", { name: "AI Receptionist" }).waitFor();
  },
  "a theme switch": async () => {
    await page.getByRole("button", { name: /^Theme/ }).click();
    await page.getByRole("group", { name: "Theme" }).waitFor();
  },
  "a menu": async () => {
    await page.getByRole("button", { name: "This call" }).click();
    await page.getByRole("menuitem").waitFor();
  },
  "a popover": async () => {
    await page.getByRole("button", { name: "Forward calls" }).click();
    await page.getByRole("dialog", { name: "Forward calls" }).waitFor();
  },
  "a tooltip": async () => {
    await page.getByRole("button", { name: "Ring" }).hover();
    await page.getByRole("tooltip").waitFor();
  },
  "a combobox": async () => {
    await page.getByRole("combobox", { name: "Time zone" }).fill("u");
    await page.getByRole("option").waitFor();
  },
  "a dialog": async () => {
    await page.getByRole("button", { name: "Book" }).click();
    await page.getByRole("dialog", { name: "Book a call" }).waitFor();
  },
  "a sheet": async () => {
    await page.getByRole("button", { name: "Analytics" }).click();
    await page.getByRole("dialog", { name: "Voice analytics" }).waitFor();
  },
};

it.each(Object.keys(overlays))("%s opens without a policy violation", async (name) => {
  await overlays[name]?.();
  expect(refused).toEqual([]);
  expect(await page.locator("style").count()).toBe(0);
  await page.keyboard.press("Escape");
});

it("a toast is shown without a policy violation", async () => {
  expect(await page.getByText("Visit booked.").isVisible()).toBe(true);
  expect(refused).toEqual([]);
});

it("the policy itself refuses inline styles", async () => {
  await page.evaluate(() => {
    const style = document.createElement("style");
    style.textContent = "body { color: red }";
    document.head.append(style);
  });
  await expect.poll(() => refused.length).toBeGreaterThan(0);
});
