import { randomUUID } from "node:crypto";
import { setTimeout as pause } from "node:timers/promises";

import type { Answer, FollowUpTopic } from "@larkline/assistant/answer/answer";
import { siteContent } from "@larkline/assistant/knowledge/site";
import { nextQuestions } from "@larkline/content/next-questions";
import { followUpsMax } from "@larkline/contract/limits";

import type { AnswerPart, AnswerRequest, AssistantEngine } from "./engine.ts";
import { Toolbox } from "./tools/toolbox.ts";

/** Pause between two words, in milliseconds: fast reading, so that the text does not lag. */
const wordPauseMs = 24;
/** Most cards beside one answer: more would bury it. */
const toolsPerAnswer = 2;
/** Turns that can still be meant by 'it'. */
const rememberedQuestions = 12;

/** Knows what to answer: `packages/assistant`, in this thread or in another. */
export interface Answerer {
  /** Resolves once it answers without delay. */
  readonly ready?: Promise<void>;
  /** Whether it can answer now. Without one, it can. */
  readonly works?: () => boolean;
  /** @param earlier what the visitor wrote before, in order. */
  answer(question: string, earlier: readonly string[]): Answer | Promise<Answer>;
}

export interface BuiltInEngineOptions {
  /** Milliseconds between two words; default 24. */
  wordPauseMs?: number;
  /** Given by the caller, so that the main thread does not load what the assistant's thread has. */
  assistant: Answerer;
}

/**
 * The engine that needs no key and no network: it answers from the site's content and from nothing
 * else, and says so when that holds no answer.
 */
export function createBuiltInEngine({
  wordPauseMs: rest = wordPauseMs,
  assistant,
}: BuiltInEngineOptions): AssistantEngine {
  const toolbox = new Toolbox(siteContent);
  return {
    description: "built in, answers from the site's own content",
    ready: assistant.ready,
    works: assistant.works,
    async *answer({ question, history, signal }: AnswerRequest): AsyncGenerator<AnswerPart> {
      const earlier = history.filter(({ role }) => role === "user").slice(-rememberedQuestions);
      const { text, sources, tools, followUps } = await assistant.answer(
        question,
        earlier.map(({ content }) => content),
      );
      if (signal.aborted) return;
      yield { type: "sources", sources };
      for (const word of text.match(/\S+\s*/g) ?? []) {
        if (signal.aborted) return;
        yield { type: "text", text: word };
        // An abort ends the pause by throwing, which ends the answer at once.
        if (rest > 0) await pause(rest, undefined, { signal });
      }
      // Behind the text, which is complete without them: what is being read does not move.
      for (const { name, arguments: input } of (tools ?? []).slice(0, toolsPerAnswer)) {
        const id = randomUUID();
        yield { type: "tool_call", id, name, arguments: input };
        yield { type: "tool_result", id, result: toolbox.run(name, input) };
      }
      const suggestions = suggest(question, followUps);
      if (suggestions.length > 0) yield { type: "follow_ups", suggestions };
    },
  };
}

/** Questions that go on from an answer; not the one that was just asked. */
function suggest(question: string, topic: FollowUpTopic | undefined): readonly string[] {
  if (topic === undefined) return [];
  return nextQuestions[topic]
    .filter((suggestion) => suggestion.toLowerCase() !== question.trim().toLowerCase())
    .slice(0, followUpsMax);
}
