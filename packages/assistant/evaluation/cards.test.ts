/**
 * Tests the arguments of an answer's tool calls, whose results the chat shows as cards. The server runs the
 * tools after it has sent the answer's text. If the contract rejected the arguments, the complete answer would
 * be marked as broken off.
 */
import { toolSchemas } from "@larkline/contract/tools";
import * as v from "valibot";
import { describe, expect, it } from "vitest";

import { Assistant } from "../src/assistant.ts";
import { siteContent } from "../src/knowledge/site.ts";
import { readCases } from "./cases.ts";
import { turnsOf } from "./evaluate.ts";

const assistant = new Assistant(siteContent);
const answer = (turns: readonly string[]) =>
  assistant.answer(turns.at(-1) ?? "", turns.slice(0, -1));

/** The last answer of each conversation, with its text and its tool calls. */
const answersTo = (conversations: readonly (readonly string[])[]) =>
  conversations.map((turns) => ({ turns, ...answer(turns) }));

/** Each card whose arguments the contract does not accept, with the conversation and the reason. */
const rejected = (answers: ReturnType<typeof answersTo>) =>
  answers.flatMap(({ turns, tools = [] }) =>
    tools.flatMap(({ name, arguments: input }) => {
      const schema: v.GenericSchema = toolSchemas[name].arguments;
      const { issues } = v.safeParse(schema, input);
      return issues ? [`${turns.join(" // ")}: ${name}: ${v.summarize(issues)}`] : [];
    }),
  );

const basic = "how much is receptionist basic?";
/** Conversations in which `figure` is a count, a factor, a divisor or an amount of money. */
const about = (figure: string): string[][] => [
  [`we get ${figure} calls a month, which plan`],
  [`we get ${figure} calls a year, which plan`],
  ["we get 3 calls a year, which plan", `and ${figure} more?`],
  ["we get 3 calls a year, which plan", `and ${figure} times as many?`],
  ["is receptionist basic enough for 90 calls a month?", `and for ${figure}?`],
  ["is receptionist basic enough for 90 calls a month?", `and ${figure} more?`],
  [basic, `and ${figure} times as many calls?`],
  [basic, `is it enough for ${figure} calls a month?`],
  [basic, `and for ${figure}?`],
  [basic, `we used ${figure} calls, how many are left?`],
  [`${figure} people, each takes 33 calls a month, which plan`],
  [`${figure} shops, each gets 33 calls a month, which plan`],
  [`301 leads, each is called ${figure} times, which plan`],
  [`is outbound starter enough for 301 leads, each called ${figure} times?`],
  [`our budget is $${figure} a month, which plan`],
  [`what does a call cost on receptionist basic if we use ${figure} calls`],
  [`receptionist basic split between ${figure} partners`],
  [`receptionist basic divided by ${figure}`],
  [`a customer brings us $${figure}, does receptionist basic pay off?`],
];
const figures = ["-5", "0", "0.4", "1", "2.5", "66.7", "100.2", "1000000000000", "9".repeat(400)];

describe("cards", () => {
  it("have valid arguments in every open case", () => {
    const conversations = readCases().map((each) => turnsOf(siteContent, each));
    expect(rejected(answersTo(conversations))).toEqual([]);
  });

  it("have valid arguments, and no text has an infinite or undefined number, whatever figure is stated", () => {
    const answers = answersTo(figures.flatMap(about));
    expect(rejected(answers)).toEqual([]);
    expect(answers.filter(({ text }) => /∞|NaN|Infinity/.test(text))).toEqual([]);
  });

  it.each([
    [[basic, "and a third as many calls?"], "For 67 calls a month", 67],
    [[basic, "and 1.5 times as many calls?"], "For 300 calls a month", 300],
    [["we get 4 calls a year, which plan"], "For 1 call a month", 1],
    [["we get 1 call a month, which plan", "and a third as many?"], "For 1 call a month", 1],
    [["we get 15 calls a month, which plan", "and 2.5 more?"], "For 18 calls a month", 18],
    [["2.5 people, each takes 33 calls a month, which plan"], "2.5 x 33 = 82.5 calls", 83],
  ])("round calls: %s", (turns, text, calls) => {
    const { text: said, tools } = answer(turns);
    expect(said).toContain(text);
    expect(tools).toEqual([
      { name: "recommend_plan", arguments: { category: "receptionist", calls } },
    ]);
  });

  it("show the plan itself if the message states 0 calls", () => {
    const { tools } = answer(["we get 0 calls a month, which plan"]);
    expect(tools).toMatchObject([{ name: "get_plans", arguments: { tier: "starter" } }]);
  });

  it.each([
    [["which receptionist plan do I need for 150 calls a month, paid annually?"], "annual"],
    [["is receptionist basic enough for 150 calls a month, paid yearly?"], "annual"],
    [["we get 150 calls a year, which plan"], undefined],
  ])("recommend a plan with its price for the period of payment: %s", (turns, period) => {
    const { text, tools } = answer(turns);
    expect(text).toContain(period ? "$2,990 a year, or" : "a month, or");
    const [tool] = tools ?? [];
    expect(tool?.name === "recommend_plan" && [tool.arguments.period]).toEqual([period]);
  });

  it("compare no plan with itself", () => {
    const { text, tools } = answer(["2 shops, each gets 60 calls a month, which plan"]);
    expect(text).toContain("All their calls: 2 x 60 = 120 calls");
    expect(tools).toMatchObject([{ name: "get_plans", arguments: { tier: "basic" } }]);
  });
});
