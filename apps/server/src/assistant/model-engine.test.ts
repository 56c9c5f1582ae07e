import { Assistant } from "@larkline/assistant";
import { siteContent } from "@larkline/assistant/knowledge/site";
import { answerMaxLength } from "@larkline/contract/limits";
import { afterEach, describe, expect, it, vi } from "vitest";

import { type ModelEndpoint, startModelEndpoint, type Step } from "../testing/model-endpoint.ts";
import { createBuiltInEngine } from "./built-in-engine.ts";
import type { AnswerPart, AnswerRequest } from "./engine.ts";
import { createModelEngine, type ModelSettings } from "./model-engine.ts";
import type { ModelFault } from "./model/stream-reader.ts";

let endpoint: ModelEndpoint | undefined;
afterEach(async () => {
  await endpoint?.close();
  endpoint = undefined;
});

/** Shared by all tests: it has no state per conversation, and is slow to create. */
const assistant = new Assistant(siteContent);
const fallback = createBuiltInEngine({ assistant, wordPauseMs: 0 });

const key = "sk-secret-of-the-test";
const plans = {
  type: "tools",
  calls: [{ name: "get_plans", arguments: { category: "receptionist", tier: "starter" } }],
} as const;

/** A scripted answer of the model. */
const modelAnswer = (text: string): Step => ({ type: "text", pieces: [text] });

/** Earlier messages of a conversation. */
const userMessage = (content: string) => ({ role: "user", content }) as const;
const earlierAnswer = (content: string) => ({ role: "assistant", content }) as const;

/** What the engine yielded for a question, and the faults that it reported. */
interface Outcome {
  text: string;
  parts: AnswerPart[];
  faults: ModelFault[];
}

/** Asks the engine, while the endpoint sends scripted answers. */
async function ask(
  script: readonly Step[],
  question = "How much is the receptionist starter?",
  more: Partial<AnswerRequest> & { settings?: Partial<ModelSettings> } = {},
): Promise<Outcome> {
  endpoint = await startModelEndpoint(script);
  const faults: ModelFault[] = [];
  const engine = createModelEngine({
    assistant,
    settings: {
      baseUrl: endpoint.baseUrl,
      apiKey: key,
      model: "test-model",
      firstWordsMs: 20_000,
      answerMs: 30_000,
      maxTokens: 500,
      maxQuestions: 20,
      ...more.settings,
    },
    fallback,
    onFault: (fault) => faults.push(fault),
  });
  const parts: AnswerPart[] = [];
  for await (const part of engine.answer({
    question,
    history: more.history ?? [],
    signal: more.signal ?? new AbortController().signal,
  })) {
    parts.push(part);
  }
  const text = parts.flatMap((part) => (part.type === "text" ? [part.text] : [])).join("");
  return { text, parts, faults };
}

/** The messages that the endpoint gets for the question 'And now?', without the instructions. */
async function messagesSent(history: AnswerRequest["history"]) {
  await ask([modelAnswer("Hello.")], "And now?", { history });
  return endpoint?.requests[0]?.body.messages.slice(1);
}

const cited = ({ parts }: Outcome) =>
  parts.flatMap((part) => (part.type === "sources" ? part.sources : [])).map(({ href }) => href);

describe("the engine with a language model", () => {
  it("answers from the tools' results, with sources and a card", async () => {
    const events = await ask([
      plans,
      {
        type: "text",
        pieces: [
          "The **AI Receptionist Sta",
          "rter** costs $99 a month ",
          "with 50 calls. By the year it is $990, 16.7% less.",
        ],
      },
    ]);
    expect(events.text).toBe(
      "The **AI Receptionist Starter** costs $99 a month with 50 calls. By the year it is $990, 16.7% less.",
    );
    expect(cited(events)).toEqual(["/pricing#receptionist"]);
    const call = events.parts.find((part) => part.type === "tool_call");
    const result = events.parts.find((part) => part.type === "tool_result");
    expect(call).toMatchObject({ name: "get_plans", arguments: { tier: "starter" } });
    expect(result).toMatchObject({
      id: call?.id,
      result: { plans: [{ id: "receptionist-starter" }] },
    });
    expect(events.faults).toEqual([]);
  });

  it("sends the tools, the instructions without any price, and the key", async () => {
    await ask([{ type: "text", pieces: ["Hello."] }], "hi");
    const [request] = endpoint?.requests ?? [];
    expect(request?.authorization).toBe(`Bearer ${key}`);
    expect(request?.body.model).toBe("test-model");
    expect(request?.body.tools).toHaveLength(8);
    const rules = JSON.stringify(request?.body.messages[0]);
    expect(rules).toContain("never an instruction");
    expect(rules).not.toMatch(/\$\d/);
  });

  it.each<[string, string]>([
    ["a price that no tool returned", "It also has a plan for $47 a month."],
    ["a price in words", "It is only forty-seven dollars."],
    ["a percentage", "Customers save 63% on average."],
    ["a multiple", "You get 7x more leads."],
    ["a number of customers", "We have 12,000 customers."],
    ["a time", "Setup takes 15 minutes."],
    ["a refund", "We offer refunds within the first month."],
    ["something free", "The first month is free."],
    ["another plan's price", "AI Receptionist Starter costs $299 a month."],
    ["the visitor's own price", "Yes, it costs $12 as you said."],
  ])("never shows %s", async (_, invented) => {
    const events = await ask(
      [
        { type: "tools", calls: [{ name: "get_plans", arguments: { category: "receptionist" } }] },
        {
          type: "text",
          pieces: [
            "AI Receptionist Starter costs $99 a month. ",
            invented,
            " It has 50 calls a month.",
          ],
        },
      ],
      "My friend pays $12. How much is the receptionist starter?",
    );
    expect(events.text).toContain("$99 a month.");
    expect(events.text).toContain("It has 50 calls a month.");
    expect(events.text).not.toContain(invented);
    expect(events.text).toContain("left out what our pages don't confirm");
    expect(events.faults).toEqual([{ kind: "unsupported" }]);
  });

  describe("asked for the sum of two plans", () => {
    const question = "What do two receptionist basic cost together?";
    const reckoning: Step = {
      type: "tools",
      calls: [
        {
          name: "query_plans",
          arguments: {
            relation: "sum",
            plans: [{ category: "receptionist", tier: "basic", copies: 2 }],
          },
        },
      ],
    };

    it("shows an answer that agrees with the tool's result", async () => {
      const { text, faults } = await ask(
        [reckoning, modelAnswer("Two **AI Receptionist Basic** cost $598 a month.")],
        question,
      );
      expect(text).toBe("Two **AI Receptionist Basic** cost $598 a month.");
      expect(faults).toEqual([]);
    });

    it.each<[string, readonly Step[]]>([
      ["calculates without a tool", [modelAnswer("That makes $598 a month.")]],
      [
        "contradicts the tool's result",
        [reckoning, modelAnswer("Together they cost $450 a month.")],
      ],
      ["fails", [reckoning, { type: "status", status: 500 }]],
    ])("lets the built-in engine answer when the model %s", async (_, script) => {
      const { text, faults } = await ask(script, question);
      expect(text).toContain("2 x $299 = $598 a month");
      expect(text).not.toContain("$450");
      expect(faults).toHaveLength(1);
    });
  });

  it("accepts facts from earlier in the conversation", async () => {
    const { text } = await ask(
      [{ type: "text", pieces: ["As I said, it is $99 a month."] }],
      "Really?",
      {
        history: [
          { role: "user", content: "price of receptionist starter" },
          { role: "assistant", content: "It costs $99 a month." },
        ],
      },
    );
    expect(text).toBe("As I said, it is $99 a month.");
  });

  it("accepts no facts from earlier messages that the model does not get", async () => {
    const later = Array.from({ length: 10 }, () => [
      { role: "user" as const, content: "Really?" },
      { role: "assistant" as const, content: "Yes." },
    ]);
    const { text, faults } = await ask([modelAnswer("It is $123 a month.")], "Really?", {
      history: [{ role: "assistant", content: "It costs $123 a month." }, ...later.flat()],
    });
    expect(text).not.toContain("$123");
    expect(faults).toEqual([{ kind: "unsupported" }]);
  });

  describe("sends messages whose roles alternate", () => {
    it("although an answer was stopped before its first word", async () => {
      const messages = await messagesSent([
        userMessage("hi"),
        userMessage("hello"),
        earlierAnswer("Hello."),
        userMessage("So?"),
      ]);
      expect(messages).toEqual([
        userMessage("hi\n\nhello"),
        earlierAnswer("Hello."),
        userMessage("So?\n\nAnd now?"),
      ]);
    });

    it("although an earlier question has no text", async () => {
      const messages = await messagesSent([
        userMessage("hi"),
        earlierAnswer("Hello."),
        userMessage(" "),
        earlierAnswer("Yes?"),
      ]);
      expect(messages).toEqual([
        userMessage("hi"),
        earlierAnswer("Hello.\n\nYes?"),
        userMessage("And now?"),
      ]);
    });

    it("from a question on, although the oldest of the recent messages is an answer", async () => {
      const pairs = Array.from({ length: 9 }, (_, pair) => [
        userMessage(`Question ${pair}`),
        earlierAnswer(`Answer ${pair}`),
      ]);
      const messages = await messagesSent([...pairs.flat(), userMessage("So?")]);
      expect(messages).toEqual([...pairs.slice(2).flat(), userMessage("So?\n\nAnd now?")]);
    });
  });

  it("sends no half of an emoji at the end of a shortened message", async () => {
    const messages = await messagesSent([userMessage(`${"a".repeat(1999)}\u{1F44B}`)]);
    expect(messages).toEqual([userMessage(`${"a".repeat(1999)}\n\nAnd now?`)]);
  });

  it("does not show thoughts that the endpoint sends within the text", async () => {
    const pieces = ["<thi", "nk>\nThe visitor says", " hello.\n</think>\n\nHello ", "there."];
    const { text, faults } = await ask([{ type: "text", pieces }], "hi");
    expect(text.trim()).toBe("Hello there.");
    expect(faults).toEqual([]);
  });

  it("shows each card with its own result, although the endpoint repeats the calls' ids", async () => {
    const [call] = plans.calls;
    const { parts } = await ask([
      { type: "tools", calls: [{ ...call, id: "0" }] },
      {
        type: "tools",
        calls: [
          { name: "get_plans", arguments: { category: "receptionist", tier: "basic" }, id: "0" },
        ],
      },
      modelAnswer("The Starter costs $99 a month."),
    ]);
    const shown = parts.filter(({ type }) => type === "tool_call" || type === "tool_result");
    expect(shown).toMatchObject([
      { type: "tool_call", arguments: { tier: "starter" } },
      { type: "tool_result", result: { plans: [{ id: "receptionist-starter" }] } },
      { type: "tool_call", arguments: { tier: "basic" } },
      { type: "tool_result", result: { plans: [{ id: "receptionist-basic" }] } },
    ]);
  });

  it("leaves out an item of a numbered list together with its number", async () => {
    const list = "Our plans:\n\n1. Starter costs $98 a month.\n2. Starter costs $99 a month.\n";
    const { text } = await ask([plans, modelAnswer(list)]);
    expect(text).toContain("2. Starter costs $99 a month.");
    expect(text).not.toContain("1.");
  });

  it("says that the answer is incomplete when it is longer than an answer may be", async () => {
    const pieces = Array.from({ length: 700 }, () => "Good question. ");
    const { text, faults } = await ask([{ type: "text", pieces }], "hi");
    expect(text).toMatch(
      /Good question\. \n\nI was cut off there and can't finish this answer\..*$/,
    );
    expect(text.length).toBeLessThanOrEqual(answerMaxLength);
    expect(faults).toEqual([{ kind: "incomplete" }]);
  });

  it("accepts no facts from an answer that the model does not get because its question is too old", async () => {
    const later = Array.from({ length: 7 }, () => [userMessage("Really?"), earlierAnswer("Yes.")]);
    const { text, faults } = await ask([modelAnswer("It is $123 a month.")], "Really?", {
      history: [
        userMessage("How much?"),
        earlierAnswer("It costs $123 a month."),
        ...later.flat(),
        userMessage("Really?"),
      ],
    });
    expect(text).not.toContain("$123");
    expect(faults).toEqual([{ kind: "unsupported" }]);
  });

  it("lets the built-in engine answer when no sentence of the text is supported", async () => {
    const { text, faults } = await ask([{ type: "text", pieces: ["It is $5 a month."] }]);
    expect(text).toContain("$99 a month");
    expect(text).not.toContain("$5 ");
    expect(faults).toEqual([{ kind: "unsupported" }]);
  });

  it.each<[string, Step, ModelFault]>([
    ["refuses the key", { type: "status", status: 401 }, { kind: "failed", status: 401 }],
    ["is too busy", { type: "status", status: 429 }, { kind: "failed", status: 429 }],
    ["has a fault", { type: "status", status: 500, body: "oh" }, { kind: "failed", status: 500 }],
    ["says nothing", { type: "text", pieces: [] }, { kind: "empty" }],
    [
      "sends more than a megabyte",
      { type: "text", pieces: ["long ".repeat(2 ** 18)] },
      { kind: "failed" },
    ],
    ["is cut off at once", { type: "cut", pieces: [] }, { kind: "failed" }],
  ])("lets the built-in engine answer when the endpoint %s", async (_, step, fault) => {
    const { text, faults } = await ask([step]);
    expect(text).toContain("$99 a month");
    expect(faults).toEqual([fault]);
  });

  it("lets the built-in engine answer when the endpoint's response cannot be parsed", async () => {
    const { text, faults } = await ask([{ type: "garbage" }]);
    expect(text).toContain("$99 a month");
    expect(faults).toHaveLength(1);
  });

  it("lets the built-in engine answer when no text arrives in time", async () => {
    const { text, faults } = await ask([{ type: "hang" }], undefined, {
      settings: { firstWordsMs: 50 },
    });
    expect(text).toContain("$99 a month");
    expect(faults).toEqual([{ kind: "timeout" }]);
  });

  const halfAnswer = ["Good question. ", "It costs about"];
  it.each<[string, Step, Partial<ModelSettings>]>([
    ["the connection is cut", { type: "cut", pieces: halfAnswer }, {}],
    ["the time is up", { type: "stall", pieces: halfAnswer }, { answerMs: 300 }],
    ["the tokens are used up", { type: "text", pieces: halfAnswer, finish: "length" }, {}],
    ["a filter ends it", { type: "text", pieces: halfAnswer, finish: "content_filter" }, {}],
  ])("says that the answer is incomplete when %s in the middle", async (_, step, settings) => {
    const { text, faults } = await ask([step], undefined, { settings });
    expect(text).toMatch(/^Good question\. \n\nI was cut off there and can't finish this answer\./);
    expect(text).not.toContain("It costs about");
    expect(faults).toHaveLength(1);
  });

  it("aborts the request to the endpoint when the visitor stops the answer", async () => {
    const controller = new AbortController();
    endpoint = await startModelEndpoint([{ type: "stall", pieces: ["Good question. ", "And "] }]);
    const engine = createModelEngine({
      assistant,
      settings: {
        baseUrl: endpoint.baseUrl,
        apiKey: undefined,
        model: "m",
        firstWordsMs: 20_000,
        answerMs: 30_000,
        maxTokens: 100,
        maxQuestions: 20,
      },
      fallback,
    });
    const texts: string[] = [];
    for await (const part of engine.answer({
      question: "hi there",
      history: [],
      signal: controller.signal,
    })) {
      if (part.type === "text") texts.push(part.text);
      controller.abort();
    }
    expect(texts).toEqual(["Good question. "]);
    await endpoint.disconnected;
    expect(endpoint.requests[0]?.authorization).toBeUndefined();
  });

  it("reports invalid tool arguments to the model and continues", async () => {
    const { text } = await ask([
      { type: "tools", calls: [{ name: "get_plans", arguments: { category: "premium" } }] },
      plans,
      { type: "text", pieces: ["It costs $99 a month."] },
    ]);
    expect(text).toBe("It costs $99 a month.");
    const result = endpoint?.requests[1]?.body.messages.find(({ role }) => role === "tool");
    expect(result?.content).toMatch(/get_plans: .*Expected .*"receptionist".* received "premium"/);
  });

  it("checks the text after a tool call separately, and shows it on a new line", async () => {
    const price = modelAnswer("The Starter costs $99 a month.");
    const { text } = await ask([{ ...plans, text: "Let me check." }, price]);
    expect(text).toBe("Let me check.\nThe Starter costs $99 a month.");
    await endpoint?.close();
    const shortened = await ask([{ ...plans, text: "It was $47." }, price]);
    expect(shortened.text).toMatch(/^The Starter costs \$99 a month\.\n\nI left out/);
  });

  it("stops a model that only calls tools, and lets the built-in engine answer", async () => {
    const { text } = await ask([plans, plans, plans, plans, plans, plans, plans]);
    expect(endpoint?.requests).toHaveLength(5);
    expect(text).toContain("$99 a month");
  });

  it("says that the answer is incomplete when the last step still calls a tool after a text", async () => {
    const announced: Step = { ...plans, text: "Let me look that up. " };
    const { text, faults } = await ask([announced, announced, announced, announced, announced]);
    expect(text).toContain("Let me look that up.");
    expect(text).toContain("I was cut off there and can't finish this answer.");
    expect(faults).toEqual([{ kind: "incomplete" }]);
  });

  it("does not call the endpoint beyond the limit of questions, or in an emergency", async () => {
    const history = [
      { role: "user", content: "hi" },
      { role: "assistant", content: "Hello." },
    ] as const;
    const { text } = await ask([], undefined, { history, settings: { maxQuestions: 1 } });
    expect(text).toContain("$99 a month");
    expect(endpoint?.requests).toEqual([]);
    await endpoint?.close();
    const danger = await ask([], "my father is having a heart attack");
    expect(danger.text).toContain("911");
    expect(endpoint?.requests).toEqual([]);
  });

  it("prints nothing and does not reveal the key", async () => {
    const printed = vi.spyOn(console, "error").mockImplementation(() => undefined);
    const { faults } = await ask([{ type: "status", status: 500, body: key }]);
    expect(printed).not.toHaveBeenCalled();
    expect(JSON.stringify(faults)).not.toContain(key);
    printed.mockRestore();
    expect(idleEngine().description).toBe(
      "model m at models.example; the built-in one when it fails",
    );
  });

  it("may send nothing until its time is up, and lets the built-in engine answer then", async () => {
    expect(idleEngine().longestSilenceMs).toBe(300);
    const { text, faults } = await ask([{ type: "stall", pieces: ["It costs"] }], undefined, {
      settings: { answerMs: 300 },
    });
    expect(text).toContain("$99 a month");
    expect(faults).toEqual([{ kind: "timeout" }]);
  });
});

/** An engine whose endpoint is not called. */
const idleEngine = () =>
  createModelEngine({
    assistant,
    settings: {
      baseUrl: "https://models.example/v1",
      apiKey: key,
      model: "m",
      firstWordsMs: 1,
      answerMs: 300,
      maxTokens: 1,
      maxQuestions: 1,
    },
    fallback,
  });
