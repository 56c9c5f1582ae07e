/**
 * Tests that authors can use the page builder's form without knowledge of the kit, and which menu and
 * which column of the footer link to a new page.
 */
import { readFileSync } from "node:fs";
import { join } from "node:path";

import { describe, expect, test } from "vitest";

import { resolve } from "../../scripts/new/changes.ts";
import type { Field } from "../../scripts/new/draft/fields.ts";
import { kinds } from "../../scripts/new/draft/kinds.ts";
import { pageFields } from "../../scripts/new/draft/page-fields.ts";
import { groupOfPath, placeOf } from "../../scripts/new/page-place.ts";
import { newPage } from "../../scripts/new/page.ts";

const root = join(import.meta.dirname, "../..");
const glossary = readFileSync(join(root, "docs/glossary.md"), "utf8");
/** The glossary's words: bold, at the beginning of a row. */
const ourWords = Array.from(glossary.matchAll(/^\| \*\*([a-z ]+)\*\*/gm), ([, word = ""]) => word);
const hasOurWord = (text: string) =>
  new RegExp(`\\b(?:${ourWords.join("|")})s?\\b`, "i").test(text);

const withItems = (field: Field): readonly Field[] =>
  field.kind === "items" ? [field, ...field.of] : [field];

const fields = [
  ...pageFields,
  ...kinds.flatMap(({ words, look }) => [...words, ...look].flatMap(withItems)),
];

describe("the builder's form", () => {
  test("the glossary is read", () => {
    expect(ourWords).toEqual(expect.arrayContaining(["plate", "cord", "ground"]));
  });

  test("has a hint on each field whose label contains a word of the glossary", () => {
    const unexplained = fields.filter(({ label, hint }) => hasOurWord(label) && hint === undefined);
    expect(unexplained.map(({ label }) => label)).toEqual([]);
  });

  test("has options of appearance whose labels fit into a closed select", () => {
    const options = kinds
      .flatMap(({ look }) => look)
      .flatMap((field) => (field.kind === "choice" ? field.options : []));
    expect(options.length).toBeGreaterThan(10);
    expect(options.map(({ label }) => label).filter(({ length }) => length > 36)).toEqual([]);
  });

  test("labels no field 'Plate' or 'Live call', words that authors do not know", () => {
    expect(fields.map(({ label }) => label)).not.toContain("Plate");
    expect(fields.map(({ label }) => label)).not.toContain("Live call");
  });
});

const inFooter = (path: string, group?: string) => placeOf(path, { group }).inFooter;

describe("the address of a new page", () => {
  test.each([
    "api/reference",
    "auth/confirm",
    "auth/confirmed",
    "healthz",
    "readyz",
    "dev/outbox",
    "design",
    "design/tokens",
    "assets/logos",
  ])("%s is refused, because the server answers there", (path) => {
    expect(() => placeOf(path, {})).toThrow("is an address of the server");
  });

  test.each(["api", "designs", "auth/invited", "dev", "media"])("%s is possible", (path) => {
    expect(placeOf(path, {}).address).toBe(`/${path}`);
  });
});

/** The line that the generator writes into the list of pages. */
const pageListLine = (path: string) => {
  const results = resolve(root, newPage(path, {}));
  const list = results.find((result) => result.path.endsWith("/page-list.ts"));
  return list?.text.match(new RegExp(`^ {2}"/${path}": .*$`, "m"))?.[0];
};

describe("a new page's links", () => {
  test("the footer links to a page if the footer has a column for the page's menu", () => {
    expect(inFooter("solutions/voicemail")).toBe(true);
    expect(inFooter("products/voicemail")).toBe(true);
    expect(inFooter("voicemail", "solutions")).toBe(true);
    expect(inFooter("voicemail")).toBe(false);
    expect(inFooter("voicemail", "none")).toBe(false);
    expect(inFooter("guides/voicemail")).toBe(false);
  });

  test("the path determines the menu only in folders with the name of a menu", () => {
    expect(groupOfPath("/solutions/voicemail")).toBe("solutions");
    expect(groupOfPath("solutions")).toBeUndefined();
    expect(groupOfPath("guides/voicemail")).toBeUndefined();
  });

  test("the generator writes the page's menu and footer link into the list of pages", () => {
    expect(pageListLine("solutions/voicemail")).toMatch(/ inFooter: true \},$/);
    expect(pageListLine("voicemail")).toMatch(/ group: "resources" \},$/);
  });
});
