import type { Answer } from "./answers/answer.ts";
import type { AssistantContent } from "./content.ts";
import type { Context } from "./decision/context.ts";
import { decideMessage } from "./decision/message.ts";
import { learnIntents } from "./intents/ranking.ts";
import { Retrieval } from "./retrieval.ts";
import type { Decision, Thread } from "./thread.ts";
import { Reader } from "./understanding.ts";

/** Decides what to answer: rules first, then the passage that fits, else an honest 'I don't know'. */
export class Decider {
  readonly #context: Context;

  constructor(content: AssistantContent, retrieval = new Retrieval(content)) {
    // Before the first question, which nobody should wait for.
    learnIntents();
    this.#context = { content, reader: new Reader(content), retrieval };
  }

  /** @param earlier what the visitor asked before, in order. */
  answer(question: string, earlier: readonly string[] = []): Answer {
    let thread: Thread = {};
    for (const before of earlier)
      thread = afterwards(this.#context, decideMessage(this.#context, before, thread));
    return decideMessage(this.#context, question, thread).answer;
  }
}

/** 'Cost?' after what a product does is about that product's plans. */
function afterwards({ content, reader }: Context, { answer, thread, isCard }: Decision): Thread {
  const [source] = answer.sources;
  const page = source?.href.split("#")[0];
  const product = content.products.find(({ path }) => path === page);
  const solution = content.solutions.find(({ path }) => path === page);
  const category =
    product?.planCategory ??
    // 'Lead generation' names what outbound plans are for.
    (solution === undefined ? undefined : reader.read(solution.name).categories[0]);
  return isCard !== true || category === undefined
    ? thread
    : { ...thread, topic: "category", category, tier: undefined };
}
