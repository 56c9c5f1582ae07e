import { hash } from "node:crypto";

import { type Answer, join } from "./answer/answer.ts";
import { say } from "./answer/say.ts";
import { cueWords } from "./frame/cues.ts";
import { fillFrame } from "./frame/fill.ts";
import type { Frame } from "./frame/frame.ts";
import { toPassages } from "./knowledge/passages.ts";
import { toPlanTable } from "./knowledge/plan-table.ts";
import type { Site } from "./knowledge/site.ts";
import { type Queried, runQuery, type Sources } from "./query/query.ts";
import { Retrieval } from "./query/retrieval.ts";
import { type Part, partsOf } from "./reading/parts.ts";
import { Reader, type Reading } from "./reading/reading.ts";
import { follow } from "./thread/follow.ts";
import { merge } from "./thread/merge.ts";
import { emptyThread, lastTopic, type Thread } from "./thread/thread.ts";
import { mean, type Ranked, rankTopics } from "./topics/classifier.ts";
import { readTopicExamples } from "./topics/examples.ts";
import { toFeatures } from "./topics/features.ts";
import { keptModels, type Models } from "./topics/kept-models.ts";
import { supportOf } from "./topics/support.ts";

/** Certainty from which a part of a message is believed to be a question of its own. */
const partBelieved = 0.4;
/** Certainty from which a message that leans on the one before needs no other reading. */
const leansSurely = 0.7;
const planClause = /\b(?:plans?|one|package|level|tier) (?:that|which|where|who) (.+)$/;

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

const keyOf = (messages: readonly string[]) => hash("sha256", JSON.stringify(messages));

/** Answers questions from one content. A question passes its five rooms once, downwards. */
export class Assistant {
  readonly #sources: Sources;
  readonly #reader: Reader;
  readonly #models: Models;
  /** Of the last conversations, by their messages: a further question does not read them all again. */
  readonly #threads = new Map<string, Thread>();

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
    const record = this.#passParts(question, this.#threadAfter(earlier));
    if (this.#threads.size >= 2000) this.#threads.clear();
    this.#threads.set(keyOf([...earlier, question]), record.thread);
    return record;
  }

  #threadAfter(messages: readonly string[]): Thread {
    const last = messages.at(-1);
    if (last === undefined) return emptyThread;
    const known = this.#threads.get(keyOf(messages));
    return known ?? this.#passParts(last, this.#threadAfter(messages.slice(0, -1))).thread;
  }

  /** Two questions of one message are answered one after the other; what is told before is context. */
  #passParts(message: string, thread: Thread): Record {
    const whole = this.#pass(message, thread);
    const parts = partsOf(message);
    const questions = parts.filter(({ isQuestion }) => isQuestion);
    if (whole.frame.act === "order") return this.#besideOrder(whole, questions, thread);
    if (parts.length < 2 || whole.frame.act !== "question") return whole;
    if (questions.length > 1) return this.#join(whole, questions, thread);
    // Figures, plans and tools that are told belong to the question; a story does not.
    const { plans, unknownNames, named } = whole.frame;
    const tellsFigures = [whole.reading.quantities, plans, unknownNames, named.tool ?? []].some(
      ({ length }) => length > 0,
    );
    const last = parts.at(-1);
    if (tellsFigures || last?.isQuestion !== true) return whole;
    const told = parts
      .slice(0, -1)
      .reduce((before, { text }) => this.#pass(text, before).thread, thread);
    const record = this.#pass(last.text, told);
    return isAnswered(record) ? record : whole;
  }

  /** Of a message that gives an order, too, the question that holds none is answered as it would be alone. */
  #besideOrder(whole: Record, questions: readonly Part[], thread: Thread): Record {
    const asked = questions
      .map(({ text }) => this.#pass(text, thread))
      .find((each) => each.reading.quantities.length === 0 && isAnswered(each));
    return asked ? { ...asked, answer: join([whole.answer, asked.answer]) } : whole;
  }

  #join(whole: Record, questions: readonly Part[], thread: Thread): Record {
    const records: Record[] = [];
    for (const { text } of questions)
      records.push(this.#pass(text, records.at(-1)?.thread ?? thread));
    const [first, second] = records;
    const last = records.at(-1);
    if (first === undefined || second === undefined || last === undefined) return whole;
    const differ = new Set(records.map(({ answer }) => answer.text)).size === records.length;
    if (!differ || !records.every(isAnswered)) return whole;
    return { ...last, answer: join(records.map(({ answer }) => answer)) };
  }

  /**
   * What it is about: as a message that leans on what was answered before and, where that is not sure, as
   * one that stands alone or is said in one breath with the question before it, whichever is the surer.
   */
  #topicsOf(reading: Reading, thread: Thread): readonly Ranked[] {
    const before = lastTopic(thread);
    const rank = (read: Reading, after?: string) =>
      rankTopics(this.#models.topics, toFeatures(read, after));
    const alone = rank(reading);
    if (before === undefined) return alone;
    const leaning = rank(reading, before);
    if (thread.wasAboutPlans || certaintyOf(leaning) > leansSurely) return leaning;
    const both = rank(this.#reader.readAsWritten([...thread.words, ...reading.words].join(" ")));
    const pointsBack = reading.words.some((word) => word === "that" || word === "those");
    const isOne = pointsBack || certaintyOf(both) > certaintyOf(alone);
    return mean(leaning, isOne ? both : alone);
  }

  #pass(message: string, thread: Thread): Record {
    const { site, table } = this.#sources;
    const reading = this.#reader.read(message);
    const topics = this.#topicsOf(reading, thread).map((each) => ({
      ...each,
      ...(lastTopic(thread) === undefined && {
        support: supportOf(this.#models.topics, reading.words, each.topic),
      }),
    }));
    // 'The smallest plan that takes messages': the point is what stands behind 'that'.
    const clause = planClause.exec(reading.words.join(" "))?.[1];
    const asked = clause === undefined ? reading : this.#reader.readAsWritten(clause);
    const planPoints = rankTopics(this.#models.planPoints, toFeatures(asked, undefined, false));
    const frame = fillFrame(reading, topics, planPoints, table);
    const merged = merge(frame, thread);
    const queried = runQuery(this.#sources, merged, frame, reading, thread);
    const industries = merged.named.industry ?? [];
    const answer = say({ site, table, text: message, industries }, queried.result);
    const after = follow(this.#sources, thread, merged, queried, answer);
    return { reading, frame, merged, queried, answer, thread: after };
  }
}

const certaintyOf = ([first]: readonly Ranked[]): number => first?.certainty ?? 0;

/** Whether a part says something by itself. */
const isAnswered = ({ frame, queried: { result } }: Record): boolean =>
  !["unknown", "outside", "talk", "rude", "askBack", "order", "danger"].includes(result.kind) &&
  certaintyOf(frame.topics) > partBelieved;

/** Words that visitors use often enough to be no typos. */
function vocabulary(): string[] {
  const seen = new Map<string, number>();
  for (const { text } of readTopicExamples())
    for (const word of new Set(text.toLowerCase().match(/[a-z]{4,}/g) ?? []))
      seen.set(word, (seen.get(word) ?? 0) + 1);
  return [...cueWords, ...[...seen].flatMap(([word, times]) => (times >= 2 ? [word] : []))];
}
