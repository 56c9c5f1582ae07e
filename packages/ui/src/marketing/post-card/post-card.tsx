"use client";

import { useId } from "react";
import type { ComponentPropsWithRef, ReactNode } from "react";

import { Heading } from "../../foundations/heading/heading.tsx";
import type { HeadingLevel } from "../../foundations/heading/heading.tsx";
import { useLabels } from "../../foundations/labels/labels.tsx";
import { Text } from "../../foundations/text/text.tsx";
import { postLabels } from "../../labels.ts";
import { FullTextLink, PostMeta, PostTags, ReadMore } from "./post-meta.tsx";
import type { PostLabels, PostSummary } from "./post-meta.tsx";

export type { PostLabels, PostSummary, PostTopic } from "./post-meta.tsx";

export interface PostCardProps extends Omit<ComponentPropsWithRef<"article">, "children"> {
  /** The article. */
  post: PostSummary;
  /** The cover: a `BoardCover`. Decorative. */
  cover?: ReactNode;
  /** Called when the button or link (`post.href`) that covers the card is pressed. */
  onOpen?: (() => void) | undefined;
  /**
   * `stacked`: cover above, for grids. `row`: a small cover before the text, for short lists.
   * @default "stacked"
   */
  variant?: "stacked" | "row" | undefined;
  /**
   * Heading level of the title.
   * @default 3
   */
  headingLevel?: HeadingLevel | undefined;
  /**
   * Locale of the date (BCP 47).
   * @default the `LabelsProvider`'s, else "en-US"
   */
  locale?: string | undefined;
  /** Labels that override the `LabelsProvider`'s. */
  labels?: Partial<PostLabels> | undefined;
}

/** An article in a list: cover, title, date, reading time. */
export function PostCard({
  post,
  cover,
  onOpen,
  variant = "stacked",
  headingLevel = 3,
  locale,
  labels: labelOverrides,
  className = "",
  ...props
}: PostCardProps) {
  const labels = useLabels("post", postLabels, labelOverrides);
  const id = useId();
  const isRow = variant === "row";
  return (
    <article
      aria-labelledby={id}
      data-slot="post-card"
      data-variant={variant}
      {...props}
      className={`group/post relative min-w-0 ${isRow ? "grid grid-cols-[minmax(0,3fr)_minmax(0,7fr)] items-start gap-4 sm:grid-cols-[minmax(0,4fr)_minmax(0,7fr)] sm:gap-6" : "flex flex-col"} ${className}`}
    >
      {cover}
      <div className={`flex min-w-0 flex-1 flex-col items-start ${isRow ? "" : "pt-4"}`}>
        <PostMeta stacked {...{ post, locale, labels }} />
        <Heading level={headingLevel} size={3} id={id} className="mt-2.5 w-full max-w-[22em]">
          {post.title}
        </Heading>
        <Text size="small" tone="muted" className="mt-2 w-full">
          {post.excerpt}
        </Text>
        <div className="mt-auto flex w-full flex-wrap items-center justify-between gap-x-4 gap-y-3 pt-4">
          <PostTags tags={post.tags} />
          <span className="flex flex-wrap items-center gap-x-5 gap-y-2">
            <FullTextLink titleId={id} href={post.fullTextHref}>
              {labels.readArticle}
            </FullTextLink>
            <ReadMore titleId={id} href={post.href} onOpen={onOpen}>
              {labels.readMore}
            </ReadMore>
          </span>
        </div>
      </div>
    </article>
  );
}
