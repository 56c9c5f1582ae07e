"use client";

import { useId } from "react";
import type { ComponentPropsWithRef, ReactNode } from "react";

import { Avatar } from "../../components/avatar/avatar.tsx";
import { Heading } from "../../foundations/heading/heading.tsx";
import type { HeadingLevel } from "../../foundations/heading/heading.tsx";
import { useLabels } from "../../foundations/labels/labels.tsx";
import { Text } from "../../foundations/text/text.tsx";
import { postLabels } from "../../labels.ts";
import { PostMeta, PostOpeners, PostTags, PostTitle } from "../post-card/post-meta.tsx";
import type { PostLabels, PostSummary } from "../post-card/post-meta.tsx";

export interface FeaturedPost extends PostSummary {
  /** The author. */
  readonly author?: { readonly name: string; readonly title?: string | undefined } | undefined;
}

export interface PostFeatureProps extends Omit<ComponentPropsWithRef<"article">, "children"> {
  /** The article. */
  post: FeaturedPost;
  /** The cover: a wide `BoardCover`. Decorative. */
  cover?: ReactNode;
  /** Called when the button or link (`post.href`) that covers the component is pressed. */
  onOpen?: (() => void) | undefined;
  /**
   * Heading level of the title.
   * @default 2
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

/** The blog's featured article: a large cover, with title, excerpt and author beside it from 1024 px. */
export function PostFeature({
  post,
  cover,
  onOpen,
  headingLevel = 2,
  locale,
  labels: labelOverrides,
  className = "",
  ...props
}: PostFeatureProps) {
  const labels = useLabels("post", postLabels, labelOverrides);
  const id = useId();
  const { author } = post;
  return (
    <article
      aria-labelledby={id}
      data-slot="post-feature"
      {...props}
      className={`group/post relative grid min-w-0 grid-cols-1 gap-x-module gap-y-6 ${cover ? "lg:grid-cols-[minmax(0,7fr)_minmax(0,5fr)]" : ""} ${className}`}
    >
      {cover}
      <div className="flex min-w-0 flex-col items-start">
        <PostMeta {...{ post, locale, labels }} />
        <Heading level={headingLevel} size={1} id={id} className="mt-4 w-full">
          <PostTitle {...{ id, post, onOpen }} />
        </Heading>
        <Text tone="muted" className="mt-4">
          {post.excerpt}
        </Text>
        <div className="mt-auto w-full pt-6">
          <PostTags tags={post.tags} />
          {(author ?? post.href ?? post.fullTextHref ?? onOpen) !== undefined && (
            <div className="mt-6 flex flex-wrap items-center justify-between gap-x-6 gap-y-4 border-t border-line pt-5">
              {author && (
                <p className="flex min-w-0 flex-[1_1_11rem] items-center gap-3 text-small/[1.35]">
                  <Avatar name={author.name} size="md" decorative />
                  <span className="min-w-0">
                    <span className="block font-semibold">{author.name}</span>
                    {author.title !== undefined && (
                      <span className="text-ink-muted">{author.title}</span>
                    )}
                  </span>
                </p>
              )}
              <PostOpeners {...{ id, post, onOpen, labels }} />
            </div>
          )}
        </div>
      </div>
    </article>
  );
}
