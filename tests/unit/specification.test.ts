/**
 * Tests that citations of the specification (docs/product.md) in comments and documents name existing
 * headings, and that its table of limits names existing constants.
 */
import { execFileSync } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";

import * as limits from "@larkline/contract/limits";
import * as timings from "@larkline/contract/timings";
import { expect, test } from "vitest";

const root = join(import.meta.dirname, "../..");
const read = (path: string) => readFileSync(join(root, path), "utf8");
const page = read("docs/product.md");

/** The page's headings: each section's number with the titles below it. */
const sections = new Map<string, string[]>();
for (const [, level, title = ""] of page.matchAll(/^(##|###) (.+)$/gm)) {
  if (level === "##") sections.set(title.split(".")[0] ?? "", []);
  else [...sections.values()].at(-1)?.push(title);
}

const sources = execFileSync(
  "git",
  ["ls-files", "*.ts", "*.tsx", "*.mjs", "*.md", "*.mdx", ":!docs/product.md"],
  { cwd: root, encoding: "utf8" },
)
  .trim()
  .split("\n");

/** Matches the beginning of a citation of another document, such as "RFC 9110, section 15". */
const elsewhere = /(?:rfc|bis|CommonMark)[^()]{0,20}$/i;
/** Matches the numbers of one or several sections, and their quoted titles. */
const citation = /\bsections? (\d+(?:(?:, | and | to |, and )\d+)*)((?:(?:,| and) "[A-Z][^"]+")*)/g;

interface Citation {
  readonly file: string;
  readonly text: string;
  readonly numbers: readonly string[];
  readonly titles: readonly string[];
}

function citationsOf(file: string): Citation[] {
  // As one line, without the `*` or `//` before a comment's lines.
  const text = read(file).replaceAll(/\n\s*(?:\*(?!\/)|\/\/)?\s*/g, " ");
  return [...text.matchAll(citation)]
    .filter(({ index }) => !elsewhere.test(text.slice(0, index)))
    .map(([found, numbers = "", titles = ""]) => ({
      file,
      text: found,
      numbers: numbers.match(/\d+/g) ?? [],
      titles: [...titles.matchAll(/"([^"]+)"/g)].map(([, title = ""]) => title),
    }));
}

const citations = sources.filter((file) => existsSync(join(root, file))).flatMap(citationsOf);

test("every cited section is a heading of docs/product.md", () => {
  expect(citations.length).toBeGreaterThan(200);
  const unknown = citations.filter(({ numbers }) =>
    numbers.some((number) => !sections.has(number)),
  );
  expect(unknown).toEqual([]);
});

test("every cited title is a heading in the section with which it is cited", () => {
  const unknown = citations.filter(({ numbers, titles }) => {
    const known = numbers.flatMap((number) => sections.get(number) ?? []);
    return titles.some((title) => !known.includes(title));
  });
  expect(unknown).toEqual([]);
});

test("every constant that the page's table of limits names is exported by the contract", () => {
  const table = page.slice(page.indexOf("### Limits and timings"));
  const names = [...table.matchAll(/`(\w+)`/g)].map(([, name = ""]) => name);
  expect(names.length).toBeGreaterThan(10);
  expect(names.filter((name) => !(name in limits || name in timings))).toEqual([]);
});
