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

/** A message behind another one about plans. */
const after = (before: string, message: string, more: Partial<Thread> = {}) => {
  const frame = frameOf(before);
  const spoken: Thread = {
    ...emptyThread,
    frame,
    focus: frame.plans,
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
    expect(after("we get 80 calls a month, which plan", "and for 500?").volume).toEqual({
      in: 500,
    });
    expect(after("we dial 900 leads a month", "sorry, 2000").volume).toEqual({ out: 2000 });
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
});
