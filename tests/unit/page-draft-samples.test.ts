/** Tests which texts of a page builder draft count as sample texts, which the author should replace. */
import { describe, expect, test } from "vitest";

import type { Draft, Values } from "../../scripts/new/draft/draft.ts";
import { sampleTextsOf } from "../../scripts/new/draft/sample-texts.ts";
import { freshDraft, sectionOf, starterDraft } from "../../scripts/new/draft/starter.ts";

const starter = starterDraft({ path: "tested-page", name: "Tested page" });

const fieldsOf = (draft: Draft) =>
  sampleTextsOf(draft).map(({ part, field }) => `${part} ${field}`);

/** The starter draft, with a new section instead of the one at an index. */
const withSection = (at: number, kind: string, values: Values = {}): Draft => ({
  ...starter,
  sections: starter.sections.with(at, sectionOf(kind, `s${at + 1}`, values)),
});

describe("sample texts", () => {
  test("are all texts of a new draft, except those that fit any page", () => {
    const found = fieldsOf(freshDraft());
    expect(found).toHaveLength(26);
    expect(found).toContain("page title");
    expect(found).toContain("s1 headline");
    expect(found).toContain("s2 items.3.description");
    expect(found).not.toContain("s1 action");
    expect(found).toContain("s3 items.0.plate");
    expect(fieldsOf(starter)).toEqual(found);
  });

  test("exclude texts that the author has changed, and include those of moved items", () => {
    const items = [
      { plate: "", title: "Greets", words: "", description: "By your name." },
      { plate: "", title: "Answers", words: "", description: "At once." },
    ];
    const draft = {
      ...withSection(1, "features", { title: "On each call", items }),
      page: { ...starter.page, title: "Tested page, by phone", description: "" },
    };
    expect(fieldsOf(draft).filter((field) => /^(?:page|s2) /.test(field))).toEqual([
      "s2 items.1.title",
    ]);
  });

  test("include only texts that the form shows", () => {
    expect(sampleTextsOf(withSection(0, "hero", { figure: "call" }))).toContainEqual({
      part: "s1",
      field: "transcript.0.text",
      label: "Line 1, words",
      text: "I have to move my Thursday visit.",
    });
    expect(fieldsOf(withSection(0, "hero"))).not.toContain("s1 transcript.0.text");
  });

  test("are found in a draft whose name is too long for a title", () => {
    const page = { ...starter.page, name: "A name that is so long that no title has room for it" };
    expect(fieldsOf({ ...starter, page })).toContain("s2 title");
  });
});
