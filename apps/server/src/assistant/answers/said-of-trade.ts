import type { AssistantContent } from "../content.ts";
import type { AnswerSource } from "../engine.ts";
import { storySource } from "../story-source.ts";
import { stem, toWords } from "../words.ts";

/** A text of the content, and where it stands. */
export interface Point {
  text: string;
  source: AnswerSource;
}

/** From what a told thing is answered: the trade, and the question's own words. */
export interface Around {
  industry: string | undefined;
  words: readonly string[];
  /** It is asked, not only told: then there is a yes or a no, and all that is near. */
  isAsked: boolean;
}

/** What sections say, in the order in which they are asked for; a slogan above one is left away. */
export const pointsOf = ({ sections }: AssistantContent, ids: readonly string[]): Point[] =>
  ids.flatMap((id) => {
    const section = sections.find((each) => each.id === id);
    if (section === undefined) return [];
    const { heading, title, text, source } = section;
    return [{ text: title === heading ? text : `**${title}**: ${text}`, source }];
  });

/** The part of a trade's page that names, by its title, a trade without a page of its own: 'insurance agencies'. */
export function specialtyNamed({ sections, industries }: AssistantContent, trade: string) {
  const said = new Set(toWords(trade).map(stem));
  return sections
    .filter(
      ({ id, title }) =>
        /\/specialties\/\d$/.test(id) && toWords(title).every((word) => said.has(stem(word))),
    )
    .flatMap(({ id, title, text, source }) => {
      const industry = industries.find((each) => each.id === id.split("/")[0]);
      return industry === undefined ? [] : [{ id, title, text, source, industry }];
    })[0];
}

/** One sentence of a section, where the others speak of something else. */
export const sentenceOf = ({ sections }: AssistantContent, id: string, about: RegExp): Point[] =>
  sections
    .filter((section) => section.id === id)
    .flatMap(({ text, source }) =>
      text
        .split(/(?<=\.) /)
        .filter((sentence) => about.test(sentence))
        .map((sentence) => ({ text: sentence, source })),
    );

/** The figures of the content's claims, as their statements say them. */
export const claimsOf = ({ claims }: AssistantContent, ids: readonly string[]): Point[] =>
  ids.flatMap((id) => {
    const claim = claims[id];
    return claim === undefined ? [] : [{ text: claim.statement, source: claim.source }];
  });

/** What an entry of the FAQ answers, without the 'Yes' that only its own question calls for. */
export const faqOf = ({ faqItems }: AssistantContent, id: string): Point[] =>
  faqItems
    .filter((item) => item.id === id)
    .map(({ answer, source }) => ({ text: answer.replace(/^(?:Yes|No)\. /, ""), source }));

/** The story of a customer of that trade, in what they say themselves where they say something. */
export function storyOf(content: AssistantContent, industry: string | undefined): Point[] {
  const name = content.industries.find(({ id }) => id === industry)?.name;
  return content.caseStudies
    .filter((story) => story.industry === name)
    .slice(0, 1)
    .map(({ id, company, summary, testimonial }) => ({
      text:
        testimonial === undefined
          ? `**${company}**, one customer's story: ${summary}`
          : `**${company}**, a customer: “${testimonial.quote}” ${testimonial.author}, ${testimonial.title}`,
      source: storySource({ id, company }),
    }));
}
