/**
 * Tests page builder drafts: for all kinds of sections, the exported files contain the typed texts. Also
 * tests a draft's problems, and the advice on it.
 */
import { spawnSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { stripTypeScriptTypes } from "node:module";
import { tmpdir } from "node:os";
import { basename, join } from "node:path";

import { brand } from "@larkline/content/brand";
import { claims } from "@larkline/content/claims";
import { integrations } from "@larkline/content/integrations";
import * as quotes from "@larkline/content/quotes";
import { describe, expect, test } from "vitest";

import { adviceOn } from "../../scripts/new/draft/advice.ts";
import type { Draft, Values } from "../../scripts/new/draft/draft.ts";
import { kinds } from "../../scripts/new/draft/kinds.ts";
import { makePage } from "../../scripts/new/draft/made.ts";
import { valueOf } from "../../scripts/new/draft/nodes.ts";
import { filesOf, keepsMarkup, placeOfDraft } from "../../scripts/new/draft/page-files.ts";
import { problemsOf } from "../../scripts/new/draft/problems.ts";
import { readDraft } from "../../scripts/new/draft/read-draft.ts";
import { sectionOf, starterDraft } from "../../scripts/new/draft/starter.ts";
import { samplerDraft } from "../new/sampler.ts";

const starter = starterDraft({ path: "tested-page", name: "Tested page" });

/** The starter draft with a section of a kind, which replaces an existing one of that kind. */
function withKind(id: string, values: Values = {}): Draft {
  const others = starter.sections.filter(({ kind }) => kind !== id);
  const added = sectionOf(id, "new", values);
  return {
    ...starter,
    sections: id === "hero" ? [added, ...others] : [...others, added],
  };
}

/**
 * The draft without the hero's second button, whose target `withKind` may have replaced. The hero shows a
 * call, so that the call's texts are exported, too.
 */
const validDraft = (draft: Draft): Draft => ({
  ...draft,
  sections: draft.sections.map((section) =>
    section.kind === "hero"
      ? { ...section, values: { ...section.values, scroll: "", figure: "call" } }
      : section,
  ),
});

const files = (draft: Draft) => filesOf(draft, placeOfDraft(draft));

/** The texts that a content file exports. */
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

const wordsWith = (headline: string) =>
  files(validDraft(withKind("hero", { headline }))).words.text;

const withPage = (page: Values) => problems({ ...starter, page: { ...starter.page, ...page } });

describe.each(kinds.map(({ id }) => [id]))("%s", (id) => {
  const draft = validDraft(withKind(id));

  test("has valid initial texts", () => {
    expect(problems(draft)).toEqual([]);
  });

  test("exports the same texts that the builder shows", () => {
    const shown = makePage(draft).flatMap(({ words }) =>
      words.map(({ key, data }) => [key, valueOf(data)] as const),
    );
    const { meta, ...written } = wordsIn(files(draft).words.text);
    expect(written).toEqual(Object.fromEntries(shown));
    expect(meta).toMatchObject({ title: `Tested page with AI voice agents | ${brand.name}` });
  });

  test("is unchanged after it is saved and read", () => {
    expect(readDraft(JSON.stringify(draft))).toEqual(draft);
  });
});

describe("sections that need no script keep their prerendered markup", () => {
  test("the whole page, if no section needs its script", () => {
    expect(keepsMarkup(starter)).toBe(true);
    expect(files(starter).pages).toHaveLength(1);
  });

  test("the other sections, if one section needs its script", () => {
    const sections = starter.sections.toSpliced(2, 0, sectionOf("questions", "new"));
    const draft = { ...starter, sections };
    expect(keepsMarkup(draft)).toBe(false);
    const [page, kept] = files(draft).pages;
    expect(page?.text).toMatch(
      /<Sections1 \/>\n +<PageQuestions text=\{text.questions\} \/>\n +<Sections2 \/>/,
    );
    expect(page?.text).toContain("module.Sections1), 2);");
    expect(kept?.path).toMatch(/\.kept\.tsx$/);
    expect(kept?.text).not.toContain("PageQuestions");
  });
});

test("the exported files are formatted as oxfmt formats them", () => {
  const folder = mkdtempSync(join(tmpdir(), "larkline-draft-"));
  const long = withKind("features", {
    title: "A heading of forty-nine characters, as they come.",
    lede:
      "Somewhat long, so that it does not stand beside its name, and has the brand's name: " +
      brand.name,
  });
  for (const draft of [starter, samplerDraft("products/sampler", "Sampler"), validDraft(long)]) {
    const { words, pages } = files(draft);
    const shown = [words, ...pages].map(
      ({ path, text }) => [join(folder, basename(path)), text] as const,
    );
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
  test("become references to the brand and the claims", () => {
    expect(wordsWith(`${brand.name} is up {uptime} of the year`)).toContain(
      "headline: `${brand.name} is up ${claims.uptime.value} of the year`",
    );
  });

  test("can be a single claim, also in the document's title", () => {
    const draft = { ...starter, page: { ...starter.page, title: "{uptime}" } };
    expect(wordsIn(files(draft).words.text)).toMatchObject({
      meta: { title: `${claims.uptime.value} | ${brand.name}` },
    });
  });

  test("get typographic quotation marks, and are escaped in strings", () => {
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
    ["Answered 24/7", "“24/7” is a claim’s figure: write {availability} instead"],
    ["From $99 a month", "This looks like a price."],
    ["From €5 a month", "This looks like a price."],
    [`Call ${brand.contact.phone}`, "is contact data of the content"],
    ["Up {upright} of the time", "{upright} names no claim."],
  ])("a headline “%s” has the problem: %s", (headline, message) => {
    const found = problemsOf(validDraft(withKind("hero", { headline })));
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
  test("is empty for the starter draft", () => {
    expect(adviceOn(starter)).toEqual([]);
  });

  test.each([
    ["results", {}, "both have the ground Board"],
    ["comparison", { head: "split" }, "have headings with the same layout"],
    ["chat", {}, "both have the ground Board"],
  ])("is given for a section %s with the values %j: %s", (kind, values, sentence) => {
    const { sections } = starter;
    const draft = {
      ...starter,
      sections: sections.toSpliced(3, 0, sectionOf(kind, "new", values)),
    };
    expect(adviceOn(draft)).toEqual([expect.stringContaining(sentence)]);
  });

  test("mentions a missing closing section", () => {
    const sections = starter.sections.slice(0, -1);
    expect(adviceOn({ ...starter, sections })).toEqual([
      expect.stringContaining("add a call to action"),
    ]);
  });
});

describe("a draft", () => {
  test("has problems if the page's own fields are invalid", () => {
    expect(withPage({ path: "pricing" })).toEqual([
      "page path: There is already a page at /pricing.",
    ]);
    expect(withPage({ path: "About Us" }).join()).toContain("not kebab-case");
    expect(withPage({ path: "industries/dental" }).join()).toContain("npm run new industry");
    expect(withPage({ name: "Blog", title: "Blog" }).join()).toContain("choose another name");
    expect(withPage({ title: "Something else" })).toEqual([
      "page title: It does not contain the page’s name, “Tested page”.",
    ]);
    expect(withPage({ description: "Tested page." }).join()).toContain("at least 120");
  });

  test("has problems if headings, items or questions are repeated", () => {
    const twice = withKind("points", {
      title: "How it begins",
      items: [{ text: "One." }, { text: "Two." }, { text: "one." }],
    });
    expect(problems(twice)).toEqual([
      "new title: Section 3 has the same text. Write another one, because it names the section for screen readers.",
      "new items.2.text: Point 1 says the same.",
    ]);
  });

  test("accepts only numbers of logos that fill their rows", () => {
    const tools = integrations.map(({ name }) => name);
    const withLogos = (count: number) =>
      problems(withKind("tools", { tools: tools.slice(0, count) }));
    expect([3, 6, 12].flatMap(withLogos)).toEqual([]);
    expect([1, 4].flatMap(withLogos)).toEqual([
      "new tools: 1 is chosen: choose 3, 6 or 12.",
      "new tools: 4 are chosen: choose 3, 6 or 12.",
    ]);
  });

  test("has a problem if its call has no length", () => {
    expect(problems(withKind("hero", { figure: "call", scroll: "", elapsed: "00:00" }))).toEqual([
      "new elapsed: Write it as in “00:16”.",
    ]);
  });

  test("reports the field of an item by its path", () => {
    const items = [{ plate: "", title: "", description: "One." }];
    expect(
      problemsOf(withKind("steps", { items })).map(({ field, label }) => [field, label]),
    ).toEqual([
      ["items", "Steps"],
      ["items.0.plate", "Step 1, small label"],
      ["items.0.title", "Step 1, title"],
    ]);
  });

  test.each([
    ["{", "it is not JSON"],
    ["[]", 'it has no "version": 1'],
    ['{"version":1,"page":{}}', "it has no list of sections"],
    [
      '{"version":1,"page":{},"sections":[{"id":"a","kind":"carousel","values":{}}]}',
      'the unknown kind "carousel"',
    ],
    [
      '{"version":1,"page":{},"sections":[{"id":"a","kind":"quote","values":{"quote":1}}]}',
      "is neither a text nor a list",
    ],
    ['{"version":1,"page":[],"sections":[]}', "the page is not a list of fields"],
  ])("with an invalid format is refused: %s", (text, message) => {
    expect(() => readDraft(text)).toThrow(message);
  });
});
