"use client";

import { useId } from "react";
import type { ComponentPropsWithRef, ReactNode } from "react";

import { Jack } from "../../board/jack/jack.tsx";
import { Heading } from "../../foundations/heading/heading.tsx";
import type { HeadingLevel } from "../../foundations/heading/heading.tsx";
import { useLabels, useLocale } from "../../foundations/labels/labels.tsx";
import type { KitLabels } from "../../foundations/labels/labels.tsx";
import { Text } from "../../foundations/text/text.tsx";
import { postSidebarLabels } from "../../labels.ts";
import { OpenControl, PostDate } from "../post-card/post-meta.tsx";
import type { PostSummary } from "../post-card/post-meta.tsx";

/** The part of an article that the sidebar shows. */
export interface RecentPost extends Pick<PostSummary, "title" | "publishedAt" | "href"> {
  /**
   * A standalone `Link` beside the date, above the control that covers the post: to its full text, if `onOpen` opens
   * something else, such as a chat.
   */
  readonly action?: ReactNode;
}

export interface PostSidebarTopic {
  /** Identifies the topic. */
  readonly id: string;
  /** The topic's name: "Outbound Marketing". */
  readonly name: string;
  /** Number of its articles. */
  readonly count: number;
}

export type PostSidebarLabels = KitLabels["postSidebar"];

export interface PostSidebarProps extends Omit<ComponentPropsWithRef<"aside">, "children"> {
  /** The articles, the newest first. Three are shown. */
  posts: readonly RecentPost[];
  /** Called with the opened article: the same object as in `posts`. */
  onOpen?: ((post: RecentPost) => void) | undefined;
  /** The topics with the number of their articles. */
  topics: readonly PostSidebarTopic[];
  /** The selected topic; `null` for none. */
  topic: string | null;
  /** Called with the newly selected topic; `null` when the selection was cleared. */
  onTopicChange: (id: string | null) => void;
  /** The subscription box, on the board's ground. */
  subscribe?:
    | {
        /** Heading: "Subscribe to Updates". */
        readonly title: ReactNode;
        readonly text?: ReactNode;
        /** A `Button`. */
        readonly action?: ReactNode;
      }
    | undefined;
  /**
   * Heading level of the three headings.
   * @default 2
   */
  headingLevel?: HeadingLevel | undefined;
  /**
   * Locale of dates and numbers (BCP 47).
   * @default the `LabelsProvider`'s, else "en-US"
   */
  locale?: string | undefined;
  /** Labels that override the `LabelsProvider`'s. */
  labels?: Partial<PostSidebarLabels> | undefined;
}

/**
 * The blog's sidebar: recent posts, topics as toggles, and a subscription box.
 *
 * Pattern of the topics: https://www.w3.org/WAI/ARIA/apg/patterns/button/
 */
export function PostSidebar({
  posts,
  onOpen,
  topics,
  topic,
  onTopicChange,
  subscribe,
  headingLevel = 2,
  locale: givenLocale,
  labels: labelOverrides,
  className = "",
  ...props
}: PostSidebarProps) {
  const labels = useLabels("postSidebar", postSidebarLabels, labelOverrides);
  const locale = useLocale(givenLocale);
  const id = useId();
  return (
    <aside
      data-slot="post-sidebar"
      aria-label={labels.sidebar}
      {...props}
      // Sticky, so that it stays in view beside longer content. It is about 54rem high. In a window in which that does
      // not fit between the header and a `FloatingCta`, no scrolling could show a focused control at its other end, so
      // there only its last part is sticky, the subscription box.
      className={`flex min-w-0 flex-col gap-12 lg:h-full lg:[@media(min-height:68rem)]:sticky lg:[@media(min-height:68rem)]:top-[calc(var(--header-height)+2rem)] lg:[@media(min-height:68rem)]:h-auto ${className}`}
    >
      {posts.length > 0 && (
        <section aria-labelledby={`${id}-recent`}>
          <Heading level={headingLevel} size={3} id={`${id}-recent`}>
            {labels.recent}
          </Heading>
          <ol className="mt-4 border-b border-line">
            {posts.slice(0, 3).map((post) => {
              const openable = post.href !== undefined || onOpen !== undefined;
              return (
                <li key={post.title} className="relative border-t border-line py-4">
                  {openable ? (
                    <OpenControl
                      href={post.href}
                      onOpen={onOpen && (() => onOpen(post))}
                      className="max-w-full rounded-plate text-start text-small/[1.35] font-semibold wrap-break-word text-ink decoration-edge decoration-(length:--width-edge) underline-offset-[0.25em] after:absolute after:inset-0 hover:underline"
                    >
                      {post.title}
                    </OpenControl>
                  ) : (
                    <span className="text-small/[1.35] font-semibold wrap-break-word">
                      {post.title}
                    </span>
                  )}
                  <span className="mt-1 flex flex-wrap items-baseline gap-x-4 gap-y-2">
                    <span className="text-fine text-ink-muted">
                      <PostDate date={post.publishedAt} locale={locale} />
                    </span>
                    {post.action && <span className="relative z-1">{post.action}</span>}
                  </span>
                </li>
              );
            })}
          </ol>
        </section>
      )}
      {topics.length > 0 && (
        <section aria-labelledby={`${id}-topics`}>
          <Heading level={headingLevel} size={3} id={`${id}-topics`}>
            {labels.topics}
          </Heading>
          <ul className="mt-4 border-b border-line">
            {topics.map(({ id: value, name, count }) => {
              const isSelected = topic === value;
              return (
                <li key={value} className="border-t border-line">
                  <button
                    type="button"
                    aria-pressed={isSelected}
                    data-slot="post-sidebar-topic"
                    data-state={isSelected ? "on" : "off"}
                    onClick={() => onTopicChange(isSelected ? null : value)}
                    className="flex min-h-12 w-full items-center gap-3 py-2 text-start text-small/[1.35] font-medium decoration-edge decoration-(length:--width-edge) underline-offset-[0.25em] hover:underline aria-pressed:font-semibold"
                  >
                    <Jack size="sm" state={isSelected ? "plugged" : "empty"} />
                    <span className="min-w-0 flex-auto wrap-break-word">{name}</span>{" "}
                    <span className="font-plate text-ink-muted">
                      {count.toLocaleString(locale)}
                    </span>
                  </button>
                </li>
              );
            })}
          </ul>
        </section>
      )}
      {subscribe && (
        <section
          aria-labelledby={`${id}-subscribe`}
          data-slot="post-sidebar-subscribe"
          data-ground="board"
          className="flex flex-col items-start rounded-panel bg-page p-6 text-ink forced-colors:border lg:[@media(min-height:40rem)]:sticky lg:[@media(min-height:40rem)]:top-[calc(var(--header-height)+2rem)]"
        >
          <Heading level={headingLevel} size={3} id={`${id}-subscribe`} className="w-full">
            {subscribe.title}
          </Heading>
          {subscribe.text !== undefined && (
            <Text size="small" tone="muted" className="mt-2">
              {subscribe.text}
            </Text>
          )}
          {subscribe.action && <div className="mt-5 max-w-full">{subscribe.action}</div>}
        </section>
      )}
    </aside>
  );
}
