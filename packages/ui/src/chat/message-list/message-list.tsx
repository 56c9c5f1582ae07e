"use client";

import { Children, isValidElement, useCallback, useRef } from "react";
import type { ComponentPropsWithRef, ReactNode } from "react";

import { Button } from "../../components/button/button.tsx";
import { IconButton } from "../../components/icon-button/icon-button.tsx";
import { ArrowDownIcon } from "../../foundations/icon/icon.tsx";
import { fill } from "../../foundations/labels/fill.ts";
import { useLabels, useLocale } from "../../foundations/labels/labels.tsx";
import { messageListLabels } from "../chat-labels.ts";
import { useAnnouncement, useProblem } from "./use-announcement.ts";
import { useKeptPlace } from "./use-kept-place.ts";
import { useStickToEnd } from "./use-stick-to-end.ts";

/** Messages before those that are shown. */
export interface MessageListEarlier {
  /** `failed`: they could not be loaded; pressed again, they are tried again. */
  state: "some" | "loading" | "failed";
  /** Asked to load the next ones. */
  onShow: () => void;
}

export interface MessageListProps extends ComponentPropsWithRef<"div"> {
  /** `MessageListItem`s, oldest first. */
  children: ReactNode;
  /** Who answers: "Larkline". */
  name: string;
  /** What stands in place of the messages while there are none. */
  empty?: ReactNode;
  /**
   * A reply is being written: said once.
   * @default false
   */
  writing?: boolean | undefined;
  /**
   * The latest answer, in Markdown: read aloud when it is written, whole up to 300 characters, else
   * its first sentence.
   * @default ""
   */
  answer?: string | undefined;
  /**
   * What went wrong with the latest message, in words: read aloud at once when it comes up. The
   * message shows it.
   * @default ""
   */
  problem?: string | undefined;
  /** Offers the messages before those that are shown. What is read stays in its place when they come. */
  earlier?: MessageListEarlier | undefined;
  /** With another value the list goes to its end: the number of messages that the visitor has sent. */
  endKey?: string | number | undefined;
  labels?: Partial<typeof messageListLabels> | undefined;
}

/**
 * The messages of a conversation, in a named scroller that keyboards reach. It follows its end while
 * the reader is there, lets go with the first wheel, touch or key upward, and offers the way back. It
 * fills the height that its column of flex gives it. The list is silent: one status region says that
 * a reply is being written and then reads it, and only a problem is an alert.
 * Pattern: https://www.w3.org/TR/WCAG22/#status-messages
 */
export function MessageList({
  name,
  empty,
  writing = false,
  answer = "",
  problem = "",
  earlier,
  endKey,
  labels: given,
  className = "",
  children,
  ...props
}: MessageListProps) {
  const labels = useLabels("messageList", messageListLabels, given);
  const locale = useLocale();
  const scroller = useRef<HTMLElement>(null);
  const content = useRef<HTMLDivElement>(null);
  // What draws nothing does not count.
  const items = Children.toArray(children);
  const isEmpty = items.length === 0;
  const first = items[0];
  const { away, toEnd } = useStickToEnd({ scroller, content, active: !isEmpty, endKey });
  useKeptPlace({ scroller, content, firstKey: isValidElement(first) ? first.key : null });
  // A button that goes away with the last page hands its focus on: a keyboard goes on reading here.
  const handOn = useCallback(
    (button: HTMLButtonElement | null) => () => {
      if (button === document.activeElement) scroller.current?.focus({ preventScroll: true });
    },
    [],
  );
  const said = useAnnouncement(answer, writing, fill(labels.writing, { name }, locale));
  const alert = useProblem(problem);
  return (
    <div
      data-slot="message-list"
      data-state={away ? "away" : "following"}
      {...props}
      className={`relative flex min-h-40 flex-1 flex-col font-text text-ink ${className}`}
    >
      <section
        ref={scroller}
        aria-label={labels.transcript}
        // A keyboard must be able to scroll it.
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
        tabIndex={0}
        data-slot="message-list-scroller"
        // Its own frame for what is placed absolutely in it (words for screen readers): else that would
        // lie below the screen and give the dialog around something to scroll away.
        className="relative min-h-0 flex-1 overflow-y-auto overscroll-contain outline-offset-[-3px]"
      >
        <div ref={content} className="mx-auto w-full max-w-[48rem] ll-chat-safe-inline py-7">
          {!isEmpty && earlier && (
            <div
              data-slot="message-list-earlier"
              className="flex flex-col items-center gap-2 pb-7 text-small text-ink-muted"
            >
              <p role="alert">{earlier.state === "failed" && labels.earlierFailed}</p>
              <Button
                ref={handOn}
                variant="outline"
                size="sm"
                loading={earlier.state === "loading"}
                loadingLabel={labels.loadingEarlier}
                onClick={earlier.onShow}
              >
                {labels.earlier}
              </Button>
            </div>
          )}
          {isEmpty ? empty : <ol className="flex flex-col gap-5">{children}</ol>}
        </div>
      </section>
      {away && (
        <IconButton
          label={labels.latest}
          icon={<ArrowDownIcon size="md" />}
          variant="outline"
          onClick={() => {
            toEnd();
            scroller.current?.focus();
          }}
          className="absolute inset-x-0 bottom-3 mx-auto w-11 rounded-full bg-surface shadow-float"
        />
      )}
      <output data-slot="chat-status" className="sr-only">
        {said}
      </output>
      {alert !== "" && (
        <p role="alert" className="sr-only">
          {alert}
        </p>
      )}
    </div>
  );
}

export type MessageListItemProps = ComponentPropsWithRef<"li">;

/** One message of a `MessageList`. Far above the end it is not laid out until it comes into view. */
export function MessageListItem({ className = "", ...props }: MessageListItemProps) {
  return (
    <li
      data-slot="message-list-item"
      {...props}
      className={`flex flex-col gap-3 ll-chat-distant ${className}`}
    />
  );
}
