/**
 * Storybook's toolbar emulates forced colors (Windows' contrast themes) by style sheets and attributes
 * (`.storybook/stage/forced-colors.ts`). This test opens the page in `forced-colors/` with the emulation and
 * in the browser's own mode: each element must have the same system colors, shadow and background image.
 */
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";

import type { Browser, Page } from "playwright";
import { build, preview, type PreviewServer } from "vite";
import { afterAll, beforeAll, expect, it } from "vitest";

import { openBrowser } from "./consumer/consumer.ts";

let outDir: string;
let server: PreviewServer;
let browser: Browser;

beforeAll(async () => {
  const root = join(import.meta.dirname, "forced-colors");
  outDir = await mkdtemp(join(tmpdir(), "larkline-forced-colors-"));
  const options = { outDir, emptyOutDir: true, modulePreload: false } as const;
  await build({ root, configFile: false, logLevel: "error", build: options });
  server = await preview({
    root,
    configFile: false,
    logLevel: "error",
    build: options,
    preview: { host: "127.0.0.1", port: 0 },
  });
  browser = await openBrowser();
});
afterAll(async () => {
  await browser?.close();
  await server?.close();
  await rm(outDir, { recursive: true, force: true });
});

/**
 * Runs in the page. Returns for each element the names of the system colors of its text, background and
 * border ("none" if there is none, "other" if it is no system color), its shadow and background image.
 */
const readColors = `(() => {
  const names = ["Canvas", "CanvasText", "LinkText", "ButtonText", "ButtonFace", "ButtonBorder", "Field",
    "FieldText", "GrayText", "Highlight", "HighlightText"];
  const probe = document.createElement("i");
  probe.style.forcedColorAdjust = "none";
  document.body.append(probe);
  const palette = names.map((name) => {
    probe.style.color = name;
    return [name, getComputedStyle(probe).color];
  });
  probe.remove();
  const nameOf = (color) => {
    if (/^rgba\\(.*, 0\\)$/.test(color)) return ["none"];
    const found = palette.filter(([, value]) => value === color).map(([name]) => name);
    return found.length > 0 ? found : ["other"];
  };
  return [...document.body.querySelectorAll("p, span, div, a, strong, button, svg, input")].map((element) => {
    const style = getComputedStyle(element);
    return {
      markup: element.outerHTML.slice(0, 60),
      color: nameOf(style.color),
      background: nameOf(style.backgroundColor),
      border: style.borderTopWidth === "0px" ? ["none"] : nameOf(style.borderTopColor),
      shadow: style.boxShadow,
      backgroundImage: style.backgroundImage,
    };
  });
})()`;

/**
 * The styles of one element. Each color is a list of the names of all system colors with its value, or one of
 * "none" and "other". Shadow and background image are computed values.
 */
interface ElementColors {
  /** The beginning of its markup, for messages. */
  markup: string;
  color: string[];
  background: string[];
  border: string[];
  shadow: string;
  backgroundImage: string;
}

async function readElements(how: "emulated" | "real"): Promise<ElementColors[]> {
  const page: Page = await browser.newPage();
  // Despite its name, `emulateMedia` turns on the browser's own mode.
  if (how === "real") await page.emulateMedia({ forcedColors: "active" });
  const [address = ""] = server.resolvedUrls?.local ?? [];
  await page.goto(`${address}#${how}`);
  if (how === "emulated") await page.locator("html[data-forced]").waitFor({ state: "attached" });
  const colors = await page.evaluate<ElementColors[]>(readColors);
  await page.close();
  return colors;
}

/** The names that are in both lists. Several system colors may have the same value. */
const shared = (first: readonly string[], second: readonly string[]) =>
  first.filter((name) => second.includes(name));

it("the emulation gives every element the same system colors as the browser's own forced colors", async () => {
  const [real, emulated] = [await readElements("real"), await readElements("emulated")];
  expect(emulated.length).toBe(real.length);
  for (const [index, actual] of emulated.entries()) {
    const expected = real[index];
    if (!expected) continue;
    for (const part of ["color", "background", "border"] as const)
      expect(
        shared(actual[part], expected[part]),
        `${actual.markup}: ${part} is ${actual[part].join()}, should be ${expected[part].join()}`,
      ).not.toEqual([]);
    expect([actual.shadow, actual.backgroundImage], actual.markup).toEqual([
      expected.shadow,
      expected.backgroundImage,
    ]);
  }
});
