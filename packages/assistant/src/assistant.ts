import { type Answer } from "./answer/answer.ts";
import { say } from "./answer/say.ts";
import { fillFrame } from "./frame/fill.ts";
import type { Frame } from "./frame/frame.ts";
import { toPassages } from "./knowledge/passages.ts";
import { toPlanTable } from "./knowledge/plan-table.ts";
import type { Site } from "./knowledge/site.ts";
import { type Queried, runQuery, type Sources } from "./query/query.ts";
import { Retrieval } from "./query/retrieval.ts";
import { Reader, type Reading } from "./reading/reading.ts";
import { follow } from "./thread/follow.ts";
import { merge } from "./thread/merge.ts";
import { emptyThread, type Thread } from "./thread/thread.ts";
import { rankTopics } from "./topics/classifier.ts";
import { readTopicExamples } from "./topics/examples.ts";
import { toFeatures } from "./topics/features.ts";
import { keptModels, type Models } from "./topics/kept-models.ts";

/** What every room made of one message: for `npm run ask`, and for whoever mends it. */
export interface Record {
  readonly reading: Reading;
  /** By the message alone. */
  readonly frame: Frame;
  /** With what was spoken of before. */
  readonly merged: Frame;
  readonly queried: Queried;
  readonly answer: Answer;
  /** What the next message finds. */
  readonly thread: Thread;
}

/** Answers questions from one content. A question passes its five rooms once, downwards. */
export class Assistant {
  readonly #sources: Sources;
  readonly #reader: Reader;
  readonly #models: Models;

  constructor(site: Site) {
    const table = toPlanTable(site.planCategories);
    const passages = toPassages(site);
    this.#sources = { site, table, retrieval: new Retrieval(passages) };
    this.#reader = new Reader(site, vocabulary());
    this.#models = keptModels(this.#reader, passages);
  }

  /** @param earlier what the visitor wrote before, in order. */
  answer(question: string, earlier: readonly string[] = []): Answer {
    return this.record(question, earlier).answer;
  }

  /** The same, with what every room made of it. */
  record(question: string, earlier: readonly string[] = []): Record {
    const thread = earlier.reduce(
      (before, message) => this.#pass(message, before).thread,
      emptyThread,
    );
    return this.#pass(question, thread);
  }

  #pass(message: string, thread: Thread): Record {
    const { site, table } = this.#sources;
    const reading = this.#reader.read(message);
    const topics = rankTopics(this.#models.topics, toFeatures(reading, thread.topic));
    const planPoints = rankTopics(this.#models.planPoints, toFeatures(reading));
    const frame = fillFrame(reading, topics, planPoints, table);
    const merged = merge(frame, thread);
    const queried = runQuery(this.#sources, merged, frame, reading, thread);
    const industries = merged.named.industry ?? [];
    const answer = say({ site, table, text: message, industries }, queried.result);
    return {
      reading,
      frame,
      merged,
      queried,
      answer,
      thread: follow(site, thread, merged, queried, answer),
    };
  }
}

/** Words that visitors use often enough to be no typos. */
function vocabulary(): string[] {
  const seen = new Map<string, number>();
  for (const { text } of readTopicExamples())
    for (const word of new Set(text.toLowerCase().match(/[a-z]{4,}/g) ?? []))
      seen.set(word, (seen.get(word) ?? 0) + 1);
  return [...seen].flatMap(([word, times]) => (times >= 3 ? [word] : []));
}
