/** Tests the page builder's changes of a draft. */
import { expect, test } from "vitest";

import { problemsOf } from "../../scripts/new/draft/problems.ts";
import { freshDraft } from "../../scripts/new/draft/starter.ts";
import {
  addSection,
  freshId,
  removeSection,
  setValue,
} from "../../stories/page-builder/draft-changes.ts";

test("a button that led to a removed section does not lead to one that is added afterwards", () => {
  const draft = freshDraft();
  const target = freshId(draft);
  const linked = setValue(addSection(draft, "questions", target, 2), "s1", "to", target);
  const removed = removeSection(linked, 3);
  const problem = { part: "s1", message: "Choose a section, or leave the second button empty." };
  expect(problemsOf(linked)).toEqual([]);
  expect(problemsOf(removed)).toMatchObject([problem]);
  const added = addSection(removed, "plans", freshId(removed), 2);
  expect(problemsOf(added)).toMatchObject([problem]);
});
