import { describe, expect, it } from "vitest";

import { toPlanTable } from "../knowledge/plan-table.ts";
import { siteContent } from "../knowledge/site.ts";
import { Reader } from "../reading/reading.ts";
import { fillFrame } from "./fill.ts";

const reader = new Reader(siteContent, []);
const table = toPlanTable(siteContent.planCategories);
const frameOf = (text: string) => fillFrame(reader.read(text), [], [], table);

describe("frame", () => {
  it("merges a tier with the adjacent category", () => {
    expect(frameOf("the starter of outbound").plans).toEqual([
      { category: "outbound", tier: "starter", copies: 1 },
    ]);
  });

  it("gives several tiers a common category, and several categories a common tier", () => {
    expect(frameOf("receptionist starter and professional").plans).toMatchObject([
      { category: "receptionist", tier: "starter" },
      { category: "receptionist", tier: "professional" },
    ]);
    expect(frameOf("receptionist and custom basic").plans).toMatchObject([
      { category: "receptionist", tier: "basic" },
      { category: "custom", tier: "basic" },
    ]);
  });

  it("counts copies", () => {
    expect(frameOf("three custom basics and one outbound starter").plans).toMatchObject([
      { category: "custom", tier: "basic", copies: 3 },
      { category: "outbound", tier: "starter", copies: 1 },
    ]);
  });

  it("finds a plan by its price", () => {
    const [row] = table.filter(({ plan }) => plan.price.monthly !== null);
    expect(frameOf(`what does the $${row?.plan.price.monthly} plan do`).plans).toMatchObject([
      { category: row?.category, tier: row?.tier },
    ]);
  });

  it.each([
    ["what is one call on outbound basic", "perCall"],
    ["what do we save with a year of it", "saving"],
    ["how many of them are left", "left"],
    ["how much is it", "price"],
  ])("recognizes the measure: %s", (text, measure) => {
    expect(frameOf(text).measure).toBe(measure);
  });

  it("distinguishes inbound calls, outbound calls and money", () => {
    expect(frameOf("30 calls come in a week").volume).toEqual({ in: 130, per: "week" });
    expect(frameOf("we dial 500 leads a month").volume).toEqual({ out: 500, per: "month" });
    expect(frameOf("our budget is $700 a month").money).toEqual({
      amount: 700,
      per: "month",
      kind: "budget",
    });
  });

  it("does not take a bare number or a message without words for a question", () => {
    expect(frameOf("200").act).toBe("bareNumber");
    expect(frameOf("?").act).toBe("smallTalk");
    expect(frameOf("👍").act).toBe("smallTalk");
  });

  // The test's time limit is the check: with a quadratic pattern, reading took minutes.
  it("reads the longest message, even if it consists of numbers", () => {
    expect(frameOf("1 ".repeat(2000)).act).toBe("question");
  });
});
