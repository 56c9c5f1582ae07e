/** A page builder's draft as files: whatever kinds of sections it has, they say what was typed. */
import { spawnSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { stripTypeScriptTypes } from "node:module";
import { tmpdir } from "node:os";
import { join } from "node:path";

import { brand } from "@larkline/content/brand";
import { claims } from "@larkline/content/claims";
import * as quotes from "@larkline/content/quotes";
import { describe, expect, test } from "vitest";

import { adviceOn } from "../../scripts/new/draft/advice.ts";
import type { Draft, Values } from "../../scripts/new/draft/draft.ts";
import { kinds } from "../../scripts/new/draft/kinds.ts";
import { makePage } from "../../scripts/new/draft/made.ts";
import { valueOf } from "../../scripts/new/draft/nodes.ts";
import { filesOf, placeOfDraft } from "../../scripts/new/draft/page-files.ts";
import { problemsOf } from "../../scripts/new/draft/problems.ts";
import { readDraft } from "../../scripts/new/draft/read-draft.ts";
import { sectionOf, starterDraft } from "../../scripts/new/draft/starter.ts";
import { samplerDraft } from "../new/sampler.ts";

const starter = starterDraft({ path: "about", name: "About us" });

/** The starter with a section of a kind, which is not there twice. */
function withKind(id: string, values: Values = {}): Draft {
  const others = starter.sections.filter(({ kind }) => kind !== id);
  const added = sectionOf(id, "new", values);
  return {
    ...starter,
    sections: id === "hero" ? [added, ...others] : [...others, added],
  };
}

const mended = (draft: Draft): Draft => ({
  ...draft,
  sections: draft.sections.map((section) =>
    section.kind === "hero"
      ? { ...section, values: { ...section.values, scroll: "", figure: "call" } }
      : section,
  ),
});

const files = (draft: Draft) => filesOf(draft, placeOfDraft(draft));

/** The words that a content file exports. */
function wordsIn(text: string): Record<string, unknown> {
  const code = stripTypeScriptTypes(text)
    .replaceAll(/^import [^;]*;/gm, "")
    .replace(/export const \w+ =/, "return");
  // oxlint-disable-next-line typescript/no-implied-eval -- our own generator's text, as a module would run it
  const run = new Function("brand", "claims", ...Object.keys(quotes), code);
  return run(brand, claims, ...Object.values(quotes));
}

const problems = (draft: Draft) =>
  problemsOf(draft).map(({ part, field, message }) => `${part} ${field}: ${message}`);

const wordsWith = (headline: string) => files(mended(withKind("hero", { headline }))).words.text;

const withPage = (page: Values) => problems({ ...starter, page: { ...starter.page, ...page } });

describe.each(kinds.map(({ id }) => [id]))("%s", (id) => {
  const draft = mended(withKind(id));

  test("begins with words that nothing is wrong with", () => {
    expect(problems(draft)).toEqual([]);
  });

  test("its file says what the builder shows", () => {
    const shown = makePage(draft).flatMap(({ words }) =>
      words.map(({ key, data }) => [key, valueOf(data)] as const),
    );
    const { meta, ...written } = wordsIn(files(draft).words.text);
    expect(written).toEqual(Object.fromEntries(shown));
    expect(meta).toMatchObject({ title: `About us with AI voice agents | ${brand.name}` });
  });

  test("is the same draft when it is read again", () => {
    expect(readDraft(JSON.stringify(draft))).toEqual(draft);
  });
});

test("its files are formatted as they are", () => {
  const folder = mkdtempSync(join(tmpdir(), "larkline-draft-"));
  const long = withKind("features", {
    title: "A heading of forty-nine characters, as they come.",
    lede:
      "Somewhat long, so that it does not stand beside its name, and has the brand's name: " +
      brand.name,
  });
  for (const draft of [starter, samplerDraft("products/sampler", "Sampler"), mended(long)]) {
    const { words, page } = files(draft);
    const shown = [
      [join(folder, "words.ts"), words.text],
      [join(folder, "page.tsx"), page.text],
    ] as const;
    for (const [file, text] of shown) writeFileSync(file, text);
    const config = join(import.meta.dirname, "../../.oxfmtrc.json");
    const bin = join(import.meta.dirname, "../../node_modules/.bin/oxfmt");
    const { status, stderr } = spawnSync(
      bin,
      ["--config", config, ...shown.map(([file]) => file)],
      {
        encoding: "utf8",
      },
    );
    expect(status, stderr).toBe(0);
    for (const [file, text] of shown) expect(readFileSync(file, "utf8")).toBe(text);
  }
  rmSync(folder, { recursive: true });
});

describe("typed words", () => {
  test("take the brand and the claims from where they stand", () => {
    expect(wordsWith(`${brand.name} is up {uptime} of the year`)).toContain(
      "headline: `${brand.name} is up ${claims.uptime.value} of the year`",
    );
  });

  test("are set as a typographer sets them, and cannot leave their string", () => {
    expect(wordsWith(`  It's "your" line,   day and night `)).toContain(
      'headline: "It’s “your” line, day and night"',
    );
    const odd = `Say \`it\` with $\{1} \\ at ${brand.name}`;
    expect(wordsIn(wordsWith(odd))).toMatchObject({ hero: { headline: odd } });
  });

  test.each([
    ["", "Write the headline."],
    ["word ".repeat(21), "21 words: at most 20."],
    ["x".repeat(121), "121 characters: at most 120."],
    ["A seamless phone", "“seamless” says nothing: say what it does."],
    ["Answered 24/7", "“24/7” is a claim’s figure: write {availability} in its place"],
    ["From $99 a month", "This looks like a price."],
    [`Call ${brand.contact.phone}`, "stands in the content once"],
    ["Up {upright} of the time", "{upright} names no claim."],
  ])("%s: %s", (headline, message) => {
    const found = problemsOf(mended(withKind("hero", { headline })));
    expect(found).toEqual([
      {
        part: "new",
        field: "headline",
        label: "Headline",
        message: expect.stringContaining(message),
      },
    ]);
  });
});

describe("advice", () => {
  test("is not needed by what a page begins with", () => {
    expect(adviceOn(starter)).toEqual([]);
  });

  test.each([
    ["results", {}, "both lie on the board"],
    ["comparison", { head: "split" }, "begin alike"],
    ["chat", {}, "both lie on the board"],
  ])("%s: %s", (kind, values, sentence) => {
    const { sections } = starter;
    const draft = {
      ...starter,
      sections: sections.toSpliced(3, 0, sectionOf(kind, "new", values)),
    };
    expect(adviceOn(draft)).toEqual([expect.stringContaining(sentence)]);
  });

  test("misses what ends the page", () => {
    const sections = starter.sections.slice(0, -1);
    expect(adviceOn({ ...starter, sections })).toEqual([
      expect.stringContaining("add a call to action"),
    ]);
  });
});

describe("a draft", () => {
  test("says what its page cannot be", () => {
    expect(withPage({ path: "pricing" })).toEqual([
      "page path: There is a page at /pricing already.",
    ]);
    expect(withPage({ path: "About Us" }).join()).toContain("not kebab-case");
    expect(withPage({ path: "industries/dental" }).join()).toContain("npm run new industry");
    expect(withPage({ name: "Blog", title: "Blog" }).join()).toContain("choose another name");
    expect(withPage({ title: "Something else" })).toEqual([
      "page title: It does not contain the page’s name, “About us”.",
    ]);
    expect(withPage({ description: "About us." }).join()).toContain("at least 120");
  });

  test("says what is there twice", () => {
    const twice = withKind("points", {
      title: "How it begins",
      items: [{ text: "One." }, { text: "Two." }, { text: "one." }],
    });
    expect(problems(twice)).toEqual([
      "new title: Section 3 has it already: it tells sections apart.",
      "new items.2.text: Point 1 says the same.",
    ]);
  });

  test("names the field of an item", () => {
    const items = [{ plate: "", title: "", description: "One." }];
    expect(
      problemsOf(withKind("steps", { items })).map(({ field, label }) => [field, label]),
    ).toEqual([
      ["items", "Steps"],
      ["items.0.plate", "Step 1, plate"],
      ["items.0.title", "Step 1, title"],
    ]);
  });

  test.each([
    ["{", "it is no JSON"],
    ["[]", "no version 1"],
    [
      '{"version":1,"page":{},"sections":[{"id":"a","kind":"carousel","values":{}}]}',
      'a "carousel"',
    ],
    [
      '{"version":1,"page":{},"sections":[{"id":"a","kind":"quote","values":{"quote":1}}]}',
      "no text or list",
    ],
    ['{"version":1,"page":[],"sections":[]}', "the page is no list of fields"],
  ])("that is none is refused: %s", (text, message) => {
    expect(() => readDraft(text)).toThrow(message);
  });
});
