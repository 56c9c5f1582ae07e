"use client";

import { useId } from "react";
import type { ComponentPropsWithRef, ReactNode } from "react";

import { Avatar } from "../../components/avatar/avatar.tsx";
import { Tag } from "../../components/tag/tag.tsx";
import { Heading } from "../../foundations/heading/heading.tsx";
import { fill } from "../../foundations/labels/fill.ts";
import { useLabels, useLocale } from "../../foundations/labels/labels.tsx";
import type { KitLabels } from "../../foundations/labels/labels.tsx";
import { Anchor } from "../../foundations/link/anchor.tsx";
import { Text } from "../../foundations/text/text.tsx";
import { articleLabels, postLabels } from "../../labels.ts";
import { Container } from "../../layout/container/container.tsx";
import { Prose } from "../../layout/prose/prose.tsx";
import { PostDate } from "../post-card/post-meta.tsx";
import type { ArticlePost } from "./article-statement.ts";

export type { ArticlePost } from "./article-statement.ts";

/** A section of an article, as an entry of the table of contents. */
export interface ArticlePart {
  /** Id of the section's heading in the text. */
  readonly id: string;
  /** The heading's text. */
  readonly title: string;
}

export type ArticleLabels = KitLabels["article"];

export interface ArticleProps extends ComponentPropsWithRef<"article"> {
  /** The article: title, excerpt, author, date, reading time. */
  post: ArticlePost;
  /** The path to the article: `Breadcrumbs`, above the title. */
  trail?: ReactNode;
  /** The cover across the whole width: a `BoardCover` with the ratio `banner`. Decorative. */
  cover?: ReactNode;
  /**
   * Entries of the table of contents: one for each heading of level 2.
   * @default none
   */
  parts?: readonly ArticlePart[] | undefined;
  /**
   * Locale of the date and of the reading time (BCP 47).
   * @default the `LabelsProvider`'s, else "en-US"
   */
  locale?: string | undefined;
  /** Labels that override the `LabelsProvider`'s. */
  labels?: Partial<ArticleLabels> | undefined;
  /**
   * The text, as for `Prose`: plain elements, headings from level 2. A `CallExcerpt` is wider than
   * the text if there is space.
   */
  children: ReactNode;
}

/**
 * An article: title, author and cover, then the text. The table of contents is beside the text from 1024 px,
 * otherwise above it.
 */
export function Article({
  post,
  trail,
  cover,
  parts = [],
  locale: givenLocale,
  labels: labelOverrides,
  className = "",
  children,
  ...props
}: ArticleProps) {
  const labels = useLabels("article", articleLabels, labelOverrides);
  const locale = useLocale(givenLocale);
  const { readingTime: readingTimeText } = useLabels("post", postLabels);
  const id = useId();
  const { author, category, excerpt, publishedAt, readingTime, title } = post;
  return (
    <article
      data-slot="article"
      aria-labelledby={id}
      {...props}
      className={`bg-page text-ink ${className}`}
    >
      <Container className="pt-6 pb-section lg:pt-8">
        <header>
          {trail}
          <div
            className={`flex flex-wrap items-end justify-between gap-x-module gap-y-5 ${trail ? "mt-8 lg:mt-12" : ""}`}
          >
            <div className="min-w-0 flex-[1_1_34rem]">
              <Tag tone={category.tone}>{category.name}</Tag>
              <Heading level={1} id={id} className="-ms-[.03em] mt-3 max-w-[17em]">
                {title}
              </Heading>
              <Text size="lede" tone="muted" className="mt-5">
                {excerpt}
              </Text>
            </div>
            <div className="flex min-w-0 flex-[0_1_17rem] items-start gap-4">
              <Avatar name={author.name} size="md" decorative />
              <div className="min-w-0 text-small/[1.35] wrap-break-word">
                <p className="font-semibold">{author.name}</p>
                {author.title !== undefined && <p className="text-ink-muted">{author.title}</p>}
                <p className="mt-1.5 flex flex-wrap gap-x-4 text-fine text-ink-muted">
                  <PostDate date={publishedAt} locale={locale} />
                  <span>{fill(readingTimeText, { minutes: readingTime }, locale)}</span>
                </p>
              </div>
            </div>
          </div>
          {cover && (
            <div className="mt-8 lg:mt-12" data-slot="article-cover">
              {cover}
            </div>
          )}
        </header>
        <div className="mt-8 grid grid-cols-1 gap-x-module gap-y-10 lg:mt-14 lg:grid-cols-[minmax(0,3fr)_minmax(0,9fr)]">
          {parts.length > 0 && (
            <nav
              aria-labelledby={`${id}-parts`}
              data-slot="article-parts"
              className="min-w-0 self-start lg:sticky lg:top-[calc(var(--header-height)+2rem)] print:hidden"
            >
              <h2 id={`${id}-parts`} className="font-plate text-plate font-semibold text-ink-muted">
                {labels.contents}
              </h2>
              <ol className="mt-2 border-b border-line">
                {parts.map((part) => (
                  <li key={part.id} className="border-t border-line text-small/[1.35]">
                    <Anchor
                      href={`#${part.id}`}
                      className="block rounded-plate py-2.5 decoration-edge decoration-(length:--width-edge) underline-offset-[0.25em] hover:underline"
                    >
                      {part.title}
                    </Anchor>
                  </li>
                ))}
              </ol>
            </nav>
          )}
          <Prose className="min-w-0 **:data-[slot=call-excerpt]:my-7 lg:col-start-2 lg:**:data-[slot=call-excerpt]:w-168">
            {children}
          </Prose>
        </div>
      </Container>
    </article>
  );
}
