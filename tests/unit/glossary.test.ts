/** Tests that no source or document contains a phrase that docs/glossary.md lists under "Don't say". */
import { execFileSync } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";

import { expect, test } from "vitest";

const root = join(import.meta.dirname, "../..");
const glossary = readFileSync(join(root, "docs/glossary.md"), "utf8");
const table = glossary.slice(glossary.indexOf("## Don't say"));
// Without the table's heading and the line below it.
const rows = [...table.matchAll(/^\| (.+?) +\| (.+?) +\|$/gm)].slice(2);
const words = rows.map(([, word = ""]) => word);

const files = execFileSync(
  "git",
  [
    "ls-files",
    "*.ts",
    "*.tsx",
    "*.mjs",
    "*.css",
    "*.md",
    "*.mdx",
    // The glossary lists these words itself.
    ":!docs/glossary.md",
    // Changelogs of published versions are not changed.
    ":!**/CHANGELOG.md",
  ],
  { cwd: root, encoding: "utf8" },
)
  .trim()
  .split("\n")
  .filter((file) => existsSync(join(root, file)));

/** The files, each as one line, without the `*` or `//` before a comment's lines. */
const texts = files.map((file) => ({
  file,
  text: readFileSync(join(root, file), "utf8").replaceAll(/\n\s*(?:\*(?!\/)|\/\/)?\s*/g, " "),
}));

test("the glossary has a column of words to avoid", () => {
  expect(words.length).toBeGreaterThan(10);
});

test.each(words)("no file contains “%s”", (word) => {
  // A word before a hyphen is part of another word: "sign-up" does not contain "sign".
  const pattern = new RegExp(`\\b${word.replaceAll("'", "['’]")}\\b(?!-)`, "i");
  const found = texts.filter(({ text }) => pattern.test(text)).map(({ file }) => file);
  expect(found).toEqual([]);
});
