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

/** Merges a message with the thread after `before`, a question about plans. */
const after = (before: string, message: string, more: Partial<Thread> = {}) => {
  const frame = frameOf(before);
  const spoken: Thread = {
    ...emptyThread,
    frame,
    focus: frame.plans,
    figures: frame.volume ? { volume: frame.volume } : {},
    wasAboutPlans: true,
    ...more,
  };
  return merge(frameOf(message), spoken);
};

describe("thread", () => {
  it("inherits plan and measure if the message refers to the previous one", () => {
    expect(after("price of custom basic", "and for a year?")).toMatchObject({
      plans: [{ category: "custom", tier: "basic" }],
      measure: "price",
      period: "annual",
    });
  });

  it("completes a tier with the category, and keeps the measure for another plan", () => {
    expect(
      after("what do I save a year with receptionist basic", "how much on starter"),
    ).toMatchObject({
      plans: [{ category: "receptionist", tier: "starter" }],
      measure: "saving",
    });
  });

  it("inherits nothing for an independent message", () => {
    const merged = after("price of custom basic", "which industries do your agents work in today");
    expect(merged.plans).toEqual([]);
    expect(merged.measure).toBeUndefined();
  });

  it("gives a new figure the meaning of the previous one", () => {
    expect(after("we get 80 calls a month, which plan", "and for 500?").volume).toMatchObject({
      in: 500,
    });
    expect(after("we dial 900 leads a month", "sorry, 2000").volume).toMatchObject({ out: 2000 });
  });

  it("counts copies of the plan mentioned before", () => {
    expect(after("how much is outbound starter", "and two of them").plans).toMatchObject([
      { tier: "starter", copies: 2 },
    ]);
  });

  it("takes the last two plans for 'both'", () => {
    const spoken = [
      { category: "custom", tier: "starter", copies: 1 },
      { category: "custom", tier: "basic", copies: 1 },
    ] as const;
    expect(after("custom basic", "both together?", { spoken }).plans).toEqual(spoken);
  });

  it("remembers the industry", () => {
    const merged = after("custom basic", "what does it ask", { industry: "law-firms" });
    expect(merged.named.industry).toEqual(["law-firms"]);
  });

  it("keeps the number of used calls for the question how many are left", () => {
    const used = "I used 70 calls on receptionist basic already";
    expect(after(used, "how many remain")).toMatchObject({ measure: "left", used: 70 });
  });

  it("does not mark a question about changing to another tier as one about the earlier plans", () => {
    const asked = "does outbound starter detect voicemail";
    const repeated = after(asked, "and basic too?", { wasAboutPoint: true });
    expect(repeated.isAboutEarlierPlans).toBe(true);
    const changed = after(asked, "can we switch to basic later on", { wasAboutPoint: true });
    expect(changed.isAboutEarlierPlans).toBeUndefined();
  });

  it("multiplies the calls stated before, and takes 'only 180' after them as calls, not as a budget", () => {
    expect(after("we get 300 calls a month", "and if it is only 180?").volume).toMatchObject({
      in: 180,
    });
    expect(after("we get 70 calls a month", "and if that triples?").volume).toMatchObject({
      in: 210,
    });
  });

  const bothWays = "300 inbound and 200 outbound calls a month";
  it.each([
    ["we dial 900 leads a month", "and 500 more leads", { out: 1400 }],
    ["we dial 900 leads a month", "and 40 more", { out: 940 }],
    ["we dial 900 leads a month", "and 40 more inbound calls", { in: 40, out: 900 }],
    ["our number is 300 calls a month", "and 40 more", { any: 340 }],
    ["our number is 300 calls a month", "and 500 more leads", { in: 300, out: 500 }],
    [bothWays, "and 40 more", { in: 340, out: 200 }],
    [bothWays, "and 40 more outbound calls", { in: 300, out: 240 }],
    ["we get 15 calls a day", "and 10 more?", { in: 750 }],
    ["we get 15 calls a day", "and 10 more calls?", { in: 750 }],
    ["we get 15 calls a day", "and 10 more calls a month?", { in: 460 }],
    ["we get 12 calls a day on weekdays", "and 12 more?", { in: 520 }],
  ])("adds calls in their direction and period: after %j, %j", (before, message, calls) => {
    const { in: incoming, out, any } = after(before, message).volume ?? {};
    expect({ in: incoming, out, any }).toEqual(calls);
  });
});
