// The engine that answers with a language model, and checks what the model says.
import { createOpenAICompatible } from "@ai-sdk/openai-compatible";
import { reachUs } from "@larkline/assistant/answer/answer";
import { siteContent } from "@larkline/assistant/knowledge/site";
import type { MessageSource } from "@larkline/contract/chat";
import { answerMaxLength } from "@larkline/contract/limits";
import { type ToolName, toolSchemas } from "@larkline/contract/tools";
import {
  extractReasoningMiddleware,
  isStepCount,
  jsonSchema,
  type ModelMessage,
  streamText,
  tool,
  type ToolSet,
  wrapLanguageModel,
} from "ai";

import type { Answerer } from "./built-in-engine.ts";
import type { AnswerPart, AnswerRequest, AssistantEngine } from "./engine.ts";
import { Deadlines } from "./model/deadlines.ts";
import { Evidence } from "./model/evidence.ts";
import { instructions } from "./model/instructions.ts";
import { fetchLimited } from "./model/limited-response.ts";
import { type ModelFault, StreamReader } from "./model/stream-reader.ts";
import { toolDescriptions } from "./tools/descriptions.ts";
import { getPlans } from "./tools/get-plans.ts";
import { Toolbox } from "./tools/toolbox.ts";

/** The model's endpoint, and the limits of its answers. */
export interface ModelSettings {
  /** URL of an OpenAI-compatible endpoint, with its version: `https://…/v1`. */
  baseUrl: string;
  /** Sent as a bearer token; never logged. Some endpoints need none. */
  apiKey: string | undefined;
  model: string;
  /** Timeout for the first output of each step (a request to the model), in milliseconds. */
  firstWordsMs: number;
  /** Timeout for the whole answer, in milliseconds. */
  answerMs: number;
  /** Maximum number of tokens of one step, which ends with tool calls or with the answer's text. */
  maxTokens: number;
  /**
   * Maximum number of questions of one conversation that go to the model. The built-in engine answers
   * further questions.
   */
  maxQuestions: number;
}

export interface ModelEngineOptions {
  /** Detects emergencies, which a model must not answer. */
  assistant: Answerer;
  settings: ModelSettings;
  /** The engine that answers when the model may not or cannot answer. */
  fallback: AssistantEngine;
  /** Called when an answer of the model was replaced by the fallback's, shortened or cut off. */
  onFault?: (fault: ModelFault) => void;
}

/**
 * Maximum number of steps of an answer. Each step is a request to the model. If the last step still calls
 * tools, the answer has no text, or is incomplete.
 */
const maxSteps = 5;
/** Maximum number of messages sent as history. Older ones cost tokens and help little. */
const maxHistoryMessages = 16;
/** Maximum length of each of these messages, in characters. The rest of the message is not sent. */
const maxHistoryCharacters = 2000;
/** Maximum length of the model's text, in characters. A note below it still fits into the answer. */
const maxTextLength = answerMaxLength - 500;
/** Maximum number of pages that an answer cites. */
const maxSources = 3;
/**
 * An engine that uses a language model. The model may only state what the tools return: each
 * sentence is checked before it is shown. The built-in engine answers instead if the endpoint fails
 * before any text was shown, if the answer is empty or none of its sentences is supported, in an
 * emergency, and when the conversation has reached `maxQuestions`.
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
    fetch: fetchLimited,
    ...(settings.apiKey !== undefined && { apiKey: settings.apiKey }),
  });
  const system = instructions(siteContent);
  const tools = describeTools(toolbox);
  const sitePlans = getPlans(siteContent, {}).plans;

  async function* answerWithModel(request: AnswerRequest): AsyncGenerator<AnswerPart> {
    const { question, signal } = request;
    const history = toHistory(request.history);
    const evidence = new Evidence(
      sitePlans,
      [question, ...texts(history, "user")],
      texts(history, "assistant"),
    );
    const deadlines = new Deadlines(settings);
    const reader = new StreamReader(evidence, deadlines);
    const result = streamText({
      // Some endpoints send the thoughts of a thinking model within its text. They are not shown.
      model: wrapLanguageModel({
        model: provider.chatModel(settings.model),
        middleware: extractReasoningMiddleware({ tagName: "think" }),
      }),
      instructions: system,
      messages: toMessages([...history, { role: "user", content: question }]),
      tools,
      stopWhen: isStepCount(maxSteps),
      maxOutputTokens: settings.maxTokens,
      // The built-in engine answers sooner than a retry would.
      maxRetries: 0,
      temperature: 0,
      abortSignal: AbortSignal.any([signal, deadlines.signal]),
      // Without a handler the library prints the error, which contains the messages.
      onError: () => undefined,
    });
    let length = 0;
    try {
      for await (const part of result.stream) {
        if (signal.aborted) return;
        const text = reader.read(part);
        length += text.length;
        if (length > maxTextLength) reader.cutOff();
        else if (text !== "") yield { type: "text", text };
        if (reader.fault !== undefined) break;
      }
    } catch (error) {
      reader.fail(error);
    } finally {
      deadlines.stop();
    }
    if (signal.aborted) return;
    const rest = reader.finish();
    if (rest !== "") yield { type: "text", text: rest };

    const { fault, hasShownText, hasDroppedText } = reader;
    if (!hasShownText) {
      onFault?.(fault ?? { kind: hasDroppedText ? "unsupported" : "empty" });
      yield* fallback.answer(request);
      return;
    }
    if (fault !== undefined) {
      onFault?.(fault);
      yield {
        type: "text",
        text: `\n\nI was cut off there and can't finish this answer. Please ask again, or ${reachUs(siteContent)}.`,
      };
    } else if (hasDroppedText) {
      onFault?.({ kind: "unsupported" });
      yield {
        type: "text",
        text: `\n\nI left out what our pages don't confirm. For certainty, ${reachUs(siteContent)}.`,
      };
    }
    yield { type: "sources", sources: publishedSources(reader.cited) };
    yield* reader.cards.parts();
  }

  return {
    description: `model ${settings.model} at ${new URL(settings.baseUrl).host}; the built-in one when it fails`,
    ready: fallback.ready,
    // If the model fails, the fallback answers, so readiness depends on the fallback alone.
    works: fallback.works,
    longestSilenceMs: settings.answerMs,
    async *answer(request: AnswerRequest): AsyncGenerator<AnswerPart> {
      const questionCount = request.history.filter(({ role }) => role === "user").length;
      const { isDanger = false } = await assistant.answer(request.question, []);
      if (isDanger || questionCount >= settings.maxQuestions) yield* fallback.answer(request);
      else yield* answerWithModel(request);
    },
  };
}

/** Describes the tools for the AI SDK. The SDK reports invalid arguments to the model instead of throwing. */
function describeTools(toolbox: Toolbox): ToolSet {
  return Object.fromEntries(
    Object.keys(toolSchemas).map((name) => {
      // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- a key of `toolSchemas` is a `ToolName`
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

/** The texts of one side of the conversation. */
function texts(history: AnswerRequest["history"], role: "user" | "assistant"): string[] {
  return history.filter((turn) => turn.role === role).map(({ content }) => content);
}

/**
 * The recent messages, shortened, from a question on: what the model gets of the conversation, and what supports
 * its sentences. Some endpoints refuse a conversation that begins with an answer.
 */
function toHistory(history: AnswerRequest["history"]): AnswerRequest["history"] {
  const recent = history
    .filter(({ content }) => content.trim() !== "")
    .slice(-maxHistoryMessages)
    .map(({ role, content }) => ({ role, content: beginningOf(content) }));
  while (recent[0]?.role === "assistant") recent.shift();
  return recent;
}

/** At most `maxHistoryCharacters` of a text, without half of an emoji at the end: some endpoints refuse that. */
const beginningOf = (text: string) =>
  text.slice(0, maxHistoryCharacters).replace(/\p{Surrogate}$/u, "");

/**
 * Joins neighboring messages of the same role: some endpoints refuse a conversation in which the roles do not
 * alternate. Two questions are neighbors if the answer to the first one was stopped before its first word.
 */
function toMessages(turns: AnswerRequest["history"]): ModelMessage[] {
  const joined: { role: "user" | "assistant"; content: string }[] = [];
  for (const { role, content } of turns) {
    const last = joined.at(-1);
    if (last?.role === role) last.content += `\n\n${content}`;
    else joined.push({ role, content });
  }
  return joined;
}

/** The sources whose pages exist, each once, at most `maxSources`. */
function publishedSources(sources: readonly MessageSource[]): MessageSource[] {
  return sources
    .filter(({ href }) => siteContent.publishedPaths.includes(href.split("#")[0] ?? href))
    .filter(({ href }, index, all) => all.findIndex((other) => other.href === href) === index)
    .slice(0, maxSources);
}
