import { planCategories } from "@larkline/content/plans";
import { expect, it } from "vitest";

import { findFeatures } from "../plans/plan-features.ts";
import { IntentClassifier } from "./classifier.ts";
import { readExamples, readFeatureExamples } from "./examples.ts";
import { learnModel } from "./learn-model.ts";
import { likelyFeature } from "./ranking.ts";

const examples = readFeatureExamples(readExamples());
const names = [...new Set(examples.map(({ intent }) => intent))];

it.each(names.filter((name) => name !== "none"))(
  "'%s' names a point of the plans' lists",
  (feature) => {
    const { found, isSure } = findFeatures(
      planCategories,
      { words: [], industries: [], feature },
      [],
    );
    expect(isSure).toBe(true);
    expect(found).not.toEqual([]);
  },
);

const heldOut = (_: unknown, index: number) => index % 8 === 3;

it("what is believed of questions that were not learned is mostly right", () => {
  const classifier = new IntentClassifier(
    learnModel(examples.filter((example, index) => !heldOut(example, index))),
  );
  const answers = examples.filter(heldOut).flatMap(({ intent, words }) => {
    const [first] = classifier.rank(classifier.believe(words));
    return first === undefined || first.probability < 0.5 ? [] : [first.intent === intent];
  });
  const right = answers.filter(Boolean).length;
  expect(answers.length).toBeGreaterThan(examples.length / 8 / 2);
  expect(right / answers.length).toBeGreaterThan(0.75);
});

it.each([
  ["is there a package with a voice made just for us", "voice"],
  ["does the small one push a visit to another day", "cancels"],
  ["which plan pits one pitch against another", "scripts against"],
  ["who gets one person at your end whose name we know", "engineer"],
])("'%s' asks for '%s'", (question, feature) => {
  expect(likelyFeature(question.split(" "))).toBe(feature);
});

it.each(["outbound", "what does the basic plan cost a year", "which plan for 300 calls a month"])(
  "'%s' asks for none",
  (question) => {
    expect(likelyFeature(question.split(" "))).toBeUndefined();
  },
);
