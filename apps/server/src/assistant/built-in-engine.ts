import { randomUUID } from "node:crypto";
import { setTimeout as pause } from "node:timers/promises";

import type { Answer, FollowUpTopic } from "@larkline/assistant/answer/answer";
import { siteContent } from "@larkline/assistant/knowledge/site";
import { nextQuestions } from "@larkline/content/next-questions";
import { followUpsMax } from "@larkline/contract/limits";

import { type AnswerPart, type AnswerRequest, type AssistantEngine, maxCards } from "./engine.ts";
import { Toolbox } from "./tools/toolbox.ts";

/** Pause between two words, in milliseconds: about 40 words a second, faster than people read. */
const wordPauseMs = 24;
/**
 * The assistant gets at least so many earlier questions, if there are so many, to resolve pronouns such as 'it'.
 * The first of them changes only after so many questions, because the assistant keeps what it read by all
 * questions since the first: if that changed with each question, all would be read again each time.
 */
const rememberedQuestions = 12;

/** Computes answers: the `Assistant` of `packages/assistant`, or an `AssistantThread` that runs it. */
export interface Answerer {
  /** Resolves when it can answer without delay. Missing if it is ready from the start. */
  readonly ready?: Promise<void>;
  /** Whether it can answer now. Default: true. */
  readonly works?: () => boolean;
  /** Computes an answer. @param earlier The visitor's earlier messages, in order. */
  answer(question: string, earlier: readonly string[]): Answer | Promise<Answer>;
}

export interface BuiltInEngineOptions {
  /** Milliseconds between two words; default 24. */
  wordPauseMs?: number;
  /** Computes the answers. Passed in, so that the main thread does not load the assistant a second time. */
  assistant: Answerer;
}

/**
 * Creates the engine that needs no key and no network. It answers from the site's content only, and says so
 * if the content has no answer.
 */
export function createBuiltInEngine({
  wordPauseMs: pauseMs = wordPauseMs,
  assistant,
}: BuiltInEngineOptions): AssistantEngine {
  const toolbox = new Toolbox(siteContent);
  return {
    description: "built in, answers from the site's own content",
    ready: assistant.ready,
    works: assistant.works,
    async *answer({ question, history, signal }: AnswerRequest): AsyncGenerator<AnswerPart> {
      const questions = history.filter(({ role }) => role === "user");
      const blocks = Math.floor(questions.length / rememberedQuestions);
      const earlier = questions.slice(rememberedQuestions * Math.max(0, blocks - 1));
      const { text, sources, tools, followUps } = await assistant.answer(
        question,
        earlier.map(({ content }) => content),
      );
      for (const word of text.match(/\S+\s*/g) ?? []) {
        if (signal.aborted) return;
        yield { type: "text", text: word };
        // On abort the pause rejects, which ends the answer.
        if (pauseMs > 0) await pause(pauseMs, undefined, { signal });
      }
      // Sources follow the text: an answer that is stopped before cites no page whose text was not shown.
      yield { type: "sources", sources };
      // Cards follow the text, so that they do not move what the visitor is reading.
      for (const { name, arguments: input } of (tools ?? []).slice(0, maxCards)) {
        const id = randomUUID();
        yield { type: "tool_call", id, name, arguments: input };
        yield { type: "tool_result", id, result: toolbox.run(name, input) };
      }
      const suggestions = suggest(question, followUps);
      if (suggestions.length > 0) yield { type: "follow_ups", suggestions };
    },
  };
}

/** Suggests follow-up questions, except the one that was just asked. */
function suggest(question: string, topic: FollowUpTopic | undefined): readonly string[] {
  if (topic === undefined) return [];
  return nextQuestions[topic]
    .filter((suggestion) => suggestion.toLowerCase() !== question.trim().toLowerCase())
    .slice(0, followUpsMax);
}
