"use client";

import { cva } from "class-variance-authority";
import { createElement } from "react";
import type { ComponentPropsWithRef, ReactNode } from "react";

import { Waveform } from "../../board/waveform/waveform.tsx";
import { Button } from "../../components/button/button.tsx";
import { CircleAlertIcon, RotateIcon } from "../../foundations/icon/icon.tsx";
import { Link } from "../../foundations/link/link.tsx";
import { chatBubbleLabels, markdownLabels } from "../chat-labels.ts";
import { Markdown } from "../markdown/markdown.tsx";
import { hrefKind } from "../markdown/safe-href.ts";
import { TypedText } from "../typed-text/typed-text.tsx";
import { MessageTime } from "./message-time.tsx";

const bubble = cva("flex w-fit max-w-[85%] min-w-0 flex-col gap-1.5", {
  variants: {
    from: { assistant: "items-start self-start", user: "items-end self-end" },
  },
});

const body = cva(
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

/** A page that an answer was taken from. */
export interface ChatSource {
  /** The page's name. */
  readonly title: string;
  /** Its address on this site. */
  readonly href: string;
}

/**
 * How a message stands. Of the visitor: `pending` (on its way), `sent`, `failed`. Of the assistant:
 * `streaming`, `complete`, `aborted` (stopped by the visitor), `failed` (broke off).
 */
export type ChatBubbleState = "pending" | "sent" | "failed" | "streaming" | "complete" | "aborted";

export interface ChatBubbleProps extends Omit<ComponentPropsWithRef<"article">, "children"> {
  /** Who wrote it. The visitor's messages stand at the end side, as plain text. */
  from: "assistant" | "user";
  /** Who wrote it, in words: "Larkline", "You". */
  name: string;
  /** The text. The assistant's is Markdown, and nothing in it is trusted. */
  text: string;
  /** When it was written: milliseconds since 1970 or an ISO 8601 text. */
  timestamp?: number | string;
  /**
   * How it stands.
   * @default "complete"
   */
  state?: ChatBubbleState;
  /** Pages that the answer was taken from. */
  sources?: readonly ChatSource[];
  /** Why it failed, in words. */
  problem?: string;
  /** Sends a failed message again. Without it there is no button. */
  onRetry?: () => void;
  /**
   * The text is typed in at first sight (a greeting).
   * @default false
   */
  typed?: boolean;
  /** What stands under the text: a card, a table. */
  children?: ReactNode;
  /**
   * Level of the speaker's line, so that a reader can jump from message to message.
   * @default 3
   */
  headingLevel?: 2 | 3 | 4 | 5;
  /**
   * Time zone of the time shown, by its IANA name.
   * @default the reader's
   */
  timeZone?: string;
  /**
   * Language of the time shown.
   * @default "en-US"
   */
  locale?: string;
  labels?: typeof chatBubbleLabels;
  /** The words of the text's own parts. */
  textLabels?: typeof markdownLabels;
}

/** What one side of a conversation said at one time. At most 85 % of the conversation wide. */
export function ChatBubble({
  from,
  name,
  text,
  timestamp,
  state = "complete",
  sources = [],
  problem,
  onRetry,
  typed = false,
  headingLevel = 3,
  timeZone,
  locale,
  labels = chatBubbleLabels,
  textLabels = markdownLabels,
  className,
  children,
  ...props
}: ChatBubbleProps) {
  const failed = state === "failed";
  const streaming = state === "streaming";
  // A page that the text itself links to is not named twice.
  const cited = sources.filter(
    ({ href }) => hrefKind(href) === "site" && !text.includes(`](${href})`),
  );
  return (
    <article
      data-slot="chat-bubble"
      data-from={from}
      data-state={state}
      {...props}
      className={bubble({ from, className })}
    >
      {createElement(
        `h${headingLevel}`,
        { className: "font-plate text-plate font-medium text-ink-muted" },
        name,
        timestamp !== undefined && (
          <MessageTime timestamp={timestamp} timeZone={timeZone} locale={locale} />
        ),
      )}
      <div
        data-slot="chat-bubble-body"
        className={body({ from, failed: failed && from === "user" })}
      >
        {from === "user" ? (
          text
        ) : typed ? (
          <TypedText text={text} />
        ) : (
          <Markdown
            source={text}
            streaming={streaming}
            trailing={streaming ? (text.trim() === "" ? waitingSign : writingSign) : undefined}
            headingLevel={headingLevel + 1}
            labels={textLabels}
          />
        )}
        {children}
        {cited.length > 0 && !streaming && (
          <p
            data-slot="chat-bubble-sources"
            className="mt-3 flex flex-wrap gap-x-2 gap-y-1 text-fine"
          >
            <span className="text-ink-muted">
              {cited.length === 1 ? labels.source : labels.sources}
            </span>
            {cited.map((source) => (
              <Link key={source.href} href={source.href} className="font-semibold">
                {source.title}
              </Link>
            ))}
          </p>
        )}
      </div>
      {state === "aborted" && <Note>{labels.stopped}</Note>}
      {failed && (
        <Note danger>
          <CircleAlertIcon />
          {from === "user" ? [labels.notSent, problem].filter(Boolean).join(" ") : labels.brokeOff}
        </Note>
      )}
      {failed && onRetry && (
        <Button variant="outline" size="sm" leadingIcon={<RotateIcon />} onClick={onRetry}>
          {labels.retry}
        </Button>
      )}
    </article>
  );
}

const wave = "inline-block align-middle [&>path]:stroke-signal-ink";
// Always the same elements, so that finished blocks are not drawn anew for their sake.
const writingSign = <Waveform streaming tone="signal" className={`ms-2 ${wave}`} />;
const waitingSign = <Waveform streaming tone="signal" className={wave} />;

function Note({ danger = false, children }: { danger?: boolean; children: ReactNode }) {
  const tone = danger ? "text-danger" : "text-ink-muted";
  return <p className={`flex items-center gap-2 text-fine ${tone}`}>{children}</p>;
}
