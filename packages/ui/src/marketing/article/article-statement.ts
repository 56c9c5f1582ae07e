import type { Statement } from "../../foundations/json-ld/statement.ts";
import type { PostSummary } from "../post-card/post-meta.tsx";

/** An article with its author. */
export interface ArticlePost extends PostSummary {
  readonly author: {
    readonly name: string;
    /** The author's job title or field of work: "Call research". */
    readonly title?: string | undefined;
  };
}

/** What the structured data needs in addition to the post. All URLs are absolute. */
export interface ArticlePlace {
  /** The page's URL. */
  readonly url: string;
  /** URL of a picture of the article. */
  readonly image?: string | undefined;
  /** Language of the article (BCP 47). */
  readonly language: string;
  /** The site's publisher. */
  readonly publisher: { readonly name: string; readonly url: string };
}

const isoDate = (date: string | Date): string => new Date(date).toISOString().slice(0, 10);

/**
 * Structured data for an article (https://schema.org/Article). `Article` gets the same `post`.
 */
export function articleStatement(
  { author, category, excerpt, publishedAt, readingTime, tags, title }: ArticlePost,
  { image, language, publisher, url }: ArticlePlace,
): Statement {
  return {
    "@type": "Article",
    headline: title,
    description: excerpt,
    datePublished: isoDate(publishedAt),
    author: {
      "@type": "Person",
      name: author.name,
      ...(author.title === undefined ? {} : { jobTitle: author.title }),
    },
    publisher: { "@type": "Organization", ...publisher },
    ...(image === undefined ? {} : { image }),
    articleSection: category.name,
    keywords: tags,
    // Minutes, as an ISO 8601 duration.
    timeRequired: `PT${readingTime}M`,
    inLanguage: language,
    mainEntityOfPage: url,
  };
}
