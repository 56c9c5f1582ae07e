import { describe, expect, it } from "vitest";

import { siteContent } from "../assistant/content.ts";
import { baselines, builtIn, evaluate } from "./assistants.ts";
import { readCases } from "./cases.ts";
import { metamorphicChecks } from "./metamorphic.ts";
import { scoreAnswer } from "./score.ts";
import { failedBars, summarize } from "./table.ts";

const cases = readCases();

describe("the assistant's evaluation", () => {
  it("has two hundred cases or more, each of its own name", () => {
    expect(cases.length).toBeGreaterThanOrEqual(200);
    expect(new Set(cases.map(({ id }) => id)).size).toBe(cases.length);
  });

  it("holds the bars with the built-in assistant", { timeout: 30_000 }, () => {
    expect(failedBars(evaluate(siteContent, builtIn(siteContent), cases))).toEqual([]);
  });

  it("is no test that one passes without understanding", { timeout: 30_000 }, () => {
    for (const [name, answerer] of Object.entries(baselines(siteContent))) {
      const scores = evaluate(siteContent, answerer, cases);
      expect(failedBars(scores), name).not.toEqual([]);
      expect(summarize(scores).right, name).toBeLessThan(0.6);
    }
  });

  it("follows the content when it changes", { timeout: 30_000 }, () => {
    for (const { name, cases: asked, wrong } of metamorphicChecks(siteContent, cases)) {
      expect(asked, name).toBeGreaterThan(0);
      expect(wrong, name).toEqual([]);
    }
  });

  it("finds what is wrong with an answer", () => {
    const [each] = cases.filter(({ facts }) => facts.includes("plan:receptionist/starter:monthly"));
    if (each === undefined) throw new Error("There is no case of a price.");
    const wrong = (text: string) => scoreAnswer(siteContent, each, { text, sources: [] });
    expect(wrong("**AI Receptionist Starter** costs $47 a month.")).toMatchObject({
      invented: ["$47"],
      misattributed: ["$47"],
      sourceRight: false,
    });
    expect(wrong("**AI Receptionist Starter** costs $299 a month.").misattributed).toEqual([
      "$299",
    ]);
    expect(wrong("It costs $990.").missing).toContain("plan:receptionist/starter:monthly");
    expect(wrong("I don't know that.")).toMatchObject({ refused: true, overRefused: true });
  });
});
