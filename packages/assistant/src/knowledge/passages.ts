import type { CaseStudy } from "@larkline/content/case-studies";
import { articlePath } from "@larkline/content/posts";
import type { Source } from "@larkline/content/source";

import { bullets } from "../format.ts";
import type { Site } from "./site.ts";

/** A piece of the content that is a complete answer. */
export interface Passage {
  id: string; // Kind and key: `faq/hours`; ids are also used in `query`, `topics` and `data`.
  title: string; // Its subject, which weighs twice as much as the text in `Retrieval.search`.
  text: string; // The text that is searched and learned from.
  answer: string; // The answer as shown to the visitor, in Markdown.
  source: Source;
}

/** The link to a case study on the Case Studies page. */
export const storySource = ({ id, company }: { id: string; company: string }): Source => ({
  title: `Case Studies: ${company}`,
  href: `/case-studies#${id}`,
});

/** Sections that summarize a part: their answer begins with the page's title, not with the part's heading. */
const isWholePart = (id: string): boolean => /\/(?:lede|names|items|solutions|titles)$/.test(id);

const toPassage = (id: string, title: string, source: Source, text: string, answer = text) =>
  ({ id, title, text, answer, source }) satisfies Passage;

/** A summary and its points, as plain text to search and as a Markdown answer. */
const textAndAnswer = (name: string, lede: string, points: readonly string[]): [string, string] => [
  [lede, ...points].join(" "),
  `**${name}**: ${lede}\n\n${bullets(points)}`,
];

/** Turns the content into passages. All facts come from it; only connecting words are written here. */
export function toPassages(site: Site): Passage[] {
  return [
    ...site.faqItems.map(({ id, question, answer, source }) =>
      toPassage(`faq/${id}`, question, source, answer),
    ),
    ...[...site.products, ...site.solutions].map(({ id, name, summary, points, source }) =>
      toPassage(`offer/${id}`, name, source, ...textAndAnswer(name, summary, points)),
    ),
    ...site.steps.map(({ id, title, description, points, source }) =>
      toPassage(`step/${id}`, title, source, ...textAndAnswer(title, description, points)),
    ),
    ...site.industries.map(({ id, name, calls, opening, description, benefits, stat, source }) => {
      const [text, answer] = textAndAnswer(name, description, benefits);
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
    ...site.sections.map(({ key, heading, title, text, points, source }) => {
      const name = isWholePart(key) ? source.title : title;
      const answer = `**${name}**:${points ? `\n${bullets(points)}` : ` ${text}`}`;
      return toPassage(`point/${key}`, `${heading} ${title}`, source, text, answer);
    }),
    ...articles(site),
    ...parts(site),
    ...stories(site),
  ];
}

/** Whether a passage is a part of a blog article, which only answers what no other page answers. */
export const isArticlePart = ({ id }: Passage): boolean => id.startsWith("article/");

/** The articles' paragraphs and list entries, each under the heading that it follows. */
function parts({ articleParts, posts }: Site): Passage[] {
  return articleParts.map(({ slug, heading, text }, at) => {
    const post = posts.find((each) => each.slug === slug);
    const [title = slug] = post?.title.split(": ") ?? [];
    const source: Source = { title, href: articlePath(slug) };
    const name = heading ?? title;
    return toPassage(`article/${slug}/${at}`, name, source, text, `**${name}**: ${text}`);
  });
}

function articles({ posts, blogPage, postCategories }: Site): Passage[] {
  return posts.map(({ id, title, excerpt, tags, author, readingTime, publishedAt, category }) => {
    const topic = postCategories.find(({ slug }) => slug === category)?.name ?? category;
    const date = new Intl.DateTimeFormat("en-US", { dateStyle: "long", timeZone: "UTC" });
    const about = `**${title}**, by ${author.name} (${author.title}), ${date.format(new Date(publishedAt))}, ${readingTime} minutes, under ${topic}: ${excerpt}`;
    return toPassage(`post/${id}`, title, blogPage, [excerpt, ...tags].join(" "), about);
  });
}

/** One paragraph with its list, so that it is left out as a whole if an answer already has it. */
const figuresOf = ({ company, metrics, results }: CaseStudy): string =>
  `At **${company}**, one customer's own figures:\n${bullets([...metrics.map(({ value, label }) => `${value} ${label}`), ...results])}`;
const quotationOf = ({ testimonial }: CaseStudy): string | undefined =>
  testimonial && `“${testimonial.quote}” ${testimonial.author}, ${testimonial.title}`;
/** A case study's summary, its figures and, if there is one, its quotation. */
export function wholeStory(story: CaseStudy): string {
  const summary = `**${story.company}** (${story.industry}): ${story.summary}`;
  return [summary, figuresOf(story), quotationOf(story)].filter(Boolean).join("\n\n");
}

/** Each case study as a whole, and its parts: challenge and solution, results, quotation. */
function stories({ caseStudies }: Site): Passage[] {
  return caseStudies.flatMap((story) => {
    const { id, company, industry, challenge, solution } = story;
    const source = storySource(story);
    const quotation = quotationOf(story);
    // `keywords` are words by which visitors search for the part. They are only searched, not displayed.
    const part = (name: string, keywords: string, answer: string) =>
      toPassage(`story/${id}${name}`, `${company} ${industry} ${keywords}`, source, answer);
    return [
      part("", "", wholeStory(story)),
      part("/challenge", "before", `Before, at **${company}**: ${challenge}\n\n${solution}`),
      part("/results", "results figures", figuresOf(story)),
      ...(quotation === undefined ? [] : [part("/quote", "says owner", quotation)]),
    ];
  });
}
