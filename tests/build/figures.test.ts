/**
 * Checks that every figure on a built page is text in one text node, so that it can be copied.
 * tests/engines/journeys/figures.test.ts checks for one figure, a price, that the page search of
 * Firefox and WebKit finds it, and that text fragments link to it.
 */
import { readFile } from "node:fs/promises";
import { join } from "node:path";

import { expect, test } from "vitest";

const dist = join(import.meta.dirname, "../../apps/site/dist");

/** Matches figures in a page's Markdown version: `$299`, `95%`, `10K+`, `3x` and `24/7`. */
const figures = /\$\d[\d,]*(?:\.\d+)?|\d[\d,.]*(?:%|K\+|x\b)|\d+\/\d+\b/g;

const decode = (text: string) =>
  text.replaceAll("&quot;", '"').replaceAll("&#x27;", "'").replaceAll("&amp;", "&");

/**
 * Reads three kinds of texts:
 *
 * - `whole`: the text nodes outside SVG drawings. React's comments also separate text nodes.
 * - `drawn`: the texts of meters, which CSS displays from attributes.
 * - `inDrawings`: the texts in SVG drawings.
 */
function readTexts(html: string) {
  const [, body = ""] = /<body[^>]*>(.*)<\/body>/s.exec(html) ?? [];
  // `<>` keeps the text nodes before and after a removed element separate.
  const shown = body.replaceAll(/<(script|style|noscript)\b.*?<\/\1>/gs, "<>");
  const whole = shown
    .replaceAll(/<svg\b.*?<\/svg>/gs, "<>")
    .split(/<[^>]*>/)
    .map(decode);
  const drawn = Array.from(
    shown.matchAll(/<span[^>]* role="img"[^>]*>(?:<span[^>]* data-part="[^"]*"[^>]*><\/span>)+/g),
    ([meter]) =>
      Array.from(meter.matchAll(/data-part="([^"]*)"/g), ([, part = ""]) => decode(part))
        .join("")
        .trim(),
  );
  const inDrawings = Array.from(shown.matchAll(/<text\b[^>]*>(.*?)<\/text>/gs), ([, text = ""]) =>
    decode(text.replaceAll(/<[^>]*>/g, "")),
  );
  return { whole, drawn, inDrawings };
}

test("every figure of every page is in one text node", async () => {
  const site: { folder: string; pages: Record<string, { file: string }> } = JSON.parse(
    await readFile(join(dist, "site.json"), "utf8"),
  );
  const client = join(dist, site.folder, "client");
  const found = { shown: 0, drawn: 0 };
  for (const [path, { file }] of Object.entries(site.pages)) {
    const markdownPage = path === "/" ? "/index.md" : `${path}.md`;
    const markdown = await readFile(join(client, markdownPage), "utf8");
    const shown = new Set(markdown.replace(/^---.*?---/s, "").match(figures));
    const { drawn, inDrawings, whole } = readTexts(await readFile(join(client, file), "utf8"));
    const text = whole.join("\n");
    expect(
      [...shown].filter((figure) => !text.includes(figure)),
      `${path}: split`,
    ).toEqual([]);
    expect(
      drawn.filter((figure) => !whole.includes(figure)),
      `${path}: drawn only`,
    ).toEqual([]);
    expect(
      inDrawings.filter((figure) => /\d/.test(figure) && !text.includes(figure)),
      path,
    ).toEqual([]);
    found.shown += shown.size;
    found.drawn += drawn.length;
  }
  expect(found.shown).toBeGreaterThan(80);
  expect(found.drawn).toBeGreaterThan(20);
});
