import { describe, expect, it } from "vitest";

import { toWords } from "../words.ts";
import { IntentClassifier } from "./classifier.ts";
import type { Example } from "./examples.ts";
import { learnModel } from "./learn-model.ts";

const examples: Example[] = Object.entries({
  hours: ["when are you open", "what are your hours", "do you work on weekends", "open at night?"],
  price: ["what does it cost", "how much is it", "price per month", "monthly price?"],
  robots: ["is it a robot", "do I talk to a machine", "is there a human on the line"],
}).flatMap(([intent, questions]) =>
  questions.map((question) => ({ intent, words: toWords(question) })),
);

describe("intent classifier", () => {
  const classifier = new IntentClassifier(learnModel(examples));
  const rank = (question: string) => classifier.rank(classifier.believe(toWords(question)));
  const best = (question: string) => rank(question)[0]?.intent;

  it("tells what is asked in other words than the examples'", () => {
    expect(best("are you open on the weekend")).toBe("hours");
    expect(best("and what is the monthly cost")).toBe("price");
    expect(best("so a robot talks to me")).toBe("robots");
  });

  it("shares its belief among all intents", () => {
    const ranked = rank("how much is it at night");
    expect(ranked.map(({ intent }) => intent).toSorted()).toEqual(["hours", "price", "robots"]);
    expect(ranked.reduce((sum, { probability }) => sum + probability, 0)).toBeCloseTo(1);
  });

  it("prefers none where it knows no word of the question", () => {
    const ranked = rank("xylophone quartet");
    for (const { probability } of ranked) expect(probability).toBeCloseTo(1 / 3);
  });

  it("learns the same from the same examples", () => {
    const again = new IntentClassifier(learnModel(examples));
    const question = toWords("how much is a robot");
    expect(again.believe(question)).toEqual(classifier.believe(question));
  });
});
