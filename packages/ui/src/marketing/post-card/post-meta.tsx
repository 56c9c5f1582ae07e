/**
 * What several components need to show an article or its preview: data, date, tags, and the controls that
 * open the article.
 */
import type { ComponentPropsWithRef, ReactNode } from "react";

import { Tag } from "../../components/tag/tag.tsx";
import { ArrowRightIcon } from "../../foundations/icon/icon.tsx";
import { fill } from "../../foundations/labels/fill.ts";
import { useLocale } from "../../foundations/labels/labels.tsx";
import type { KitLabels } from "../../foundations/labels/labels.tsx";
import { Anchor } from "../../foundations/link/anchor.tsx";

export interface PostTopic {
  /** The topic's name: "AI Voice". */
  readonly name: string;
  /** Color of the topic's `Tag`. */
  readonly tone?: "default" | "blue" | "green" | "plum" | undefined;
}

/** The part of an article that lists show. */
export interface PostSummary {
  readonly title: string;
  /** One or two sentences. */
  readonly excerpt: string;
  readonly category: PostTopic;
  /** The day on which it was published, in UTC: a `Date`, or "2026-11-19". */
  readonly publishedAt: string | Date;
  /** Minutes it takes to read. */
  readonly readingTime: number;
  /** Tags, of which the first two are shown. */
  readonly tags: readonly string[];
  /** URL of the article: the card's control is a link. Without it a button calls the card's `onOpen`. */
  readonly href?: string | undefined;
  /** URL of the full text, for a second link if `onOpen` opens something else, such as a chat. */
  readonly fullTextHref?: string | undefined;
}

export type PostLabels = KitLabels["post"];

interface WithLocale {
  /** Locale (BCP 47); by default the `LabelsProvider`'s. */
  locale: string | undefined;
}

/** Formats the day, "November 19, 2026", independent of the reader's time zone. */
export function PostDate({ date, locale }: { date: string | Date } & WithLocale) {
  const day = new Date(date);
  return (
    <time dateTime={day.toISOString().slice(0, 10)}>
      {day.toLocaleDateString(useLocale(locale), { dateStyle: "long", timeZone: "UTC" })}
    </time>
  );
}

interface PostMetaProps extends ComponentPropsWithRef<"p">, WithLocale {
  /** Shows the topic on a line of its own, so that cards in a grid have the same number of lines. */
  stacked?: boolean | undefined;
  post: PostSummary;
  labels: PostLabels;
}

/** Topic, date and reading time. */
export function PostMeta({
  stacked = false,
  post,
  locale,
  labels,
  className = "",
  ...props
}: PostMetaProps) {
  return (
    <p
      {...props}
      className={`flex max-w-full flex-wrap items-baseline gap-x-4 gap-y-1 text-fine text-ink-muted ${className}`}
    >
      <Tag tone={post.category.tone}>{post.category.name}</Tag>
      {/* Date and reading time wrap together if the line is too short for them and the topic. */}
      <span className={`flex min-w-0 flex-wrap gap-x-4 ${stacked ? "basis-full" : ""}`}>
        <PostDate date={post.publishedAt} locale={locale} />
        <span>{fill(labels.readingTime, { minutes: post.readingTime }, useLocale(locale))}</span>
      </span>
    </p>
  );
}

/** The first two tags. */
export function PostTags({ tags }: Pick<PostSummary, "tags">) {
  return (
    <ul className="flex flex-wrap gap-2 text-fine text-ink-muted">
      {tags.slice(0, 2).map((tag) => (
        <li key={tag} className="min-w-0 rounded-plate bg-sunk px-2 py-0.5 wrap-anywhere">
          {tag}
        </li>
      ))}
    </ul>
  );
}

interface OpenControlProps {
  href?: string | undefined;
  onOpen?: (() => void) | undefined;
  className?: string | undefined;
  "aria-label"?: string | undefined;
  id?: string | undefined;
  children: ReactNode;
}

/** A link if there is an `href`, a button if there is only `onOpen`, otherwise nothing. */
export function OpenControl({ href, onOpen, ...props }: OpenControlProps) {
  if (href !== undefined) return <Anchor href={href} onClick={onOpen} {...props} />;
  return onOpen && <button type="button" onClick={onOpen} {...props} />;
}

const openerClasses = "-my-1 rounded-plate py-1 text-small font-semibold";
const underlineClasses =
  "underline decoration-edge decoration-(length:--width-edge) underline-offset-[0.33em]";

interface OpenerProps extends Pick<OpenControlProps, "onOpen"> {
  /** Id of the article's heading. */
  id: string;
  post: PostSummary;
}

/**
 * The text of the title. If a button opens the article, it is the button's label, above the button's area: a
 * program that clicks the title itself, and not a place on the card, presses the button, too.
 */
export function PostTitle({ id, post: { title, href }, onOpen }: OpenerProps) {
  if (href !== undefined || !onOpen) return title;
  return (
    <label htmlFor={`${id}-open`} className="relative z-1">
      {title}
    </label>
  );
}

/**
 * The controls: a link to the full text, if there is one, and the control that opens the article. The latter
 * covers the whole card, so that a click anywhere opens it; the link lies on top of it.
 */
export function PostOpeners({
  id,
  post: { title, href, fullTextHref },
  onOpen,
  labels: { readArticle, readMore },
}: OpenerProps & { labels: PostLabels }) {
  return (
    <span className="flex flex-wrap items-center gap-x-4 gap-y-3">
      {fullTextHref !== undefined && (
        <Anchor
          href={fullTextHref}
          aria-label={`${readArticle} ${title}`}
          className={`relative z-1 ${openerClasses} ${underlineClasses}`}
        >
          {readArticle}
        </Anchor>
      )}
      <OpenControl
        {...{ href, onOpen }}
        id={`${id}-open`}
        aria-label={`${readMore} ${title}`}
        className={`inline-flex items-center gap-2 ${openerClasses} after:absolute after:inset-0`}
      >
        <span className={`${underlineClasses} group-hover/post:decoration-current`}>
          {readMore}
        </span>
        <ArrowRightIcon />
      </OpenControl>
    </span>
  );
}
