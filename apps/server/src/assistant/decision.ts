import type { Answer } from "./answers/answer.ts";
import type { AssistantContent } from "./content.ts";
import type { Context } from "./decision/context.ts";
import { decideMessage } from "./decision/message.ts";
import { learnIntents } from "./intents/ranking.ts";
import { Recent } from "./recent.ts";
import { Retrieval } from "./retrieval.ts";
import type { Decision, Thread } from "./thread.ts";
import { Reader } from "./understanding.ts";

/** Most conversations, each up to one of its questions, whose decision is kept. */
const remembered = 1000;

/** Decides what to answer: rules first, then the passage that fits, else an honest 'I don't know'. */
export class Decider {
  readonly #context: Context;
  /** What was decided, by the questions up to there: many ask the same, and each is asked upon. */
  readonly #decided = new Recent<Decision>(remembered);

  constructor(content: AssistantContent, retrieval = new Retrieval(content)) {
    // Before the first question, which nobody should wait for.
    learnIntents();
    this.#context = { content, reader: new Reader(content), retrieval };
    // The first question makes patterns and tables ready.
    this.answer("Does somebody answer at night, and how much is it?");
  }

  /** @param earlier what the visitor asked before, in order. */
  answer(question: string, earlier: readonly string[] = []): Answer {
    return this.#decide(question, earlier).answer;
  }

  #decide(question: string, earlier: readonly string[]): Decision {
    const key = JSON.stringify([...earlier, question]);
    const known = this.#decided.get(key);
    if (known !== undefined) return known;
    const last = earlier.at(-1);
    const thread =
      last === undefined ? {} : afterwards(this.#context, this.#decide(last, earlier.slice(0, -1)));
    const decision = decideMessage(this.#context, question, thread);
    this.#decided.set(key, decision);
    return decision;
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
