import { describe, expect, it } from "vitest";

import { siteContent } from "../content.ts";
import { answerIntent } from "../decision/answer-intent.ts";
import type { Context } from "../decision/context.ts";
import { Retrieval } from "../retrieval.ts";
import { Reader } from "../understanding.ts";
import { parseExamples, readExamples } from "./examples.ts";

const context: Context = {
  content: siteContent,
  reader: new Reader(siteContent),
  retrieval: new Retrieval(siteContent),
};
const examples = readExamples();
const intents = [...new Set(examples.map(({ intent }) => intent))];

/** Left to the rules: plans are reckoned, and what is no business of ours is declined. */
const ofRules = new Set(["plans", "outside"]);

describe("questions by intent", () => {
  it("are read as lists under their intent", () => {
    expect(parseExamples("= hours\nopen late?\n\n= price\nhow much\n")).toEqual([
      { intent: "hours", words: ["open", "late"] },
      { intent: "price", words: ["how", "much"] },
    ]);
  });

  it("know the follow-up from what was answered before it", () => {
    expect(parseExamples("= hours\nprice > and how much?\n")).toEqual([
      { intent: "price", words: ["and", "how", "much"], after: "hours" },
    ]);
    const known = new Set(intents);
    expect(examples.filter(({ after }) => after !== undefined && !known.has(after))).toEqual([]);
  });

  it.each(intents.filter((intent) => !ofRules.has(intent)))("%s has an answer", (intent) => {
    const { words } = examples.find((each) => each.intent === intent) ?? { words: [] };
    const found = answerIntent(context, intent, context.reader.read(words.join(" ")), {});
    expect(found?.answer.text).toMatch(/\w/);
  });

  it("ask for every point of the pages that is no heading", () => {
    const points = siteContent.sections
      .filter(({ id }) => /\/(?:features|specialties|steps)\/\d$/.test(id))
      .map(({ id }) => `section/${id}`);
    // What two pages say alike is asked for once.
    const alike = new Set(["section/lead-generation/features/0"]);
    expect(points.filter((id) => !intents.includes(id) && !alike.has(id))).toEqual([]);
  });

  it("stand under one intent only", () => {
    const byQuestion = new Map<string, Set<string>>();
    for (const { intent, words, after } of examples) {
      if (after !== undefined) continue;
      const question = words.join(" ");
      byQuestion.set(question, (byQuestion.get(question) ?? new Set()).add(intent));
    }
    const doubled = [...byQuestion].filter(([, under]) => under.size > 1);
    expect(doubled.map(([question, under]) => `${question}: ${[...under].join(", ")}`)).toEqual([]);
  });
});
