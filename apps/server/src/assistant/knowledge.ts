import { articleText } from "./answers/articles.ts";
import { isList } from "./answers/relevance.ts";
import type { AssistantContent } from "./content.ts";
import type { AnswerSource } from "./engine.ts";
import { storySource } from "./story-source.ts";

/** A piece of the content that can answer by itself. */
export interface Passage {
  id: string;
  /** What it is about: weighs more than the text when questions are compared. */
  title: string;
  text: string;
  /** What is said when it answers; Markdown. */
  answer: string;
  source: AnswerSource;
}

/** Turns the content into passages. Nothing is written here twice: every text comes from the content. */
export function toPassages(content: AssistantContent): Passage[] {
  return [
    ...content.faqItems.map(({ id, question, answer, source }) => ({
      id: `faq/${id}`,
      title: question,
      text: answer,
      answer,
      source,
    })),
    ...[...content.products, ...content.solutions].map(({ id, name, summary, points, source }) => ({
      id: `offer/${id}`,
      title: name,
      text: [summary, ...points].join(" "),
      answer: `**${name}**: ${summary}\n\n${points.map((point) => `- ${point}`).join("\n")}`,
      source,
    })),
    ...content.steps.map(({ id, title, description, points, source }) => ({
      id: `step/${id}`,
      title,
      text: [description, ...points].join(" "),
      answer: `**${title}**: ${description}\n\n${points.map((point) => `- ${point}`).join("\n")}`,
      source,
    })),
    ...content.industries.map(({ id, name, calls, opening, description, benefits, source }) => ({
      id: `industry/${id}`,
      title: `${name} ${calls}`,
      text: [opening, description, ...benefits].join(" "),
      answer: `**${name}**: ${description}\n\n${benefits.map((benefit) => `- ${benefit}`).join("\n")}`,
      source,
    })),
    ...Object.entries(content.claims).map(([id, { label, statement, scope, source }]) => ({
      id: `claim/${id}`,
      title: label,
      text: `${statement} ${scope}`,
      answer: statement,
      source,
    })),
    ...content.sections.map(({ id, heading, title, text, source }) => ({
      id: `section/${id}`,
      title: `${heading} ${title}`,
      text,
      // The heading of a list is a slogan: the page's name says what it is about.
      answer: `**${isList(id) ? source.title : title}**: ${text}`,
      source,
    })),
    ...content.posts.map((post) => ({
      id: `post/${post.id}`,
      title: post.title,
      text: [post.excerpt, ...post.tags].join(" "),
      answer: articleText(post),
      source: content.blogPage,
    })),
    ...content.caseStudies.map(
      ({ id, company, industry, headline, summary, solution, results }) => ({
        id: `story/${id}`,
        title: `${company} ${industry}`,
        text: [headline, summary, solution, ...results].join(" "),
        answer: `**${company}** (${industry}), one customer's story: ${summary}`,
        source: storySource({ id, company }),
      }),
    ),
    ...content.planCategories.flatMap((category) =>
      category.plans.map((plan) => ({
        id: `plan/${plan.id}`,
        title: "",
        text: [plan.description, ...plan.features].join(" "),
        answer: `**${category.name} ${plan.name}**: ${plan.description}\n\n${plan.features.map((feature) => `- ${feature}`).join("\n")}`,
        source: category.source,
      })),
    ),
  ];
}
