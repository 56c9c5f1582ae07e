/** Tests that a draft of the page builder has each question once, in all its sections together. */
import { expect, test } from "vitest";

import { problemsOf } from "../../scripts/new/draft/problems.ts";
import { sectionOf, starterDraft } from "../../scripts/new/draft/starter.ts";

const starter = starterDraft({ path: "tested-page", name: "Tested page" });

/** A section with one question. */
const asking = (id: string, title: string, question: string) =>
  sectionOf("questions", id, { title, items: [{ question, answer: "Yes." }] });

/** The problems of the starter draft with two more sections, each of which asks one of the questions. */
function problemsWith(first: string, second: string) {
  const sections = [
    ...starter.sections,
    asking("first", "Before you sign up", first),
    asking("second", "After you sign up", second),
  ];
  return problemsOf({ ...starter, sections }).map(({ part, message }) => `${part}: ${message}`);
}

test("a question that another section asks already is a problem", () => {
  const message = "second: The page has this question already.";
  expect(problemsWith("Can I keep my number?", "can I keep my  number?")).toContain(message);
  expect(problemsWith("Can I keep my number?", "Who hears my calls?")).not.toContain(message);
});
