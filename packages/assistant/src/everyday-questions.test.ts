/** Answers to questions that many visitors ask, and to what they ask next. */
import { describe, expect, it } from "vitest";

import { Assistant } from "./assistant.ts";
import { siteContent } from "./knowledge/site.ts";

const assistant = new Assistant(siteContent);
const answer = (...turns: string[]) =>
  assistant.answer(turns.at(-1) ?? "", turns.slice(0, -1)).text;

describe("plans", () => {
  it.each(["what's included in the professional plan?", "tell me more about professional"])(
    "lists the features of a tier in all kinds of plans: %s",
    (question) => {
      const text = answer(question);
      expect(text).toContain("- Everything in Basic\n- Routes callers by team, skill and hour");
      expect(text).toContain("- Several agents on one number");
      expect(text).toContain("- Two scripts against each other");
    },
  );

  it("tells more about the plan whose price was asked", () => {
    expect(answer("how much is receptionist basic?", "tell me more about it")).toContain(
      "- Screens spam before it rings",
    );
  });

  it("compares the named plan with the one before, also without 'it'", () => {
    const text = answer(
      "what does receptionist professional cost?",
      "what more do I get than in basic?",
    );
    expect(text).toContain("$899 - $299 = $600 a month");
    expect(text).toContain("- Keeps calendars of several locations");
  });

  it.each([
    [["what's included in starter?", "how many calls?", "what if I need 300?"], "For 300 calls"],
    [["I have 3 clinics with 150 calls each", "which plan?"], "3 x $299 = $897 a month"],
  ])("recommends a plan for the calls of a follow-up: %j", (turns, expected) => {
    expect(answer(...turns)).toContain(expected);
  });

  it.each([
    ["350 calls", "For 350 calls a month"],
    ["at least 150 calls", "For 150 calls a month"],
    ["we have over 2 500 calls", "For 2,500 calls a month"],
  ])("recommends a plan for a number of calls alone: %s", (question, expected) => {
    expect(answer(question)).toContain(expected);
  });

  it.each([
    ["plans over $500", /Professional\*\* costs \$899/, /costs \$(?:99|299) /],
    ["which plans cost more than $1000?", /\$1,499/, /\$899/],
    ["something between $200 and $400", /\$299 .*\$399 .*\$249 /s, /\$(?:99|159) /],
  ])("lists the plans in a range of prices: %s", (question, within, outside) => {
    const text = answer(question);
    expect(text).toMatch(within);
    expect(text).not.toMatch(outside);
  });

  it.each([
    ["is $300 enough for basic", "Yes. That is enough.", "$300 - $299 = $1"],
    ["is outbound basic over $500", "Yes. It costs more.", "$799 - $500 = $299"],
    ["is receptionist basic over $300?", "No. It costs no more.", "$300 - $299 = $1"],
  ])("compares one plan with an amount: %s", (question, verdict, difference) => {
    expect(answer(question)).toMatch(new RegExp(`^${verdict.replaceAll(".", "\\.")}`));
    expect(answer(question)).toContain(difference);
  });

  it.each([
    ["is annual cheaper and by how much for outbound basic", "$1,598 less"],
    ["can a plan be shared by two offices", "I don't know whether several places may share a plan"],
  ])("understands other ways to ask for the saving and for a shared plan: %s", (question, text) => {
    expect(answer(question)).toContain(text);
  });

  it("takes 'how many' after a plan's name for no question about a feature", () => {
    expect(answer("outbound starter, how many leads can I reach")).toMatch(
      /^\*\*Outbound Campaigns Starter\*\* includes 1,000 calls a month\./,
    );
  });

  it.each([
    ["which plan has more calls", "unlimited calls"],
    ["which plan has fewer calls than receptionist basic", "AI Receptionist Starter"],
    ["which plan has more calls than receptionist basic", "AI Receptionist Professional"],
  ])("compares plans by their calls: %s", (question, expected) => {
    expect(answer(question)).toContain(expected);
  });

  it.each(["best plan for a dentist", "which plan for a solo plumber"])(
    "asks for the number of calls if only a trade is named: %s",
    (question) => {
      expect(answer(question)).toMatch(/^Tell me how many calls a month you have/);
    },
  );

  it("names the smaller plan for 'the next one down'", () => {
    const text = answer("how much is receptionist professional", "what is the next one down?");
    expect(text).toContain("**AI Receptionist Basic** costs $299 a month");
    expect(text).not.toContain("Enterprise");
  });

  it("takes 'during a call' for no question about the price of a call", () => {
    const text = answer("which plan looks up accounts in our own system during a call?");
    expect(text).not.toContain("$1.98");
  });

  it("gives the price of a feature that was described", () => {
    const text = answer("what is call screening?", "how much is it?");
    expect(text).toContain("**AI Receptionist Basic** costs $299 a month");
    expect(text).not.toContain("Enterprise");
  });

  it("does not know which plan has what no plan lists", () => {
    expect(answer("is it hipaa compliant?", "which plan has that?")).toContain(
      "I don't know whether that is part of every plan",
    );
  });
});

describe("what the product does", () => {
  it.each(["do you work with restaurants?", "do you work with churches?", "do you support gyms"])(
    "takes a trade without a page for no software: %s",
    (question) => {
      const text = answer(question);
      expect(text).toContain("I don't know of a page for any other trade");
      expect(text).not.toContain("Salesforce");
    },
  );

  it.each(["we run a hotel with 80 rooms, is this for us?", "I have a hotel"])(
    "answers who states a trade without a page, also if the rest is about that trade: %s",
    (question) => {
      expect(answer(question)).toContain("I don't know of a page for any other trade.");
    },
  );

  it.each(["do I need to sign a contract", "is there a contract"])(
    "answers with the terms, not with agreements about data: %s",
    (question) => {
      expect(answer(question)).toMatch(/^\*\*Terms\*\*: Plans run by the month or by the year/);
    },
  );

  it("names a person to whom a complaint can be made", () => {
    expect(answer("I want to complain")).toMatch(/^To talk to a person, call/);
  });

  it("still takes an unknown name for software", () => {
    expect(answer("do you work with Frobnicator?")).toContain("I don't know about Frobnicator");
    expect(answer("do you work in Canada")).toMatch(/^I don't know in which countries/);
  });

  it("shows the entries of a page's list as a list", () => {
    expect(answer("which integrations do you have?")).toContain(
      "**CRM Integration**:\n- Writes during the call, not at night\n- Looks up who is calling",
    );
  });

  it.each(["sign me up", "ok sign me up"])("leads to the sign-up: %s", (message) => {
    expect(answer(message)).toContain("[sign-up](/signup)");
  });

  it("does not announce a story's figures that it has already given", () => {
    const text = answer("We are an estate agency and get about 90 calls on a typical Saturday.");
    expect(text).not.toMatch(/figures:(?!\n- )/);
  });

  it("names the pages with a recorded call", () => {
    expect(answer("can I listen to a sample call?")).toMatch(
      /A recorded call can be played on each of the pages .*AI Receptionist/,
    );
  });

  it.each([
    ["what is call screening?", "**Asks who and why**"],
    ["I run a law firm", "**Names for the conflict check**"],
  ])("tells more about what was described: %s", (question, expected) => {
    const text = answer(question, "tell me more");
    expect(text).toContain(expected);
    expect(answer(question)).not.toContain(expected);
  });
});

describe("messages that only make sense after another one", () => {
  it.each(["tell me more", "why?", "and then?", "can you explain that?", "more"])(
    "says what can be asked: %s",
    (message) => {
      expect(answer(message)).toContain("Ask me about plans and prices");
    },
  );

  it("answers short questions about the product", () => {
    expect(answer("how does it work")).toContain("**Configure your campaign or receptionist**");
    expect(answer("who is it for")).toContain("**Law Firms**");
  });
});

it("does not repeat a sentence of a passage as a passage of its own", () => {
  const text = answer("what do you do with my data?");
  expect(text).toContain("**Privacy**: We keep what you write");
  expect(text.split("Ask us to delete what we have about you")).toHaveLength(2);
});
