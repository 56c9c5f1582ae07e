"use client";

import { useState } from "react";
import type { ComponentPropsWithRef, ReactNode } from "react";

import { Jack } from "../../board/jack/jack.tsx";
import { Meter } from "../../board/meter/meter.tsx";
import { fillPlural } from "../../foundations/labels/fill.ts";
import { useLabels, useLocale } from "../../foundations/labels/labels.tsx";
import type { KitLabels } from "../../foundations/labels/labels.tsx";
import { topicCardLabels } from "../../labels.ts";

export type TopicCardLabels = KitLabels["topicCard"];

export interface TopicCardProps extends Omit<
  ComponentPropsWithRef<"button">,
  "children" | "title"
> {
  /** The topic: "Voice Agents". */
  title: string;
  /** A short description: "Scripts, voices, hand-over". */
  description: string;
  /** Number of articles. */
  articles: number;
  /** Whether the card is selected, if controlled. Use with `onPressedChange`. */
  pressed?: boolean | undefined;
  /**
   * Whether the card is selected at first, if uncontrolled.
   * @default false
   */
  defaultPressed?: boolean | undefined;
  /** Called with the new state. */
  onPressedChange?: ((pressed: boolean) => void) | undefined;
  /** A drawing or icon before the text, at most 48 px high. Decorative. */
  picture?: ReactNode;
  /** Labels that override the `LabelsProvider`'s. */
  labels?: Partial<TopicCardLabels> | undefined;
}

/**
 * A topic of the support page: a toggle button with which visitors filter the questions. Put the cards
 * into a `TopicList`.
 * Pattern: toggle button, https://www.w3.org/WAI/ARIA/apg/patterns/button/
 */
export function TopicCard({
  title,
  description,
  articles,
  pressed,
  defaultPressed = false,
  onPressedChange,
  picture,
  labels: labelOverrides,
  className = "",
  onClick,
  ...props
}: TopicCardProps) {
  const labels = useLabels("topicCard", topicCardLabels, labelOverrides);
  const locale = useLocale();
  const [uncontrolled, setUncontrolled] = useState(defaultPressed);
  const isPressed = pressed ?? uncontrolled;
  return (
    <button
      type="button"
      aria-pressed={isPressed}
      data-slot="topic-card"
      data-state={isPressed ? "on" : "off"}
      {...props}
      onClick={(event) => {
        onClick?.(event);
        if (event.defaultPrevented) return;
        setUncontrolled(!isPressed);
        onPressedChange?.(!isPressed);
      }}
      className={`flex min-h-30 w-full min-w-0 items-center gap-x-6 gap-y-3 ll-topic-card py-5 text-start disabled:cursor-not-allowed ${className}`}
    >
      <Jack state={isPressed ? "plugged" : "empty"} className="ll-jack-topic" />
      {picture}
      <span className="min-w-0 flex-auto">
        <span
          data-slot="topic-card-title"
          className="block font-display text-heading-3 font-semibold wrap-break-word"
        >
          {title}
        </span>{" "}
        <span className="mt-0.5 block text-small wrap-break-word text-ink-muted">
          {description}
        </span>
      </span>{" "}
      <span data-slot="topic-card-articles" className="flex flex-none flex-col items-end gap-1.5">
        {/* Elements in a button lose their roles, so a hidden text replaces the meter for screen readers. */}
        <Meter
          value={articles.toLocaleString(locale, { minimumIntegerDigits: 2 })}
          aria-hidden="true"
          className="text-heading-3"
        />
        <span className="sr-only">{articles.toLocaleString(locale)}</span>{" "}
        <span className="text-fine text-ink-muted">
          {fillPlural(labels.articles, articles, locale)}
        </span>
      </span>
    </button>
  );
}

/**
 * Up to five `TopicCard`s. From 1024 px the list stays in view while a longer column beside it scrolls, if its
 * own column is as high as that one (in a `Split` with `align="stretch"`), and if it fits into the window.
 */
export function TopicList({ className = "", ...props }: ComponentPropsWithRef<"div">) {
  return (
    <div
      data-slot="topic-list"
      {...props}
      className={`lg:top-[calc(var(--header-height)+2rem)] lg:[@media(min-height:48rem)]:sticky ${className}`}
    />
  );
}
