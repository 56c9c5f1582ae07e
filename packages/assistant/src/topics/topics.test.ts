import { describe, expect, it } from "vitest";

import { rankTopics } from "./classifier.ts";
import { toFeatures } from "./features.ts";
import { learn } from "./learn.ts";
import { supportOf } from "./support.ts";

const featuresOf = (text: string, after?: string) =>
  toFeatures({ words: text.split(" "), mentions: [] }, after);
const examples = Object.entries({
  hours: ["when are you open", "what are your hours", "open on sundays", "late at night open"],
  price: ["what does it cost", "how much is it", "price each month", "monthly cost"],
  robots: ["is it a robot", "do i talk to a machine", "a human on the line"],
}).flatMap(([topic, questions]) =>
  questions.map((question) => ({ topic, features: featuresOf(question) })),
);

describe("topics", () => {
  const model = learn(examples);
  const best = (text: string) => rankTopics(model, featuresOf(text))[0]?.topic;
  const support = (text: string) => supportOf(model, text.split(" "), "robots");

  it("are recognized in other words than the examples'", () => {
    expect(best("are you open late")).toBe("hours");
    expect(best("and the monthly price")).toBe("price");
    expect(best("so a robot talks to me")).toBe("robots");
  });

  it("are equally likely if no word is known, and their probabilities add up to 1", () => {
    const ranked = rankTopics(model, featuresOf("xylophone quartet"));
    expect(ranked).toHaveLength(3);
    for (const { certainty } of ranked) expect(certainty).toBeCloseTo(1 / 3);
  });

  it("give the same model from the same examples, in 8-bit weights", () => {
    expect(learn(examples)).toEqual(model);
    expect(model.weights).toBeInstanceOf(Int8Array);
  });

  it("are recognized by synonyms, and not supported by unknown words", () => {
    expect(best("is the bot on the telephone")).toBe("robots");
    expect(support("is it a machine")).toBe(1);
    expect(support("is it an automaton")).toBe(0);
    expect(support("do i talk to a computer")).toBeGreaterThan(0.5);
    expect(support("a human beside the zeppelin")).toBeLessThan(support("a human on the line"));
  });

  it("depend on the previous answer", () => {
    const withFollowUps = learn([
      ...examples,
      ...["hours", "price"].map((topic) => ({ topic, features: featuresOf("and then", topic) })),
    ]);
    expect(rankTopics(withFollowUps, featuresOf("and then", "hours"))[0]?.topic).toBe("hours");
    expect(rankTopics(withFollowUps, featuresOf("and then", "price"))[0]?.topic).toBe("price");
  });
});
