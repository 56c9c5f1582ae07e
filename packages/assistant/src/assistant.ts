import { hash } from "node:crypto";

import { type Answer, join } from "./answer/answer.ts";
import { say } from "./answer/say.ts";
import { talkTopics } from "./frame/acts.ts";
import { cueWords, yesNo } from "./frame/cues.ts";
import { fillFrame, refersBack } from "./frame/fill.ts";
import type { Frame } from "./frame/frame.ts";
import { readPlanRefs } from "./frame/plan-refs.ts";
import { toPassages } from "./knowledge/passages.ts";
import { toPlanTable } from "./knowledge/plan-table.ts";
import type { Site } from "./knowledge/site.ts";
import { type Queried, runQuery, type Sources } from "./query/query.ts";
import { Retrieval } from "./query/retrieval.ts";
import { aboutCallersOrWork } from "./reading/alarms.ts";
import { isOfPlan, placesOf } from "./reading/gazetteer.ts";
import { type Part, partsOf } from "./reading/parts.ts";
import { says } from "./reading/phrases.ts";
import { Reader, type Reading } from "./reading/reading.ts";
import { follow } from "./thread/follow.ts";
import { merge } from "./thread/merge.ts";
import { emptyThread, lastTopic, type Thread } from "./thread/thread.ts";
import { mean, type RankedTopic, rankTopics } from "./topics/classifier.ts";
import { readTopicExamples } from "./topics/examples.ts";
import { toFeatures } from "./topics/features.ts";
import { loadModels, type Models } from "./topics/kept-models.ts";
import { supportOf } from "./topics/support.ts";

/** Certainty (0 to 1, of the likeliest topic) above which a page's answer to a part of a message is used. */
const minPartCertainty = 0.4;
const minTalkCertainty = 0.5; // Certainty above which a message is small talk ('hello', 'ok'), which follows up nothing.
const pointingBack = /\bthose\b|\bthat\b(?! (?:they|it|we|you|i|the|an?)\b)/; // Not 'do they know that it …'.
const relativeClause = /\b(?:plans?|one|package|level|tier) (?:that|which|where|who) (.+)$/;

/** The result of every step for one message; `npm run ask` prints it. */
export interface Trace {
  readonly reading: Reading;
  readonly frame: Frame; // The frame of the message alone.
  readonly merged: Frame; // The frame completed from the thread.
  readonly queried: Queried;
  readonly answer: Answer;
  readonly thread: Thread; // The context of the next message.
}

const keyOf = (messages: readonly string[]) => hash("sha256", JSON.stringify(messages));

/** Answers questions from one site's content: runs reading, frame, thread, query and answer in this order. */
export class Assistant {
  readonly #sources: Sources;
  readonly #reader: Reader;
  readonly #models: Models;
  /** Cached threads by the hash of their messages, so that earlier messages are not read again. */
  readonly #threads = new Map<string, Thread>();

  constructor(site: Site) {
    const table = toPlanTable(site.planCategories);
    const passages = toPassages(site);
    this.#sources = { site, table, retrieval: new Retrieval(passages) };
    this.#reader = new Reader(site, frequentWords());
    this.#models = loadModels(this.#reader, passages);
  }

  /** @param earlier the visitor's previous messages, oldest first. */
  answer(question: string, earlier: readonly string[] = []): Answer {
    return this.trace(question, earlier).answer;
  }

  /** The same as `answer`, with the result of every step. */
  trace(question: string, earlier: readonly string[] = []): Trace {
    const trace = this.#answerParts(question, this.#threadAfter(earlier));
    if (this.#threads.size >= 2000) this.#threads.clear(); // Limits the memory.
    this.#threads.set(keyOf([...earlier, question]), trace.thread);
    return trace;
  }

  #threadAfter(messages: readonly string[]): Thread {
    const last = messages.at(-1);
    if (last === undefined) return emptyThread;
    const known = this.#threads.get(keyOf(messages));
    return known ?? this.#answerParts(last, this.#threadAfter(messages.slice(0, -1))).thread;
  }

  /** Answers several questions of a message one by one; sentences before a question are its context. */
  #answerParts(message: string, thread: Thread): Trace {
    const whole = this.#run(message, thread);
    const parts = partsOf(message);
    if (parts.length < 2) return whole;
    const traces: Trace[] = [];
    for (const { text } of parts) {
      const before = traces.at(-1)?.thread;
      traces.push(this.#run(text, before ? { ...before, passageIds: [] } : thread)); // Nothing is shown between the parts.
    }
    // A danger to life in one part is answered alone, unless the message is about callers or work.
    const danger = traces.find(
      ({ queried: { result } }) => result.kind === "danger" && result.danger === "life",
    );
    if (danger && !says(whole.reading.stems, aboutCallersOrWork)) return danger;
    const questions = parts.filter(({ isQuestion }) => isQuestion);
    if (whole.frame.act === "instruction") return this.#besideInstruction(whole, questions, thread);
    if (whole.frame.act !== "question") return whole;
    const asked = traces.filter((_, at) => parts[at]?.isQuestion);
    if (asked.length > 1) return joinAnswers(whole, asked);
    // Figures, plans and tools belong to the question, so a message that has them is not split.
    const { plans, unknownNames, named } = whole.frame;
    const context = [whole.reading.quantities, plans, unknownNames, named.tool ?? []].flat();
    const last = parts.at(-1)?.isQuestion ? traces.at(-1) : undefined;
    return last && context.length === 0 && isAnswered(last) ? last : whole;
  }

  /** Refuses an instruction, and answers the first question beside it that has an answer and no figures. */
  #besideInstruction(whole: Trace, questions: readonly Part[], thread: Thread): Trace {
    const answered = questions
      .map(({ text }) => this.#run(text, thread))
      .find((each) => each.reading.quantities.length === 0 && isAnswered(each));
    return answered ? { ...answered, answer: join([whole.answer, answered.answer]) } : whole;
  }

  /**
   * Ranks topics for the message as a follow-up. If the last answer was not about plans: the mean with a ranking of
   * the message alone, or joined to the previous one if it says 'that' or 'those', or refers back and so is clearer.
   */
  #topicsOf(reading: Reading, thread: Thread): readonly RankedTopic[] {
    const before = lastTopic(thread);
    const model = this.#models.topics;
    const rank = (read: Reading, after?: string) => rankTopics(model, toFeatures(read, after));
    const alone = rank(reading);
    const topic = alone[0]?.topic ?? "abilities"; // 'What can you do?' depends on what was said before.
    const isTalk = topic !== "abilities" && talkTopics.has(topic);
    const { words } = reading;
    if (before === undefined)
      return alone.map((each) => ({ ...each, support: supportOf(model, words, each.topic) }));
    if (isTalk && certaintyOf(alone) > minTalkCertainty) return alone;
    const asFollowUp = rank(reading, before);
    if (thread.wasAboutPlans) return asFollowUp;
    const joined = rank(this.#reader.readAsWritten([...thread.words, ...words].join(" ")));
    const pointsBack = pointingBack.test(words.join(" "));
    const isClearer = refersBack(reading) && certaintyOf(joined) > certaintyOf(alone);
    return mean(asFollowUp, pointsBack || isClearer ? joined : alone);
  }

  #run(message: string, thread: Thread): Trace {
    const { site, table } = this.#sources;
    const reading = this.#reader.read(message);
    const topics = this.#topicsOf(reading, thread);
    // In 'the smallest plan that takes messages' only the clause after 'that' names the feature.
    const clause = relativeClause.exec(reading.words.join(" "))?.[1];
    const { plans, figures } = readPlanRefs(reading, table);
    const asksOfPlan = plans.some(({ tier }) => tier) && says(reading.stems, yesNo);
    const asked = clause ?? (asksOfPlan ? withoutPlans(reading, figures).join(" ") : undefined);
    const subject = asked === undefined ? reading : this.#reader.readAsWritten(asked);
    const planPoints = rankTopics(this.#models.planPoints, toFeatures(subject, undefined, false));
    const subjectTopics = rankTopics(this.#models.topics, toFeatures(subject));
    const frame = {
      ...fillFrame(reading, topics, planPoints, table),
      ...(asksOfPlan && { subject: { words: subject.words, topics: subjectTopics } }),
    };
    const merged = merge(frame, thread);
    const queried = runQuery(this.#sources, merged, frame, reading, thread);
    const industries = merged.named.industry ?? [];
    const answer = say({ site, table, text: message, industries }, queried.result);
    const after = follow(this.#sources, thread, merged, queried);
    return { reading, frame, merged, queried, answer, thread: after };
  }
}

/** Joins the answers to the questions of a message; returns `whole` if this adds nothing. */
function joinAnswers(whole: Trace, questions: readonly Trace[]): Trace {
  const last = questions.at(-1);
  const isRepeated = new Set(questions.map(({ answer }) => answer.text)).size < questions.length;
  const answered = questions.filter(isAnswered);
  const isPart = answered.length < questions.length;
  if (!last || isRepeated || answered.length === 0 || (isPart && isAnswered(whole))) return whole;
  return { ...last, answer: join(answered.map(({ answer }) => answer)) };
}

/** The words of a message without 'plan', the names of plans, and the figures that name one. */
function withoutPlans({ words, mentions }: Reading, figures: ReadonlySet<number>) {
  const named = placesOf(mentions.filter(isOfPlan));
  const isFigure = (word: string, at: number) => figures.has(word === "dollars" ? at - 1 : at);
  return words.filter(
    (word, at) => !/^plans?$/.test(word) && !isFigure(word, at) && !named.has(at),
  );
}

const certaintyOf = ([first]: readonly RankedTopic[]): number => first?.certainty ?? 0;

/** Whether a part of a message got an answer of its own. */
const isAnswered = ({ frame, queried: { operation, result } }: Trace): boolean =>
  !/^(?:outside|talk|rude|askBack|instruction|danger)$/.test(result.kind) &&
  (result.kind !== "unknown" || result.what !== undefined) &&
  (!operation.startsWith("prose") || certaintyOf(frame.topics) > minPartCertainty);

/** The cue words, and words in at least two examples: too frequent to be typos. The speller accepts them. */
function frequentWords(): string[] {
  const seen = new Map<string, number>();
  for (const { text } of readTopicExamples())
    for (const word of new Set(text.toLowerCase().match(/[a-z]{4,}/g) ?? []))
      seen.set(word, (seen.get(word) ?? 0) + 1);
  return [...cueWords, ...[...seen].flatMap(([word, times]) => (times >= 2 ? [word] : []))];
}
