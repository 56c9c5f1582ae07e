/** Tests that links between the repository's documents lead to existing files and headings. */
import { execFileSync } from "node:child_process";
import { existsSync, readFileSync, statSync } from "node:fs";
import { dirname, join, resolve } from "node:path";

import { expect, test } from "vitest";

const root = join(import.meta.dirname, "../..");
const documents = execFileSync("git", ["ls-files", "*.md", ":!**/CHANGELOG.md"], {
  cwd: root,
  encoding: "utf8",
})
  .trim()
  .split("\n")
  .filter((file) => existsSync(join(root, file)));

/** The text without code blocks, and without inline code that contains a link. */
const withoutCode = (text: string) =>
  text.replaceAll(/^```.*?^```$/gms, "").replaceAll(/`[^`\n]+`/g, (code) =>
    // All other inline code is kept, because a link's text may contain it.
    code.includes("](") ? "" : code,
  );

/** The anchors of a document's headings, as GitHub and most Markdown viewers make them. */
function anchorsOf(file: string): Set<string> {
  const headings = readFileSync(file, "utf8").matchAll(/^#{1,6} (.+)$/gm);
  return new Set(
    Array.from(headings, ([, title = ""]) =>
      title
        .toLowerCase()
        .replaceAll(/[^\p{L}\p{N} _-]/gu, "")
        .replaceAll(" ", "-"),
    ),
  );
}

function isBroken(document: string, link: string): boolean {
  const [path = "", anchor] = link.split("#");
  const target = path === "" ? join(root, document) : resolve(root, dirname(document), path);
  if (!existsSync(target)) return true;
  if (anchor === undefined || statSync(target).isDirectory()) return false;
  return target.endsWith(".md") && !anchorsOf(target).has(anchor);
}

test("the documents are found", () => {
  expect(documents).toContain("README.md");
  expect(documents.length).toBeGreaterThan(20);
});

test.each(documents)("%s has no broken links", (document) => {
  const text = withoutCode(readFileSync(join(root, document), "utf8"));
  const links = [...text.matchAll(/\]\(([^)\s]+)\)/g)].map(([, link = ""]) => link);
  const local = links.filter((link) => !/^(?:[a-z]+:|\/)/.test(link));
  expect(local.filter((link) => isBroken(document, link))).toEqual([]);
});
