import { siteContent } from "@larkline/assistant/knowledge/site";
import { describe, expect, it } from "vitest";

import { getPlans } from "../tools/get-plans.ts";
import { Toolbox } from "../tools/toolbox.ts";
import { Evidence } from "./evidence.ts";

const sitePlans = getPlans(siteContent, {}).plans;
const toolbox = new Toolbox(siteContent);

/** What was said before the model answers. */
interface Conversation {
  visitor?: string;
  earlierAnswer?: string;
  /** Tools that the model has called, with their arguments. */
  calls?: readonly [name: string, input: object][];
}

/** Whether the evidence of the conversation supports a sentence of the model. */
function isShown(
  sentence: string,
  { visitor = "", earlierAnswer = "", calls = [] }: Conversation,
): boolean {
  const evidence = new Evidence(sitePlans, [visitor], [earlierAnswer]);
  for (const [name, input] of calls) evidence.addResult(input, toolbox.run(name, input));
  return evidence.unsupported(sentence).length === 0;
}

describe("a price without a tool call", () => {
  const earlierAnswer =
    "AI Receptionist Basic costs $299 a month. Five AI Receptionist Starter cost $495.";

  it.each([
    ["AI Receptionist Basic costs $299 a month.", true],
    ["It costs $299 a month, as I said.", true],
    ["As I said, five AI Receptionist Starter cost $495.", true],
    ["AI Receptionist Basic costs $299, AI Receptionist Starter costs less.", true],
    ["AI Receptionist Starter costs $299 a month.", false],
    // True, but no tool and no earlier answer says it.
    ["AI Receptionist Starter costs $99 a month.", false],
  ])("is shown if an earlier answer states it for this plan: %s %s", (sentence, expected) => {
    expect(isShown(sentence, { earlierAnswer })).toBe(expected);
  });

  it("is not shown if a tool returned another price for the plan", () => {
    const calls: Conversation["calls"] = [["get_plans", { category: "receptionist" }]];
    expect(isShown("AI Receptionist Starter costs $495.", { earlierAnswer, calls })).toBe(false);
  });
});

describe("figures of the plans", () => {
  const calls: Conversation["calls"] = [["get_plans", { category: "receptionist" }]];

  it.each([
    ["It costs 99 dollars a month.", true],
    ["It costs 99 cents a month.", false],
    ["It costs ninety-nine cents a month.", false],
    ["It costs 99¢ a month.", false],
    ["It costs €99 a month.", false],
    ["It costs 99 € a month.", false],
    ["It costs 99 euros a month.", false],
    ["It costs £99 a month.", false],
    ["A call costs 198 cents.", true],
    ["A year is 12 months for the price of 10 months, so you save 2 months.", true],
    ["The minimum contract is 24 months.", false],
    ["It is a 3-month contract.", false],
    ["It includes 50 calls.", true],
    ["It includes 50 languages.", false],
  ])("are shown with their unit only: %s %s", (sentence, expected) => {
    expect(isShown(sentence, { calls })).toBe(expected);
  });

  it("do not support another unit of time", () => {
    const earlierAnswer = "Support replies within 24 hours.";
    expect(isShown("It takes 24 hours.", { earlierAnswer })).toBe(true);
    expect(isShown("The minimum contract is 24 months.", { earlierAnswer })).toBe(false);
    expect(isShown("That is for 24 months.", { visitor: "For 24 months?" })).toBe(true);
  });
});

describe("figures of the visitor", () => {
  it.each([
    ["About 30 people call us a day.", "Starter is too small for 30 calls a day.", true],
    ["We have 30 employees.", "Starter is enough for 30 employees.", true],
    ["We have 30 calls a day.", "We have 30 employees.", false],
    ["I plan for 3 years.", "That is for 36 months.", true],
    ["I plan for 3 years.", "That is for 3 months.", false],
    ["We get about 6000 a year.", "For 6,000 calls a year Professional is enough.", true],
    ["How long is the contract?", "The minimum term is 1 year.", false],
  ])(
    "are shown with their unit, and a count of anything also as a number of calls: %s %s",
    (visitor, sentence, expected) => {
      expect(isShown(sentence, { visitor })).toBe(expected);
    },
  );
});

describe("promises that no tool returned", () => {
  it.each([
    ["The first month is free.", false],
    ["The first month is free, no card needed.", false],
    ["You get a free trial without a credit card.", false],
    ["You get a no-obligation free trial.", false],
    ["It cuts no-shows, and you get a full refund.", false],
    ["No plan is free.", true],
    ["Our pages don't mention a refund.", true],
    ["Discounts aren't on our pages.", true],
    ["Refunds are not described on our pages.", true],
    ["Feel free to ask more.", true],
  ])("are shown only if they are negated: %s %s", (sentence, expected) => {
    const calls: Conversation["calls"] = [["get_plans", { category: "receptionist" }]];
    expect(isShown(sentence, { calls })).toBe(expected);
  });
});

describe("arguments of tool calls", () => {
  const starter = [{ category: "receptionist", tier: "starter" }];
  const budget = (amount: number): Conversation => ({
    calls: [["query_plans", { plans: starter, money: { amount, per: "month" } }]],
  });

  it.each([
    ["Yes, it costs $12 as you said.", false],
    ["Missing: $99 - $12 = $87 a month", true],
    ["Your $12 a month are $87 too little.", true],
  ])("support the visitor's amount only beside a supported amount: %s %s", (sentence, expected) => {
    expect(isShown(sentence, budget(12))).toBe(expected);
  });

  it("do not hide a price or a computed amount that equals the visitor's", () => {
    expect(isShown("It costs $99 a month.", budget(99))).toBe(true);
    expect(isShown("You have $99 left.", budget(198))).toBe(true);
    const three = [{ ...starter[0], copies: 3 }];
    const calls: Conversation["calls"] = [
      ["query_plans", { plans: three, money: { amount: 297, per: "month" } }],
    ];
    expect(isShown("Together they cost $297 a month.", { calls })).toBe(true);
  });

  it.each([
    ["Over 24 months you save $396.", true],
    ["Over 2 years you save $396.", true],
    ["Over 36 months you save $396.", false],
    ["Over 24 months you save $24.", false],
  ])("support their number of months, but no other figure: %s %s", (sentence, expected) => {
    const saving = { plans: starter, months: 24, measure: "saving" };
    expect(isShown(sentence, { calls: [["query_plans", saving]] })).toBe(expected);
  });

  it.each([
    ["For 12,000 calls a month I recommend Enterprise.", true],
    ["We have 12,000 customers.", false],
  ])("support a number of calls, but no other number: %s %s", (sentence, expected) => {
    expect(isShown(sentence, { calls: [["recommend_plan", { calls: 12_000 }]] })).toBe(expected);
  });
});
