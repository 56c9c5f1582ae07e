"use client";

import { cva } from "class-variance-authority";
import { createElement } from "react";
import type { ComponentPropsWithRef, ReactNode } from "react";

import { Waveform } from "../../board/waveform/waveform.tsx";
import { Button } from "../../components/button/button.tsx";
import { CircleAlertIcon, RotateIcon } from "../../foundations/icon/icon.tsx";
import { fill } from "../../foundations/labels/fill.ts";
import { useLabels, useLocale } from "../../foundations/labels/labels.tsx";
import type { KitLabels } from "../../foundations/labels/labels.tsx";
import { chatBubbleLabels } from "../chat-labels.ts";
import { Sources, type ChatSource } from "../sources/sources.tsx";
import { TypedText } from "../typed-text/typed-text.tsx";
import { BubbleAttachments, type ChatBubbleAttachment } from "./bubble-attachments.tsx";
import { BubbleText } from "./bubble-text.tsx";
import { MessageTime } from "./message-time.tsx";

const bubbleClasses = cva("ll-chat-bubble flex w-fit max-w-[85%] min-w-0 flex-col gap-1.5", {
  variants: {
    from: { assistant: "items-start self-start", user: "items-end self-end" },
  },
});

const bodyClasses = cva(
  "max-w-full min-w-0 px-4 py-3 text-[1rem]/[1.5] wrap-anywhere forced-colors:border",
  {
    variants: {
      from: {
        assistant: "rounded-[14px] rounded-ss-plate border border-line bg-surface text-ink",
        user: "rounded-[14px] rounded-ee-plate bg-action whitespace-pre-wrap text-on-action",
      },
      failed: { true: "outline-2 outline-offset-2 outline-danger outline-dashed", false: "" },
    },
  },
);

export type { ChatBubbleAttachment } from "./bubble-attachments.tsx";

/**
 * Delivery state. Visitor: `pending` (being sent), `sent`, `failed`. Assistant: `streaming`,
 * `complete`, `aborted` (stopped by the visitor), `failed` (ended by an error).
 */
export type ChatBubbleState = "pending" | "sent" | "failed" | "streaming" | "complete" | "aborted";

export interface ChatBubbleProps extends Omit<ComponentPropsWithRef<"article">, "children"> {
  /** The author. The visitor's messages are at the end side, as plain text. */
  from: "assistant" | "user";
  /** The author's name: "Larkline", "You". */
  name: string;
  /** The text. The assistant's is rendered as untrusted Markdown, unless `typed` is set. */
  text: string;
  /** Milliseconds since 1970, or an ISO 8601 string. */
  timestamp?: number | string | undefined;
  /**
   * Delivery state.
   * @default "complete"
   */
  state?: ChatBubbleState | undefined;
  /** Pages that the answer cites. */
  sources?: readonly ChatSource[] | undefined;
  /** Files of the message. */
  attachments?: readonly ChatBubbleAttachment[] | undefined;
  /** Why the message failed, as text. Without it a failed answer shows the label `brokeOff`. */
  problem?: string | undefined;
  /** Sends a failed message again. Without it there is no button. */
  onRetry?: (() => void) | undefined;
  /**
   * Types the assistant's text character by character when it appears, as plain text. For a greeting.
   * @default false
   */
  typed?: boolean | undefined;
  /**
   * Shows that the message was edited after it was sent.
   * @default false
   */
  edited?: boolean | undefined;
  /** `MessageAction`s below the message. Hidden while the message streams. */
  actions?: ReactNode;
  /** Content below the text: cards, a `ToolCallCard`, a table, with 12 px between them. */
  children?: ReactNode;
  /**
   * Heading level of the author's line, so that screen reader users can jump between messages.
   * @default 3
   */
  headingLevel?: 2 | 3 | 4 | 5 | undefined;
  /**
   * Time zone of the time shown, by its IANA name.
   * @default the reader's
   */
  timeZone?: string | undefined;
  /**
   * Language of the time shown.
   * @default the `LabelsProvider`'s, else "en-US"
   */
  locale?: string | undefined;
  /**
   * Labels of the bubble and of the Markdown in it, which override the `LabelsProvider`'s.
   */
  labels?: Partial<KitLabels["chatBubble"] & KitLabels["markdown"]> | undefined;
}

/** A message of a conversation, at most 85 % wide. */
export function ChatBubble({
  from,
  name,
  text,
  timestamp,
  state = "complete",
  sources = [],
  attachments = [],
  problem,
  onRetry,
  typed = false,
  edited = false,
  actions,
  headingLevel = 3,
  timeZone,
  locale: givenLocale,
  labels: labelOverrides,
  className,
  children,
  ...props
}: ChatBubbleProps) {
  const labels = useLabels("chatBubble", chatBubbleLabels, labelOverrides);
  const locale = useLocale(givenLocale);
  const failed = state === "failed";
  const streaming = state === "streaming";
  // A page that the text links to is not listed again.
  const cited = sources.filter(({ href }) => !text.includes(`](${href})`));
  return (
    <article
      data-slot="chat-bubble"
      data-from={from}
      data-state={state}
      {...props}
      className={bubbleClasses({ from, className })}
    >
      {createElement(
        `h${headingLevel}`,
        { className: "font-plate text-plate font-medium text-ink-muted" },
        name,
        timestamp !== undefined && (
          <MessageTime timestamp={timestamp} timeZone={timeZone} locale={locale} />
        ),
        edited && `, ${labels.edited}`,
      )}
      <div
        data-slot="chat-bubble-body"
        className={bodyClasses({ from, failed: failed && from === "user" })}
      >
        {from === "user" ? (
          // The direction of the text, independent of the page's.
          <div dir="auto">{text}</div>
        ) : typed ? (
          <TypedText text={text} />
        ) : (
          <BubbleText
            source={text}
            streaming={streaming}
            cutOff={state !== "complete"}
            trailing={streaming ? (text.trim() ? writingIndicator : waitingIndicator) : undefined}
            headingLevel={headingLevel + 1}
            labels={labelOverrides}
          />
        )}
        <BubbleAttachments attachments={attachments} label={labels.attachments} />
        <div
          data-slot="chat-bubble-extra"
          className="mt-3 flex max-w-full flex-col gap-3 empty:hidden"
        >
          {children}
        </div>
        {!streaming && <Sources sources={cited} className="mt-3" />}
      </div>
      {state === "aborted" && <StateNote>{labels.stopped}</StateNote>}
      {failed && (
        <StateNote danger>
          <CircleAlertIcon />
          {failureOf(from, problem, labels)}
        </StateNote>
      )}
      {failed && onRetry && (
        <Button variant="outline" size="sm" leadingIcon={<RotateIcon />} onClick={onRetry}>
          {labels.retry}
        </Button>
      )}
      {actions != null && actions !== false && !streaming && (
        <fieldset
          aria-label={fill(labels.actions, { name }, locale)}
          data-slot="chat-bubble-actions"
          className="flex min-w-0 flex-wrap"
        >
          {actions}
        </fieldset>
      )}
    </article>
  );
}

/** Text shown with a failed message. */
export function failureOf(
  from: "assistant" | "user",
  problem: string | undefined,
  labels: Pick<KitLabels["chatBubble"], "notSent" | "brokeOff">,
): string {
  if (from === "user") return [labels.notSent, problem].filter(Boolean).join(" ");
  return problem || labels.brokeOff;
}

const waveClasses = "inline-block align-middle [&>path]:stroke-signal-ink";
// Created once: `Markdown` renders its last block again whenever `trailing` is another object.
const writingIndicator = <Waveform streaming tone="signal" className={`ms-2 ${waveClasses}`} />;
const waitingIndicator = <Waveform streaming tone="signal" className={waveClasses} />;

function StateNote({ danger, children }: { danger?: boolean; children: ReactNode }) {
  const tone = danger ? "text-danger" : "text-ink-muted";
  return <p className={`flex items-center gap-2 text-fine ${tone}`}>{children}</p>;
}
