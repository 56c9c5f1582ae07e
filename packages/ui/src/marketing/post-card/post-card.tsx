"use client";

import { useId } from "react";
import type { ComponentPropsWithRef, ReactNode } from "react";

import { Heading } from "../../foundations/heading/heading.tsx";
import type { HeadingLevel } from "../../foundations/heading/heading.tsx";
import { useLabels } from "../../foundations/labels/labels.tsx";
import { Text } from "../../foundations/text/text.tsx";
import { postLabels } from "../../labels.ts";
import { PostMeta, PostOpeners, PostTags, PostTitle } from "./post-meta.tsx";
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
  // In a `Grid`, cards in a row share the heights of cover, meta line, title, excerpt and tags.
  return (
    <article
      aria-labelledby={id}
      data-slot="post-card"
      data-variant={variant}
      {...props}
      className={`group/post relative min-w-0 ${isRow ? "grid grid-cols-[minmax(0,3fr)_minmax(0,7fr)] items-start gap-4 sm:grid-cols-[minmax(0,4fr)_minmax(0,7fr)] sm:gap-6" : `grid grid-cols-1 grid-rows-subgrid gap-y-0 ${cover ? "row-span-5" : "row-span-4"}`} ${className}`}
    >
      {/* In a box, because Chromium gives a row no height for an `svg` if the card is not in a grid. */}
      {cover && <div>{cover}</div>}
      <div className={isRow ? "flex min-w-0 flex-col" : "contents"}>
        <PostMeta stacked {...{ post, locale, labels }} className={isRow ? "" : "pt-4"} />
        <Heading level={headingLevel} size={3} id={id} className="max-w-[22em] pt-2.5 pb-2">
          <PostTitle {...{ id, post, onOpen }} />
        </Heading>
        <Text size="small" tone="muted" className="pb-4">
          {post.excerpt}
        </Text>
        <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-3">
          <PostTags tags={post.tags} />
          <PostOpeners {...{ id, post, onOpen, labels }} />
        </div>
      </div>
    </article>
  );
}
