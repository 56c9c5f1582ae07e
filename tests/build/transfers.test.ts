/**
 * Tests which files each page loads before the visitor's first interaction, as read from its document.
 * tests/e2e/transfers.spec.ts measures a page of each kind in the browser, including what the first
 * interaction loads.
 */
import { readFile, stat } from "node:fs/promises";
import { join } from "node:path";

import { filmFiles } from "@larkline/content/calls/manifest";
import { fonts as fontRoles } from "@larkline/tokens";
import { beforeAll, describe, expect, test } from "vitest";

import { routes } from "../../apps/site/src/routes.ts";

const dist = join(import.meta.dirname, "../../apps/site/dist");

/** A page in `site.json`. */
interface PageRecord {
  /** Its document. */
  file: string;
}

let client: string;
let pages: Readonly<Record<string, PageRecord>>;

beforeAll(async () => {
  const site: { folder: string; pages: Record<string, PageRecord> } = JSON.parse(
    await readFile(join(dist, "site.json"), "utf8"),
  );
  client = join(dist, site.folder, "client");
  pages = site.pages;
});

/**
 * Files that load with the document: preloaded fonts, media that are not lazy, SVG sprites, and linked style
 * sheets and other preloads. The latter are given as their whole tags.
 */
function eagerFiles(html: string): string[] {
  const withoutNoscript = html.replaceAll(/<noscript>.*?<\/noscript>/gs, "");
  const media = Array.from(
    withoutNoscript.matchAll(/<(?:img|video|audio|iframe)\b[^>]*>/g),
  ).flatMap(([tag]) => {
    if (/ loading="lazy"/.test(tag) || /<audio[^>]* preload="none"/.test(tag)) return [];
    return Array.from(tag.matchAll(/ (?:src|poster)="([^"]+)"/g), ([, file = ""]) => file);
  });
  const spriteFiles = Array.from(
    withoutNoscript.matchAll(/<use\b[^>]* href="(\/[^"#]+)/g),
    ([, file = ""]) => file,
  );
  const fontLink = /<link rel="preload" href="([^"]+)" as="font" crossorigin>/g;
  const fonts = Array.from(withoutNoscript.matchAll(fontLink), ([, file = ""]) => file);
  const linked = Array.from(
    withoutNoscript
      .replaceAll(fontLink, "")
      .matchAll(/<link\b[^>]* rel="?(?:stylesheet|preload|modulepreload)[^>]*>/g),
    ([tag]) => tag,
  );
  return [...new Set([...fonts, ...media, ...spriteFiles, ...linked])];
}

/**
 * Number of different font families. Headings, text and plates each have a family, but may share one. Most
 * pages need one file of each family.
 */
const familyCount = new Set(Object.values(fontRoles).map(({ files }) => files)).size;

/** For most pages: the exact number of files, and the maximum bytes of them and the compressed document. */
const defaultBudget = { files: familyCount, bytes: 63_000 };
/** The same for the page with a film's poster in the first screen, if the films exist (`npm run media`). */
const posterBudget = { files: familyCount + 1, bytes: 76_000 };
const budgetOf = (path: string) =>
  path === "/solutions/lead-generation" && filmFiles["lead-generation"]
    ? posterBudget
    : defaultBudget;

/**
 * Bytes that a server sends before it waits for an answer: ten packets of 1,460 bytes (RFC 6928), without 900 for
 * the response's headers.
 */
const firstRoundTrip = 10 * 1460 - 900;

/** Documents that may need a second round trip. */
const mayBeLarger = new Set([
  "/",
  "/case-studies",
  "/industries",
  "/industries/automotive",
  "/pricing",
  "/products/ai-receptionist",
  "/products/outbound-ai-agents",
  "/support",
]);

test("all other documents arrive in the first round trip", async () => {
  const larger: string[] = [];
  for (const [path, { file }] of Object.entries(pages)) {
    const { size } = await stat(join(client, `${file}.br`));
    if (size > firstRoundTrip && !mayBeLarger.has(path)) larger.push(path);
  }
  expect(larger).toEqual([]);
});

describe.each(routes)("$path", ({ path }) => {
  test("loads only the expected files, within the limit of bytes", async () => {
    const { file: name = "" } = pages[path] ?? {};
    const document = join(client, name);
    const files = eagerFiles(await readFile(document, "utf8"));
    const { files: fileCount, bytes } = budgetOf(path);
    expect(files.length, files.join(" ")).toBe(fileCount);
    // Compressed, as the server sends it.
    let totalBytes = (await readFile(`${document}.br`)).length;
    for (const file of files) totalBytes += (await readFile(join(client, file))).length;
    expect(totalBytes).toBeLessThanOrEqual(bytes);
  });
});
