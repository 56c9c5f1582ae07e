/** Answers to what visitors ask next about plans, places and what was shown, and to needs in everyday words. */
import { brand } from "@larkline/content/brand";
import { describe, expect, it } from "vitest";

import { Assistant } from "./assistant.ts";
import { siteContent } from "./knowledge/site.ts";

const assistant = new Assistant(siteContent);
const answer = (...turns: string[]) =>
  assistant.answer(turns.at(-1) ?? "", turns.slice(0, -1)).text;

describe("prices", () => {
  it("names the next smaller plan for 'anything cheaper', and no smaller one than fits the calls", () => {
    const next = answer("what does outbound professional cost?", "anything cheaper?");
    expect(next).toContain("**Outbound Campaigns Basic** costs $799 a month");
    expect(next).not.toContain("Starter");
    const fitting = answer(
      "we have 170 calls a month, which plan?",
      "what if we exceed that?",
      "is there anything cheaper?",
    );
    expect(fitting).toContain("**AI Receptionist Basic** costs $299 a month");
  });

  it("names both ends for 'the smallest and the largest', and their difference", () => {
    const both = answer("how much are your lowest and your highest plan?");
    expect(both).toContain("$99 a month");
    expect(both).toContain("$1,599 a month");
    expect(answer("how much are your lowest and your highest plan?", "difference?")).toContain(
      "$1,599 - $99 = $1,500 a month",
    );
  });

  it("answers a bare number after calls or a budget as another one of these", () => {
    const calls = answer("300 calls a month, which plan?", "120");
    expect(calls).toContain("enough for 120 calls a month");
    expect(answer("I have 500 a month to spend", "200")).toContain(
      "**AI Receptionist Starter** costs $99 a month",
    );
    expect(answer("120")).toContain("is that calls a month");
  });

  it("takes a share of the calls stated before", () => {
    const text = answer("we get 500 calls a month, which plan?", "what if just 30% of those");
    expect(text).toContain("For 150 calls a month");
  });

  it("repeats the measure for a plan that is only named", () => {
    const text = answer("what do I save with a yearly plan?", "in numbers for the basic plan");
    expect(text).toContain("$598 less");
  });

  it("keeps the plans for 'same by the year'", () => {
    const together = "what do receptionist basic and outbound starter cost together";
    const text = answer(together, "same but billed annually");
    expect(text).toContain("**Outbound Campaigns Starter** costs $2,490 a year");
    expect(text).not.toContain("Custom Agents");
  });

  it("compares the plans with what an 'already' used service costs, and takes the sum for no number of calls", () => {
    const text = answer("we already have an answering service that costs 600 a month. why switch?");
    expect(text).toContain("Less a month with Basic: $600 - $299 = $301");
    expect(text).not.toContain("Custom Agents");
  });

  it("names the smallest plan with a feature for the cheapest way to get it", () => {
    const text = answer("what's the cheapest way to get spanish and CRM both");
    expect(text).toContain("**AI Receptionist Basic** costs $299 a month");
    expect(text).not.toContain("AI Receptionist Starter");
  });

  it("names the popular plan for what most of a trade choose", () => {
    expect(answer("which plan do most vets go for?")).toContain("the most popular of its kind");
  });

  it("does not answer a question about moving between plans with all prices", () => {
    const text = answer("can I upgrade in the middle of a month");
    expect(text).toContain("how or when exactly a plan can be changed");
    expect(text).not.toContain("$1,599");
  });
});

describe("several places", () => {
  it.each([
    [["we have two practices in different towns. do I pay twice?"]],
    [["can our 3 branches run off a single plan?"]],
    [["do I need a separate plan for each location?"]],
    [["we have 5 shops, 30 calls each", "could they all use one plan?"]],
  ])("leaves open whether they may share a plan, and names what is listed: %j", (turns) => {
    const text = answer(...turns);
    expect(text).toContain("I don't know whether several places may share a plan or a number");
    expect(text).toContain("Keeps calendars of several locations");
  });

  it("still computes the plans of places with a number of calls or a budget", () => {
    expect(answer("2 offices with 90 calls each, one plan or two?")).toContain("2 x 90 = 180");
    expect(answer("with 2000 a month, can 5 shops use receptionist basic?")).toContain("$1,495");
  });
});

describe("what was shown", () => {
  it("names the plans with the feature that was described for 'a separate product?'", () => {
    const text = answer("can callers move their appointments?", "is that a separate product?");
    expect(text).toContain("**AI Receptionist Basic** costs $299 a month");
    expect(text).not.toContain("Outbound Campaigns Starter");
  });

  it("does not know whether every plan has what no plan lists", () => {
    const { phone, phoneUri, email, emailUri } = brand.contact;
    expect(answer("do you speak Spanish?", "is that included or extra?")).toBe(
      `I don't know whether that is part of every plan. A person can tell you: call [${phone}](${phoneUri}) or write to [${email}](${emailUri}).`,
    );
  });

  it("repeats what a topic leaves open if that is asked for", () => {
    expect(answer("where are the recordings stored?", "for how long?")).toContain(
      "where data is kept, or for how long",
    );
  });

  it.each([
    [["i am plumber, always under a sink", "what it ask the customer"], "Where is the water"],
    [
      ["we're roofers", "can it call our old leads?", "what does it ask them?"],
      "you set the questions",
    ],
  ])("names the questions of the page or the trade: %j", (turns, expected) => {
    expect(answer(...turns)).toContain(expected);
  });

  it("shows no passage beside the answer that shares no word with the question", () => {
    expect(answer("what's the quickest we could be live")).not.toContain("Mortgage brokers");
    expect(answer("can I have my money back")).not.toContain("return on investment");
  });
});

it("takes a question about the agent's greeting for no greeting", () => {
  expect(answer("can each have its own greeting")).not.toContain("Hello. I am");
  expect(answer("greetings!")).toContain("Hello. I am");
});

it("takes no complaint about wrong answers for a danger", () => {
  const text = answer("my boss say AI lies. it can say wrong price to customer??");
  expect(text).toContain("Correct that answer in the agent’s script");
});
