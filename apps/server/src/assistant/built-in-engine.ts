import { setTimeout as pause } from "node:timers/promises";

import type { AssistantContent } from "./content.ts";
import { Decider } from "./decision.ts";
import type { AnswerPart, AnswerRequest, AssistantEngine } from "./engine.ts";

/** Pause between two words, in milliseconds: fast reading, so that nobody waits for the text. */
const wordPauseMs = 24;
/** Turns that can still be meant by 'it'. */
const rememberedQuestions = 12;

export interface BuiltInEngineOptions {
  /** Milliseconds between two words; default 24. */
  wordPauseMs?: number;
}

/**
 * The engine that needs no key and no network: it answers from the content it is given and from
 * nothing else, and says so when that holds no answer.
 */
export function createBuiltInEngine(
  content: AssistantContent,
  options: BuiltInEngineOptions = {},
): AssistantEngine {
  const decider = new Decider(content);
  const rest = options.wordPauseMs ?? wordPauseMs;
  return {
    description: "built in, answers from the site's own content",
    async *answer({ question, history, signal }: AnswerRequest): AsyncGenerator<AnswerPart> {
      const earlier = history.filter(({ role }) => role === "user").slice(-rememberedQuestions);
      const { text, sources } = decider.answer(
        question,
        earlier.map(({ content: asked }) => asked),
      );
      yield { type: "sources", sources };
      for (const word of text.match(/\S+\s*/g) ?? []) {
        if (signal.aborted) return;
        yield { type: "text", text: word };
        // An abort ends the pause by throwing, which ends the answer at once.
        if (rest > 0) await pause(rest, undefined, { signal });
      }
    },
  };
}
