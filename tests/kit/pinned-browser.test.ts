/** Tests that the pinned browser has its font in every folder in which a copy of the repository can be. */
import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  renameSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { brotliCompressSync } from "node:zlib";

import { chromium } from "playwright";
import { afterEach, beforeEach, expect, it } from "vitest";

import { findBrowser } from "../../scripts/browser.mjs";
import { root } from "./kit-package.ts";

const pinned = await findBrowser();
const ownPackage = join(root, "node_modules/@sparticuz/chromium");

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "larkline-browser-"));
});
afterEach(() => rmSync(folder, { recursive: true }));

/**
 * Writes a repository with `scripts/browser.mjs` and its npm package. The browser in the package is a script that
 * starts this repository's browser, because unpacking 200 MB would take seconds.
 */
function writeRepository(path: string): void {
  const npmPackage = join(path, "node_modules/@sparticuz/chromium");
  mkdirSync(join(npmPackage, "bin"), { recursive: true });
  for (const part of ["package.json", "build"])
    cpSync(join(ownPackage, part), join(npmPackage, part), { recursive: true });
  for (const archive of ["al2023.tar.br", "fonts.tar.br"])
    symlinkSync(join(ownPackage, "bin", archive), join(npmPackage, "bin", archive));
  const program = `#!/bin/sh\nexec "${pinned.executablePath}" "$@"\n`;
  writeFileSync(join(npmPackage, "bin/chromium.br"), brotliCompressSync(program));
  mkdirSync(join(path, "scripts"));
  cpSync(join(root, "scripts/browser.mjs"), join(path, "scripts/browser.mjs"));
}

/** Width of a text in a font that does not exist, in the browser that a repository finds. */
async function fallbackWidth(repository: string): Promise<number> {
  const module = pathToFileURL(join(repository, "scripts/browser.mjs")).href;
  const copy: { findBrowser: typeof findBrowser } = await import(/* @vite-ignore */ module);
  const { from, executablePath, args, env } = await copy.findBrowser();
  expect(from).toBe("npm");
  expect(executablePath).toContain(repository);
  const browser = await chromium.launch({
    ...(executablePath !== undefined && { executablePath }),
    ...(env && { env }),
    args,
  });
  try {
    const page = await browser.newPage();
    await page.setContent("<span style=\"font: 40px 'No Such Font'\">Hello</span>");
    return await page.locator("span").evaluate((text) => text.getBoundingClientRect().width);
  } finally {
    await browser.close();
  }
}

// Other browsers use the machine's fonts.
it.runIf(pinned.from === "npm")(
  "a text has its fallback font in a folder with an ampersand, and after the folder was moved",
  async () => {
    const [before, after] = [join(folder, "R&D"), join(folder, "moved")];
    writeRepository(before);
    const width = await fallbackWidth(before);
    expect(width).toBeGreaterThan(0);
    renameSync(before, after);
    expect(await fallbackWidth(after)).toBe(width);
  },
);
