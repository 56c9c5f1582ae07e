import type { CaseStudy } from "@larkline/content/case-studies";

import type { AssistantContent } from "../content.ts";
import { storySource } from "../story-source.ts";
import type { Understanding } from "../understanding.ts";
import { stem, toWords } from "../words.ts";
import { type Answer, compose } from "./answer.ts";
import { metWords, relevance } from "./relevance.ts";

/** 'What did they say about it?' of a customer whose story was told. */
const asksTheirWords =
  /^(?:(?:and|so|ok|okay|but|then|well) )*(?:what|how|did|do|does|any) .*\b(?:they|them|their|owner|customer|client|firm|practice|he|she|it)\b.*\b(?:says?|said|saying|thinks?|thought|feels?|felt|opinion|quotes?|likes?|happy|words|testimonial)\b|\b(?:any(?:one|body)?|some(?:one|body)?|who)\b.*\bquote[ds]?\b|\btestimonials?\b/;

/** 'Who owns that company?', 'who said that?' of such a customer. */
const asksWhoSpeaks =
  /\bwho(?:se)?\b.*\b(?:owns?|owners?|runs?|leads?|manages?|managers?|heads?|boss|says?|said|speaks?|quote\w*|words|story)\b|\b(?:owners?|his|her|their) names?\b/;

/** 'How many lawyers do they have?' asks for one thing of a story. */
const asksDetail =
  /^(?:(?:and|so|ok|okay|but|then|well) )*(?:how (?:many|much|long|fast|quick|quickly|often|big|soon)|when|where|which|who)\b/;

const asksNumber = /\bhow (?:many|much|long|fast|quick|quickly|often|soon)\b/;

/** How much less of what is asked another sentence of a story may say to be said beside the best, and how many. */
const clearly = 0.5;
const beside = 2;
/** The least of it: a word. */
const oneWord = 0.5;

/** What a short question asks of the customer's story that was just told; undefined where it asks nothing of it. */
export function composeOfStory(
  content: AssistantContent,
  story: CaseStudy,
  { words }: Pick<Understanding, "words">,
): Answer | undefined {
  const told = toldOf(story, words);
  return told === undefined ? undefined : compose(content, [told], [storySource(story)]);
}

/** Whether all that a question names is told in a story: 'how much sooner are the documents complete?' */
export function isToldOf(story: CaseStudy, { words, topical }: Understanding): boolean {
  const text = words.join(" ");
  const told = new Set(sentencesIn(story).flatMap(toWords).map(stem));
  return (
    asksDetail.test(text) &&
    topical.length > 0 &&
    (topical.every((word) => told.has(stem(word))) ||
      // 'How quickly do they ring somebody who fills in the form?' speaks of them.
      (/\b(?:they|them|their|he|she)\b/.test(text) && topical.some((word) => told.has(stem(word)))))
  );
}

function toldOf(story: CaseStudy, words: readonly string[]): string | undefined {
  const text = words.join(" ");
  if (asksTheirWords.test(text)) return wordsOf(story);
  if (asksWhoSpeaks.test(text)) return speakerOf(story);
  return figureOf(story, words) ?? (asksDetail.test(text) ? detailOf(story, words) : undefined);
}

/** What the customer says. */
const wordsOf = ({ company, testimonial }: CaseStudy): string =>
  testimonial === undefined
    ? `I don't know what they say of it: our pages tell what came of it at **${company}**, and quote nobody.`
    : `“${testimonial.quote}” ${testimonial.author}, ${testimonial.title}`;

/** Who speaks for the customer. */
const speakerOf = ({ testimonial }: CaseStudy): string | undefined =>
  testimonial &&
  `**${testimonial.author}** (${testimonial.title}) speaks for it on our pages: “${testimonial.quote}”`;

/** '26 in a month?': what the story says of the number that is named. */
function figureOf(
  { company, summary, solution, results, metrics }: CaseStudy,
  words: readonly string[],
): string | undefined {
  const numbers = words.filter((word) => /^\d+$/.test(word));
  const told = [
    ...metrics.map(figureAsSentence),
    ...results.map(asSentence),
    ...[summary, solution].flatMap(sentencesOf),
  ];
  const meant = told.filter((sentence) => toWords(sentence).some((word) => numbers.includes(word)));
  return meant.length === 0 ? undefined : `**${company}**: ${meant.join(" ")}`;
}

/** The one thing that is asked of it: 'how many lawyers do they have?' */
function detailOf(story: CaseStudy, words: readonly string[]): string | undefined {
  const sentences = sentencesIn(story).map((sentence) => ({
    sentence,
    score: relevance(sentence, words),
  }));
  const most = Math.max(...sentences.map(({ score }) => score));
  const best = sentences.filter(({ score }) => score > most - clearly);
  // 'How much sooner?' asks for the one that says a number.
  const counted = asksNumber.test(words.join(" "))
    ? best.filter(({ sentence }) => /\d/.test(sentence))
    : [];
  const asked = counted.length > 0 ? counted : best;
  if (most < 1 || asked.length > beside) return undefined;
  if (!asked.some(({ sentence }) => metWords(sentence, words) >= oneWord)) return undefined;
  return `**${story.company}**: ${asked.map(({ sentence }) => sentence).join(" ")}`;
}

/** All that it tells, sentence by sentence. */
const sentencesIn = ({ summary, challenge, solution, results, metrics }: CaseStudy): string[] => [
  ...[summary, challenge, solution].flatMap(sentencesOf),
  ...results.map(asSentence),
  ...metrics.map(figureAsSentence),
];

const sentencesOf = (text: string): string[] => text.split(/(?<=[.!?])\s+/);
const asSentence = (line: string): string => `${line}.`;
const figureAsSentence = ({ value, label }: CaseStudy["metrics"][number]): string =>
  asSentence(`${value} ${label}`);
