"use client";

import { Children, isValidElement, useCallback, useRef } from "react";
import type { ComponentPropsWithRef, ReactNode } from "react";

import { Button } from "../../components/button/button.tsx";
import { IconButton } from "../../components/icon-button/icon-button.tsx";
import { ArrowDownIcon } from "../../foundations/icon/icon.tsx";
import { fill } from "../../foundations/labels/fill.ts";
import { useLabels, useLocale } from "../../foundations/labels/labels.tsx";
import type { KitLabels } from "../../foundations/labels/labels.tsx";
import { messageListLabels } from "../chat-labels.ts";
import { useAnnouncement, useProblemAlert } from "./use-announcement.ts";
import { useScrollAnchor } from "./use-scroll-anchor.ts";
import { useStickToEnd } from "./use-stick-to-end.ts";

/** Earlier messages that are not shown yet. */
export interface MessageListEarlier {
  /**
   * `some`: there are earlier messages. `loading`: a page of them is loading. `failed`: loading failed, and
   * the button tries again.
   */
  state: "some" | "loading" | "failed";
  /** Called to load the next page of earlier messages. */
  onShow: () => void;
}

export interface MessageListProps extends ComponentPropsWithRef<"div"> {
  /** `MessageListItem`s, oldest first. */
  children: ReactNode;
  /** Name of the assistant: "Larkline". */
  name: string;
  /** Content shown while there are no messages. */
  empty?: ReactNode;
  /**
   * A reply is streaming. Announced once, when it begins.
   * @default false
   */
  writing?: boolean | undefined;
  /**
   * The latest answer, in Markdown. Announced a moment after its end: the whole text if it has at most
   * 300 characters, otherwise only its first sentence, or 300 characters if that one is longer.
   * @default ""
   */
  answer?: string | undefined;
  /**
   * The error of the latest message, announced at once when it appears. The list does not show it; the
   * message itself does.
   * @default ""
   */
  problem?: string | undefined;
  /** Offers to load earlier messages. The text in view does not move when they are added. */
  earlier?: MessageListEarlier | undefined;
  /**
   * The list scrolls to its end when this value changes. Pass a value that changes with each message that
   * the visitor sends, such as the time of the latest one.
   */
  endKey?: string | number | undefined;
  /** Labels that override the `LabelsProvider`'s. */
  labels?: Partial<KitLabels["messageList"]> | undefined;
}

/**
 * The messages of a conversation in a named, focusable scroll area. The area keeps its end in view while
 * the reader is there. It stops when the reader scrolls up by wheel, touch or key, and then offers a button
 * back to the end. It fills the height of its flex column. The list itself is not a live region: a status
 * region announces that a reply is being written and then the reply, and an alert announces errors.
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
  labels: labelOverrides,
  className = "",
  children,
  ...props
}: MessageListProps) {
  const labels = useLabels("messageList", messageListLabels, labelOverrides);
  const locale = useLocale();
  const scroller = useRef<HTMLElement>(null);
  const content = useRef<HTMLDivElement>(null);
  // `toArray` leaves out null, undefined and booleans, so these children do not count.
  const [first] = Children.toArray(children);
  const isEmpty = first === undefined;
  const { away, toEnd } = useStickToEnd({ scroller, content, active: !isEmpty, endKey });
  useScrollAnchor({ scroller, content, firstKey: isValidElement(first) ? first.key : null });
  // The button is removed when the last page of earlier messages has loaded. React then calls the function
  // that this ref callback returns. That function moves the focus from the button to the list, so that
  // keyboard users continue there.
  const moveFocusToList = useCallback(
    (button: HTMLButtonElement | null) => () => {
      if (button === document.activeElement) scroller.current?.focus({ preventScroll: true });
    },
    [],
  );
  const announcement = useAnnouncement(answer, writing, fill(labels.writing, { name }, locale));
  const alertText = useProblemAlert(problem);
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
        // In the tab order, so that a keyboard can scroll it.
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
        tabIndex={0}
        data-slot="message-list-scroller"
        // `relative` makes this the containing block of absolutely positioned content (visually hidden
        // text). Without it, that content would be below the screen and make the surrounding dialog scroll.
        className="relative min-h-0 flex-1 overflow-y-auto overscroll-contain -outline-offset-4"
      >
        <div ref={content} className="mx-auto max-w-[48rem] ll-chat-safe-inline py-7">
          {earlier && (
            <div
              data-slot="message-list-earlier"
              className="flex flex-col items-center gap-2 pb-7 text-small text-ink-muted"
            >
              <p role="alert">{earlier.state === "failed" && labels.earlierFailed}</p>
              <Button
                ref={moveFocusToList}
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
          {isEmpty ? (
            empty
          ) : (
            // Safari exposes a list without markers as a list only with this role.
            // oxlint-disable-next-line jsx-a11y/no-redundant-roles
            <ol role="list" className="flex flex-col gap-5">
              {children}
            </ol>
          )}
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
        {announcement}
      </output>
      {alertText && (
        <p role="alert" className="sr-only">
          {alertText}
        </p>
      )}
    </div>
  );
}

export type MessageListItemProps = ComponentPropsWithRef<"li">;

/**
 * One message of a `MessageList`. In browsers with scroll anchoring, a message far from the end is laid out
 * only when it comes into view (message-list.css).
 */
export function MessageListItem({ className = "", ...props }: MessageListItemProps) {
  return (
    <li
      data-slot="message-list-item"
      {...props}
      className={`flex flex-col gap-3 ll-chat-distant ${className}`}
    />
  );
}
