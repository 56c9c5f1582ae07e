import { describe, expect, it } from "vitest";

import { fillFrame } from "../frame/fill.ts";
import { toPlanTable } from "../knowledge/plan-table.ts";
import { siteContent } from "../knowledge/site.ts";
import { Reader } from "../reading/reading.ts";
import { merge } from "./merge.ts";
import { emptyThread, type Thread } from "./thread.ts";

const reader = new Reader(siteContent, []);
const table = toPlanTable(siteContent.planCategories);
const frameOf = (text: string) => fillFrame(reader.read(text), [], [], table);

/** A message that follows one about plans. */
const after = (before: string, message: string, more: Partial<Thread> = {}) => {
  const frame = frameOf(before);
  const spoken: Thread = {
    ...emptyThread,
    frame,
    focus: frame.plans,
    told: frame.volume ? { volume: frame.volume } : {},
    wasAboutPlans: true,
    ...more,
  };
  return merge(frameOf(message), spoken);
};

describe("thread", () => {
  it("takes plan and measure from the message before where this one leans on it", () => {
    expect(after("price of custom basic", "and yearly?")).toMatchObject({
      plans: [{ category: "custom", tier: "basic" }],
      measure: "price",
      period: "annual",
    });
  });

  it("takes the kind for a size, and keeps what was asked of another plan", () => {
    expect(
      after("what do I save a year with receptionist basic", "how much on starter"),
    ).toMatchObject({
      plans: [{ category: "receptionist", tier: "starter" }],
      measure: "saving",
    });
  });

  it("takes nothing for a message that stands alone", () => {
    const merged = after("price of custom basic", "which industries do your agents work in today");
    expect(merged.plans).toEqual([]);
    expect(merged.measure).toBeUndefined();
  });

  it("lets a new figure stand for the same as the one before", () => {
    expect(after("we get 80 calls a month, which plan", "and for 500?").volume).toMatchObject({
      in: 500,
    });
    expect(after("we dial 900 leads a month", "sorry, 2000").volume).toMatchObject({ out: 2000 });
  });

  it("counts copies of the plan that was spoken of", () => {
    expect(after("how much is outbound starter", "and two of them").plans).toMatchObject([
      { tier: "starter", copies: 2 },
    ]);
  });

  it("sets the last two beside each other", () => {
    const spoken = [
      { category: "custom", tier: "starter", copies: 1 },
      { category: "custom", tier: "basic", copies: 1 },
    ] as const;
    expect(after("custom basic", "both together?", { spoken }).plans).toEqual(spoken);
  });

  it("remembers the trade", () => {
    const merged = after("custom basic", "what does it ask", { industry: "law-firms" });
    expect(merged.named.industry).toEqual(["law-firms"]);
  });

  it("changes the list of plans that was spoken of", () => {
    const both = "receptionist starter plus outbound basic";
    expect(after(both, "swap the starter for professional")).toMatchObject({
      plans: [
        { category: "receptionist", tier: "professional" },
        { category: "outbound", tier: "basic" },
      ],
      relation: "sum",
    });
    expect(after(both, "leave the outbound one out").plans).toEqual([
      { category: "receptionist", tier: "starter", copies: 1 },
    ]);
    expect(after("four custom starters", "make one of them a basic").plans).toMatchObject([
      { category: "custom", tier: "starter", copies: 3 },
      { category: "custom", tier: "basic", copies: 1 },
    ]);
  });

  it("changes nothing where somebody only wonders", () => {
    const merged = after("price of outbound starter", "can we switch to basic later on");
    expect(merged.isOfPlans).toBeUndefined();
  });

  it("goes on in an order", () => {
    expect(after("what is the second cheapest plan", "and the fourth?").rank).toMatchObject({
      by: "price",
      order: "lowest",
      nth: 4,
    });
  });

  it("puts calls that were told anew", () => {
    expect(after("we get 20 calls a day", "on weekdays only").volume).toMatchObject({ in: 433 });
    expect(after("we get 600 calls a month", "sorry, a year").volume).toMatchObject({ in: 50 });
    expect(after("we get 70 calls a month", "and if that triples?").volume).toMatchObject({
      in: 210,
    });
  });
});
