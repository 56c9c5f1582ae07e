/** Checks that every component has an export, stories and a docs page. */
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";

import { describe, expect, it } from "vitest";

import { components, exportedPaths, kit, kitExports, sources } from "./kit-package.ts";

/** Headings that every docs page has. */
const sections = [
  "When to use",
  "When not to use",
  "Do and don’t",
  "Wording",
  "Keyboard",
  "Accessibility",
  "Props",
];

describe.each(components)("$name", ({ source, docs }) => {
  it("is exported from package.json", () => {
    expect(kitExports.map((entry) => entry.source)).toContain(source);
  });

  it("has a docs page with every section", () => {
    expect(existsSync(join(kit, docs)), `${docs} is missing`).toBe(true);
    const page = readFileSync(join(kit, docs), "utf8").replaceAll("'", "’");
    const headings = [...page.matchAll(/^## (.+)$/gm)].map(([, heading]) => heading);
    expect(headings).toEqual(expect.arrayContaining(sections));
    expect(page, "a table of its props").toMatch(/<(Controls|ArgTypes)/);
  });
});

/**
 * Whether a module contains the labels of one language, such as `src/labels-de.ts`. These modules have no
 * stories of their own: packages/ui/src/labels.test.ts tests them, and `LabelsProvider`'s stories show them.
 */
const isLanguage = (source: string) => /^src\/labels-[a-z]{2}\.ts$/.test(source);

describe.each(kitExports)("@larkline/ui/$name", ({ source }) => {
  it("exists", () => {
    expect(existsSync(join(kit, source)), `${source} is missing`).toBe(true);
  });

  if (!isLanguage(source))
    it("has stories", () => {
      expect(components.map((component) => component.source)).toContain(source);
    });
});

describe("the package", () => {
  it("has no barrel module, so that one import never loads other components", () => {
    expect(exportedPaths).not.toContain(".");
    const barrels = sources.filter(
      (path) =>
        /(^|\/)index\.tsx?$/.test(path) ||
        /^export \* from/m.test(readFileSync(join(kit, path), "utf8")),
    );
    expect(barrels).toEqual([]);
  });
});
