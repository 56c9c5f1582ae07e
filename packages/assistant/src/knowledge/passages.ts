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

/** Turns the content into passages. Nothing is written here twice: every text comes from the content. */
export function toPassages(site: Site): Passage[] {
  return [
    ...site.faqItems.map(({ id, question, answer, source }) => ({
      id: `faq/${id}`,
      title: question,
      text: answer,
      answer,
      source,
    })),
    ...[...site.products, ...site.solutions].map(({ id, name, summary, points, source }) => ({
      id: `offer/${id}`,
      title: name,
      text: [summary, ...points].join(" "),
      answer: `**${name}**: ${summary}\n\n${bullets(points)}`,
      source,
    })),
    ...site.steps.map(({ id, title, description, points, source }) => ({
      id: `step/${id}`,
      title,
      text: [description, ...points].join(" "),
      answer: `**${title}**: ${description}\n\n${bullets(points)}`,
      source,
    })),
    ...site.industries.map(({ id, name, calls, opening, description, benefits, source }) => ({
      id: `industry/${id}`,
      title: `${name} ${calls}`,
      text: [opening, description, ...benefits].join(" "),
      answer: `**${name}**: ${description}\n\n${bullets(benefits)}`,
      source,
    })),
    ...Object.entries(site.claims).map(([id, { label, statement, scope, source }]) => ({
      id: `claim/${id}`,
      title: label,
      text: `${statement} ${scope}`,
      answer: statement,
      source,
    })),
    ...site.sections.map(({ key, heading, title, text, source }) => ({
      id: `point/${key}`,
      title: `${heading} ${title}`,
      text,
      answer: `**${isWholePart(key) ? source.title : title}**: ${text}`,
      source,
    })),
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
    const { id, company, industry, summary, challenge, solution, results, metrics } = story;
    const source = storySource(story);
    const figures = bullets([
      ...metrics.map(({ value, label }) => `${value} ${label}`),
      ...results,
    ]);
    const quote = story.testimonial;
    const said = quote && `“${quote.quote}” ${quote.author}, ${quote.title}`;
    const part = (name: string, title: string, answer: string): Passage => ({
      id: `story/${id}${name}`,
      title: `${company} ${industry} ${title}`,
      text: answer,
      answer,
      source,
    });
    return [
      part(
        "",
        "",
        `**${company}** (${industry}): ${summary}\n\n${figures}${said ? `\n\n${said}` : ""}`,
      ),
      part("/challenge", "before", `Before, at **${company}**: ${challenge}\n\n${solution}`),
      part(
        "/results",
        "results figures",
        `At **${company}**, one customer's own figures:\n\n${figures}`,
      ),
      ...(said === undefined ? [] : [part("/quote", "says owner", said)]),
    ];
  });
}
