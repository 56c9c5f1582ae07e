import type { CaseStudy } from "@larkline/content/case-studies";

import { type Answer, compose } from "../answers/answer.ts";
import { composeBlog } from "../answers/articles.ts";
import {
  composeCompany,
  composeIndustries,
  composeSolutions,
  composeIndustry,
  composeProduct,
  composeSolution,
} from "../answers/catalog.ts";
import { composeFact, composeIntegrations, composeSupportHours } from "../answers/claims.ts";
import { composeFiguresOf } from "../answers/follow-up.ts";
import { composeContact, composeSmallTalk, composeStories } from "../answers/people.ts";
import { composeNothingFree } from "../answers/plan-choice.ts";
import { composePoint } from "../answers/points.ts";
import { isList, pick } from "../answers/relevance.ts";
import { composeOutside } from "../answers/safety.ts";
import { composeSteps } from "../answers/steps.ts";
import { composeEvidence, composeKnownUnknown } from "../answers/unknown.ts";
import type { AssistantContent } from "../content.ts";
import { together } from "../continuation.ts";
import { bullets } from "../format.ts";
import type { Concept } from "../lexicon.ts";
import { storySource } from "../story-source.ts";
import type { Thread } from "../thread.ts";
import type { Understanding } from "../understanding.ts";
import { stem, toWords } from "../words.ts";
import type { Context } from "./context.ts";
import type { Decided } from "./decide-question.ts";

/** What an intent is answered with. */
export type IntentAnswer = Pick<Decided, "answer" | "kind" | "isCard">;

/** What answers an intent (see `intents/questions`); undefined where the content does not hold it. */
export function answerIntent(
  context: Context,
  intent: string,
  read: Understanding,
  thread: Thread,
): IntentAnswer | undefined {
  const [type = "", id = "", part] = intent.split("/");
  const { content } = context;
  switch (type) {
    case "concept":
      // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- a concept that is none has no answer
      return answerConcept(context, id as Concept, read, thread);
    case "offer":
      return card(composeProduct(content, id) ?? composeSolution(content, id));
    case "industry":
      return card(composeIndustry(content, id));
    case "story":
      return answered(composeStory(context, id, part));
    case "posts": {
      // 'An article about no-shows?' asks for one of them.
      const post =
        id === "topic" ? context.retrieval.near(read.words, { page: "/blog" }) : undefined;
      return answered(
        (post && composePassage(context, post.id, read)) ?? composeBlog(content, read),
      );
    }
    case "greetings":
      return answerConcept(context, "languages", read, thread);
    case "section":
      if (part === "specialties") return answered(composeSpecialty(context, intent, read));
      // What is named is looked for by its name.
      if (intent.endsWith("/names") && namesTool(read))
        return answered(composeIntegrations(content, read));
      return answered(composePassage(context, intent, read));
    case "claim":
    case "step":
    case "post":
      return answered(composePassage(context, intent, read));
    default:
      return undefined;
  }
}

const answered = (answer: Answer | undefined): IntentAnswer | undefined =>
  answer && { answer, kind: "answer" };

const card = (answer: Answer | undefined): IntentAnswer | undefined =>
  answer && { answer, kind: "answer", isCard: true };

function answerConcept(
  { content }: Context,
  concept: Concept,
  whole: Understanding,
  thread: Thread,
): IntentAnswer | undefined {
  // 'A toll-free number' speaks of no price.
  if (concept === "free" && whole.concepts.has("otherFree")) return undefined;
  const concepts: ReadonlySet<Concept> = new Set([concept]);
  const read: Understanding = {
    ...whole,
    concepts,
    // A language that is named answers only what is asked of languages.
    languages: concept === "languages" ? whole.languages : [],
  };
  const talk = composeSmallTalk(content, read);
  if (talk !== undefined) return { answer: talk, kind: "smallTalk" };
  if (concept === "personalAdvice" || concept === "seeksTrade")
    return { answer: composeOutside(content), kind: "unknown" };
  const answer =
    // 'How well does it work?' of the page that was spoken of, else of all customers.
    (concept === "effect"
      ? (composeFiguresOf(content, pageNamed(content, whole) ?? thread.page ?? "") ??
        composeFact(content, { ...whole, concepts: new Set<Concept>(["roi"]) }))
      : undefined) ??
    (concept === "evidence"
      ? composeEvidence(content, composeFact(content, together(whole, thread)))
      : undefined) ??
    composeFact(content, read) ??
    composeKnownUnknown(content, { ...ofTradeTold(read, thread), concepts }) ??
    composePoint(content, concepts, ofTradeTold(read, thread)) ??
    composeContact(content, read) ??
    others[concept]?.(content, concept === "stories" ? ofTradeTold(read, thread) : read);
  return answer && { answer, kind: "answer" };
}

/** 'Any customer who had that?' asks of the visitor's own trade, where it was told. */
const ofTradeTold = (read: Understanding, { industry }: Thread): Understanding =>
  read.industries.length > 0 || industry === undefined ? read : { ...read, industries: [industry] };

const namesTool = ({ tools, unnamedTools }: Understanding) =>
  tools.length > 0 || unnamedTools.length > 0;

function claimedRules({ industries, claims }: AssistantContent, id: string) {
  const claimed = new Set(Object.values(claims).map(({ statement }) => statement));
  return industries
    .find((industry) => industry.id === id.split("/")[1])
    ?.compliance.filter(({ statement }) => claimed.has(statement));
}

function composePassage(
  { content, retrieval }: Context,
  id: string,
  read: Understanding,
): Answer | undefined {
  const passage = retrieval.passage(id);
  // What a list is for stands above it.
  const list = id.endsWith("/lede")
    ? (retrieval.passage(id.replace(/lede$/, "names"))?.text ?? titlesUnder(content, id))
    : undefined;
  // The rules that a trade's page is about are named by their figures, as far as those are claimed.
  const rules = id.endsWith("/compliance/lede") ? claimedRules(content, id) : undefined;
  const answer =
    passage && isList(id)
      ? passage.answer.replace(passage.text, () => pick(passage.text, read))
      : passage?.answer;
  return (
    passage &&
    compose(
      content,
      [rules?.map(({ statement }) => statement).join(" "), answer, list],
      [passage.source],
      {
        tools: [{ name: "search_content", arguments: { query: passage.title.slice(0, 200) } }],
      },
    )
  );
}

/** The points that stand under a list's first sentence, by their titles: 'Three trades have …' says not which. */
function titlesUnder({ sections }: Context["content"], lede: string): string | undefined {
  const list = lede.replace(/^section\//, "").replace(/lede$/, "");
  const titles = sections
    .filter(({ id }) => id.startsWith(list) && /^\d+$/.test(id.slice(list.length)))
    .map(({ title }) => title);
  return titles.length === 0 ? undefined : bullets(titles.map((title) => `**${title}**`));
}

/** 'Immigration and bankruptcy?': what else of the same list is named by its title. */
function namedBeside(
  { sections }: AssistantContent,
  { id }: AssistantContent["sections"][number],
  words: readonly string[],
) {
  const list = id.replace(/[^/]+$/, "");
  const said = new Set(words.map(stem));
  return sections.filter(
    (section) =>
      section.id !== id &&
      section.id.startsWith(list) &&
      /\/\d+$/.test(section.id) &&
      toWords(section.title).every((word) => said.has(stem(word))),
  );
}

/** 'Do you work with vets?': a trade's page names it, with what the agent asks or does there. */
function composeSpecialty(
  { content, retrieval }: Context,
  id: string,
  { words }: Understanding,
): Answer | undefined {
  const specialty = content.sections.find((section) => `section/${section.id}` === id);
  const industry = content.industries.find((each) => each.id === id.split("/")[1]);
  const passage = retrieval.passage(id);
  if (specialty === undefined || industry === undefined || passage === undefined) return undefined;
  return compose(
    content,
    [
      id.endsWith("/titles")
        ? passage.answer
        : `${/^(?:(?:and|so|but|ok|then) )*(?:what|which|how|why|when|who)\b/.test(words.join(" ")) ? "Under" : "Yes: under"} **${industry.name}** our pages name **${specialty.title}**: ${specialty.text}`,
      ...namedBeside(content, specialty, words).map(({ title, text }) => `**${title}**: ${text}`),
      industry.description,
      [industry.stat, ...industry.compliance].map(({ statement }) => statement).join(" "),
    ],
    [specialty.source],
    {
      tools: [{ name: "industry_info", arguments: { industry: industry.id } }],
      followUps: "industry",
    },
  );
}

/** The page of the product, solution or trade that is named. */
export const pageNamed = (
  { products, solutions, industries }: Context["content"],
  named: Understanding,
): `/${string}` | undefined =>
  [
    ...products.filter(({ id }) => named.products.includes(id)),
    ...solutions.filter(({ id }) => named.solutions.includes(id)),
    ...industries.filter(({ id }) => named.industries.includes(id)),
  ][0]?.path;

/** Concepts that one function answers. */
const others: Partial<
  Record<Concept, (content: Context["content"], read: Understanding) => Answer | undefined>
> = {
  supportHours: composeSupportHours,
  integrations: composeIntegrations,
  api: composeIntegrations,
  blog: composeBlog,
  stories: composeStories,
  company: (content) => composeCompany(content),
  industries: (content, { otherTrade }) => composeIndustries(content, otherTrade),
  free: (content) => composeNothingFree(content),
  solutions: (content) => composeSolutions(content),
  howItWorks: (content, read) => composeSteps(content, pageNamed(content, read)),
};

/** A customer's story, or what came of it, or what they say. */
function composeStory(
  { content }: Context,
  id: string,
  part: string | undefined,
): Answer | undefined {
  const story = content.caseStudies.find((each) => each.id === id);
  if (story === undefined) return undefined;
  const text = partOf(story, part);
  return compose(
    content,
    [text ?? `**${story.company}** (${story.industry}): ${story.summary}\n\n${resultsOf(story)}`],
    [storySource(story)],
  );
}

/** One part of a story: what was wrong before, what was done, what came of it, what they say. */
function partOf(story: CaseStudy, part: string | undefined): string | undefined {
  switch (part) {
    case "quote":
      return quoteOf(story);
    case "results":
      return resultsOf(story);
    case "challenge":
      return `Before, at **${story.company}**: ${story.challenge}\n\n${story.solution}`;
    default:
      return undefined;
  }
}

const resultsOf = ({ company, results, metrics }: CaseStudy): string =>
  `At **${company}**, one customer's own figures:\n\n${bullets([
    ...metrics.map(({ value, label }) => `${value} ${label}`),
    ...results,
  ])}`;

const quoteOf = ({ testimonial }: CaseStudy): string | undefined =>
  testimonial && `“${testimonial.quote}” ${testimonial.author}, ${testimonial.title}`;
