import { createOpenAICompatible } from "@ai-sdk/openai-compatible";
import { reachUs } from "@larkline/assistant/answer/answer";
import { siteContent } from "@larkline/assistant/knowledge/site";
import { type ToolName, toolSchemas } from "@larkline/contract/tools";
import { isStepCount, jsonSchema, type ModelMessage, streamText, tool, type ToolSet } from "ai";

import type { Answerer } from "./built-in-engine.ts";
import type { AnswerPart, AnswerRequest, AnswerSource, AssistantEngine } from "./engine.ts";
import { Cards } from "./model/cards.ts";
import { Deadlines } from "./model/deadlines.ts";
import { Evidence } from "./model/evidence.ts";
import { instructions } from "./model/instructions.ts";
import { SentenceGate } from "./model/sentence-gate.ts";
import { toolDescriptions } from "./tools/descriptions.ts";
import { Toolbox } from "./tools/toolbox.ts";

/** Where the model is, and what it may cost. */
export interface ModelSettings {
  /** Address of an OpenAI-compatible endpoint, with its version: `https://…/v1`. */
  baseUrl: string;
  /** Sent as a bearer token; never logged. Some endpoints need none. */
  apiKey: string | undefined;
  model: string;
  /** Milliseconds until the first piece of each step, and for the whole answer. */
  firstWordsMs: number;
  answerMs: number;
  /** Most tokens that one step may produce. */
  maxTokens: number;
  /** Most questions of one conversation that go to the model; the built-in engine takes the rest. */
  maxQuestions: number;
}

export interface ModelEngineOptions {
  /** Tells whether somebody is in danger, who is never left to a model. */
  assistant: Answerer;
  settings: ModelSettings;
  /** Answers when the model does not. */
  fallback: AssistantEngine;
  /** Told why the fallback answers: what kind of fault, never what was written. */
  onFault?: (fault: ModelFault) => void;
}

/** A fault of the endpoint, without texts, addresses or keys. */
export interface ModelFault {
  kind: "failed" | "timeout" | "empty" | "unsupported";
  /** The endpoint's HTTP status, where it gave one. */
  status?: number;
}

/** Rounds of tools before the model must answer. */
const maxSteps = 5;
/** Messages that go along as history, and how long each may be: what is older costs and helps little. */
const maxHistory = 16;
const maxHistoryCharacters = 2000;
/** Pages that an answer cites at most. */
const maxSources = 3;

/**
 * An engine that asks a model, which may only say what the tools return: its text is checked sentence
 * by sentence before anybody sees it. The built-in engine answers in its place when the endpoint fails
 * before anything was shown, when nothing of the text can be shown, when somebody is in danger, and
 * when the conversation has used up its questions.
 */
export function createModelEngine({
  assistant,
  settings,
  fallback,
  onFault,
}: ModelEngineOptions): AssistantEngine {
  const toolbox = new Toolbox(siteContent);
  const provider = createOpenAICompatible({
    name: "assistant",
    baseURL: settings.baseUrl,
    ...(settings.apiKey !== undefined && { apiKey: settings.apiKey }),
  });
  const system = instructions(siteContent);
  const tools = describeTools(toolbox);

  async function* ask(request: AnswerRequest): AsyncGenerator<AnswerPart> {
    const { question, history, signal } = request;
    const evidence = new Evidence(
      [question, ...texts(history, "user")],
      texts(history, "assistant"),
    );
    const gate = new SentenceGate(evidence);
    const cards = new Cards();
    const cited: AnswerSource[] = [];
    let shown = false;
    let fault: ModelFault | undefined;

    const clock = new Deadlines(settings);
    const result = streamText({
      model: provider.chatModel(settings.model),
      instructions: system,
      messages: toMessages(question, history),
      tools,
      stopWhen: isStepCount(maxSteps),
      maxOutputTokens: settings.maxTokens,
      maxRetries: 0,
      temperature: 0,
      abortSignal: AbortSignal.any([signal, clock.signal]),
      // Without this the library prints the error, with the messages in it.
      onError: () => undefined,
    });
    try {
      for await (const part of result.stream) {
        if (signal.aborted) return;
        switch (part.type) {
          case "start-step":
            clock.expect();
            break;
          case "tool-call":
            clock.came();
            cards.call(part.toolCallId, part.toolName, part.input);
            break;
          case "tool-result":
            evidence.take(part.output);
            cited.push(...sourcesIn(part.output));
            cards.result(part.toolCallId, part.output);
            break;
          case "text-delta": {
            clock.came();
            const passed = gate.push(part.text);
            if (passed === "" || (!shown && passed.trim() === "")) break;
            shown = true;
            yield { type: "text", text: passed };
            break;
          }
          case "abort":
            fault = { kind: "timeout" };
            break;
          case "error":
            fault ??= toFault(part.error);
            break;
          case "finish":
            if (part.finishReason === "error") fault ??= { kind: "failed" };
            break;
          default:
        }
        if (fault !== undefined) break;
      }
    } catch (error) {
      fault = toFault(error);
    } finally {
      clock.stop();
    }
    if (signal.aborted) return;
    if (clock.signal.aborted) fault = { kind: "timeout" };

    if (fault === undefined) {
      const rest = gate.finish();
      if (rest.trim() !== "") {
        shown = true;
        yield { type: "text", text: rest };
      }
    }
    if (!shown) {
      onFault?.(fault ?? { kind: gate.dropped > 0 ? "unsupported" : "empty" });
      yield* fallback.answer(request);
      return;
    }
    if (fault !== undefined) {
      onFault?.(fault);
      yield {
        type: "text",
        text: `\n\nI was cut off there and can't finish this answer. Please ask again, or ${reachUs(siteContent)}.`,
      };
    } else if (gate.dropped > 0) {
      onFault?.({ kind: "unsupported" });
      yield {
        type: "text",
        text: `\n\nI left out what our pages don't confirm. For certainty, ${reachUs(siteContent)}.`,
      };
    }
    yield { type: "sources", sources: published(cited) };
    yield* cards.parts();
  }

  return {
    description: `model ${settings.model} at ${new URL(settings.baseUrl).host}; the built-in one when it fails`,
    ready: fallback.ready,
    // It answers in the model's place.
    works: fallback.works,
    async *answer(request: AnswerRequest): AsyncGenerator<AnswerPart> {
      const questionCount = request.history.filter(({ role }) => role === "user").length;
      const { isDanger = false } = await assistant.answer(request.question, []);
      if (isDanger || questionCount >= settings.maxQuestions) yield* fallback.answer(request);
      else yield* ask(request);
    },
  };
}

/** The tools as the library wants them; a call that does not fit is told to the model, not thrown. */
function describeTools(toolbox: Toolbox): ToolSet {
  return Object.fromEntries(
    Object.keys(toolSchemas).map((name) => {
      // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the table's keys are the names
      const { description, properties, required } = toolDescriptions[name as ToolName];
      return [
        name,
        tool({
          description,
          inputSchema: jsonSchema({
            type: "object",
            properties: { ...properties },
            required: [...(required ?? [])],
            additionalProperties: false,
          }),
          execute: (input: unknown) => toolbox.run(name, input),
        }),
      ];
    }),
  );
}

function texts(history: AnswerRequest["history"], role: "user" | "assistant"): string[] {
  return history.filter((turn) => turn.role === role).map(({ content }) => content);
}

function toMessages(question: string, history: AnswerRequest["history"]): ModelMessage[] {
  return [
    ...history
      .filter(({ content }) => content.trim() !== "")
      .slice(-maxHistory)
      .map(({ role, content }) => ({ role, content: content.slice(0, maxHistoryCharacters) })),
    { role: "user", content: question },
  ];
}

/** What went wrong, without anything of what was sent. */
function toFault(error: unknown): ModelFault {
  const name = error instanceof Error ? error.name : "";
  if (/timeout|abort/i.test(name)) return { kind: "timeout" };
  const status: unknown =
    typeof error === "object" && error !== null && "statusCode" in error
      ? error.statusCode
      : undefined;
  return typeof status === "number" && status >= 400
    ? { kind: "failed", status }
    : { kind: "failed" };
}

/** The pages that a tool's result was taken from. */
function sourcesIn(result: unknown): AnswerSource[] {
  if (typeof result !== "object" || result === null) return [];
  const own = "source" in result ? [result.source] : [];
  const passages =
    "passages" in result && Array.isArray(result.passages)
      ? result.passages.flatMap((passage: unknown) => sourcesIn(passage))
      : [];
  return [
    ...own.flatMap((source) =>
      typeof source === "object" &&
      source !== null &&
      "title" in source &&
      "href" in source &&
      typeof source.title === "string" &&
      typeof source.href === "string"
        ? [{ title: source.title, href: source.href }]
        : [],
    ),
    ...passages,
  ];
}

function published(sources: readonly AnswerSource[]): AnswerSource[] {
  return sources
    .filter(({ href }) => siteContent.publishedPaths.includes(href.split("#")[0] ?? href))
    .filter(({ href }, index, all) => all.findIndex((other) => other.href === href) === index)
    .slice(0, maxSources);
}
