import type { AssistantContent } from "../content.ts";
import { bullets } from "../format.ts";
import type { Passage } from "../knowledge.ts";
import type { Thread } from "../thread.ts";
import { type Answer, compose, isGap, reachUs } from "./answer.ts";
import { bodyOf, isRefusal, leavesOpen } from "./of-last-answer.ts";
import { bySense, meets, relevance } from "./relevance.ts";

/** Pages that speak of one thing, so that any point of them may be asked for. */
const ofOneThing = /^\/(?:products|solutions|industries)\/[a-z-]+$/;
/** The least that a point must speak of what is asked: a word of its own. */
const spokenOf = 1;
/** Points that are told at once where more is asked of a page. */
const pointsAtOnce = 4;

/** One thing that a page says, and where. */
interface Point {
  text: string;
  source: Passage["source"];
}

/** What pages say, point by point, beyond what was told in the conversation. */
function pointsOf(
  passages: readonly Passage[],
  pages: readonly (string | undefined)[],
  told: readonly string[],
): Point[] {
  return passages
    .filter(({ id, source }) => {
      const [page = ""] = source.href.split("#");
      return pages.includes(page) && ofOneThing.test(page) && !/^(?:story|post|plan)\//.test(id);
    })
    .flatMap(({ id, answer, text, source }) =>
      // A feature stands under its title; of a list or a description each sentence stands by itself.
      /\/(?:features|steps|benefits)\/\d$/.test(id)
        ? [{ text: answer, source }]
        : text
            .split(/(?<=[a-z\d)”"][.!?])\s+(?=[A-Z“])/)
            .map((sentence) => ({ text: sentence, source })),
    )
    .filter(({ text }) => /[.!]$/.test(text) && !told.some((answer) => answer.includes(text)));
}

/** The point that speaks most of what is asked and was not told yet. */
export function composeUntold(
  content: AssistantContent,
  passages: readonly Passage[],
  words: readonly string[],
  { pages, told }: { pages: readonly (string | undefined)[]; told: readonly string[] },
): Answer | undefined {
  const [best] = pointsOf(passages, pages, told)
    // What a caller says is no answer of ours.
    .filter(({ text }) => !content.industries.some(({ opening }) => opening.includes(text)))
    // A word of everyday ('calls', 'people') is met by chance.
    .filter(({ text }) => meets(text, words))
    .map((point) => ({ ...point, score: relevance(point.text, words) }))
    .toSorted((one, other) => other.score - one.score);
  return best === undefined || best.score < spokenOf
    ? undefined
    : compose(content, [best.text], [best.source]);
}

/** Says what something follows from. */
const givesReason =
  /\b(?:because|so that|since|are for|is for|belongs? to|ends? with|licensed|by law|rules)\b/i;

/** The sentence that says why: on the pages of what was spoken of, about what was asked, not told yet. */
export function composeReason(
  content: AssistantContent,
  passages: readonly Passage[],
  last: Answer,
  { page, industry, question = [], answered = [] }: Thread,
): Answer {
  const trade = content.industries.find(({ id }) => id === industry)?.path;
  const reasons = passages.filter(({ text }) => givesReason.test(text));
  const told = answered.slice(-1);
  return (
    composeUntold(content, reasons, question, { pages: [trade, page], told }) ??
    compose(
      content,
      [`Our pages give no reason for it. A person can tell you: ${reachUs(content)}.`],
      last.sources,
    )
  );
}

/** Parts of a page, in the order in which more of it is told. */
const parts = [/\/(?:features|benefits)\/\d$/, /\/(?:solutions|items|titles)$/, /\/steps\/\d$/];

/** What a page says beyond what was told of it: 'tell me more'. */
export function composeMoreOf(
  content: AssistantContent,
  page: string | undefined,
  told: readonly string[],
): Answer | undefined {
  const untold = content.sections.filter(
    ({ source, text }) =>
      source.href.split("#")[0] === page && !told.some((answer) => answer.includes(text)),
  );
  const points = parts
    .map((part) => untold.filter(({ id }) => part.test(id)).slice(0, pointsAtOnce))
    .find((found) => found.length > 0);
  const [first] = points ?? [];
  return points === undefined || first === undefined
    ? undefined
    : compose(
        content,
        [bullets(points.map(({ title, text }) => `**${title}**: ${text}`))],
        [first.source],
      );
}

/** What was said beside the sentence that was asked for then: 'and what do I have to do?' */
export function composeRest(
  content: AssistantContent,
  again: Answer,
  before: readonly string[],
): Answer | undefined {
  if (isRefusal(again)) return undefined;
  const [best, second] = bySense(bodyOf(again), { words: before });
  if (best === undefined || second === undefined || best.score <= second.score) return undefined;
  // What stands behind 'I don't know' says nothing without it.
  if (leavesOpen({ ...again, text: best.sentence })) return undefined;
  return compose(content, [bodyOf(again).replace(best.sentence, "").trim()], again.sources);
}

/** That no more is known than was told: the sentence that comes nearest, and the way to a person. */
export function composeNoMore(
  content: AssistantContent,
  again: Answer,
  words: readonly string[],
): Answer {
  // Of what is told and what is not known, the former is told.
  const known = bodyOf(again)
    .split("\n\n")
    // The line above a list says nothing without it.
    .filter((paragraph) => !isGap(paragraph) && !paragraph.endsWith(":"));
  const [best] = bySense(known.join("\n\n"), { words });
  const person = `A person can tell you: ${reachUs(content)}.`;
  return best === undefined
    ? compose(content, [
        `I don't know more of that than I told you: our pages don't say. ${person}`,
      ])
    : compose(
        content,
        [best.sentence, `That is all that our pages say of it. ${person}`],
        again.sources,
      );
}
