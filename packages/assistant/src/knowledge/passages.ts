import type { Source } from "@larkline/content/source";

import { bullets } from "../format.ts";
import type { Site } from "./site.ts";

/** A piece of the content that can answer by itself. */
export interface Passage {
  /** Its kind and its place: `faq/hours`, `point/law-firms/features/no-advice-ever`. */
  id: string;
  /** What it is about: weighs more than the text when questions are compared. */
  title: string;
  text: string;
  /** What is said when it answers; Markdown. */
  answer: string;
  source: Source;
}

/** A case study's place on its page. */
export const storySource = ({ id, company }: { id: string; company: string }): Source => ({
  title: `Case Studies: ${company}`,
  href: `/case-studies#${id}`,
});

/** Parts of a page that are no single point, named by the page instead of their slogan. */
const isWholePart = (id: string): boolean => /\/(?:lede|names|items|solutions|titles)$/.test(id);

const toPassage = (
  id: string,
  title: string,
  source: Source,
  text: string,
  answer = text,
): Passage => ({ id, title, text, answer, source });

/** What it is and a list of points: as text, and as it is said. */
const listed = (name: string, said: string, points: readonly string[]): [string, string] => [
  [said, ...points].join(" "),
  `**${name}**: ${said}\n\n${bullets(points)}`,
];

/** Turns the content into passages. Nothing is written here twice: every text comes from the content. */
export function toPassages(site: Site): Passage[] {
  return [
    ...site.faqItems.map(({ id, question, answer, source }) =>
      toPassage(`faq/${id}`, question, source, answer),
    ),
    ...[...site.products, ...site.solutions].map(({ id, name, summary, points, source }) =>
      toPassage(`offer/${id}`, name, source, ...listed(name, summary, points)),
    ),
    ...site.steps.map(({ id, title, description, points, source }) =>
      toPassage(`step/${id}`, title, source, ...listed(title, description, points)),
    ),
    ...site.industries.map(({ id, name, calls, opening, description, benefits, stat, source }) => {
      const [text, answer] = listed(name, description, benefits);
      return toPassage(
        `industry/${id}`,
        `${name} ${calls}`,
        source,
        `${opening} ${text}`,
        `${answer}\n\n${stat.statement}`,
      );
    }),
    ...Object.entries(site.claims).map(([id, { label, statement, scope, source }]) =>
      toPassage(`claim/${id}`, label, source, `${statement} ${scope}`, statement),
    ),
    ...site.sections.map(({ key, heading, title, text, source }) => {
      const answer = `**${isWholePart(key) ? source.title : title}**: ${text}`;
      return toPassage(`point/${key}`, `${heading} ${title}`, source, text, answer);
    }),
    ...articles(site),
    ...stories(site),
  ];
}

function articles({ posts, blogPage, postCategories }: Site): Passage[] {
  return posts.map(({ id, title, excerpt, tags, author, readingTime, publishedAt, category }) => {
    const topic = postCategories.find(({ slug }) => slug === category)?.name ?? category;
    const date = new Intl.DateTimeFormat("en-US", { dateStyle: "long", timeZone: "UTC" });
    return {
      id: `post/${id}`,
      title,
      text: [excerpt, ...tags].join(" "),
      answer: `**${title}**, by ${author.name} (${author.title}), ${date.format(new Date(publishedAt))}, ${readingTime} minutes, under ${topic}: ${excerpt}`,
      source: blogPage,
    };
  });
}

/** Each customer's story, and its parts: what was wrong before, what came of it, what they say. */
function stories({ caseStudies }: Site): Passage[] {
  return caseStudies.flatMap((story) => {
    const { id, company, industry, summary, challenge, solution, metrics } = story;
    const source = storySource(story);
    const shown = metrics.map(({ value, label }) => `${value} ${label}`);
    const figures = bullets([...shown, ...story.results]);
    const quote = story.testimonial;
    const said = quote && `“${quote.quote}” ${quote.author}, ${quote.title}`;
    const part = (name: string, title: string, answer: string) =>
      toPassage(`story/${id}${name}`, `${company} ${industry} ${title}`, source, answer);
    const whole = [`**${company}** (${industry}): ${summary}`, figures, ...(said ? [said] : [])];
    const results = `At **${company}**, one customer's own figures:\n\n${figures}`;
    return [
      part("", "", whole.join("\n\n")),
      part("/challenge", "before", `Before, at **${company}**: ${challenge}\n\n${solution}`),
      part("/results", "results figures", results),
      ...(said === undefined ? [] : [part("/quote", "says owner", said)]),
    ];
  });
}
