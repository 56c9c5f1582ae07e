"use client";

import { useCallback, useImperativeHandle, useMemo, useRef, useState } from "react";
import type { ComponentPropsWithRef, ReactNode } from "react";

import { Lamp } from "../../board/lamp/lamp.tsx";
import { Logo } from "../../board/logo/logo.tsx";
import { Plate } from "../../board/plate/plate.tsx";
import { useModalDialog } from "../../components/dialog/use-modal-dialog.ts";
import { IconButton } from "../../components/icon-button/icon-button.tsx";
import { CircleAlertIcon, XIcon } from "../../foundations/icon/icon.tsx";
import type { ChatBubbleState } from "../chat-bubble/chat-bubble.tsx";
import { ChatComposer, type ChatComposerUpload } from "../chat-composer/chat-composer.tsx";
import { ChatIntro, type ChatIntroTimings } from "../chat-intro/chat-intro.tsx";
import { chatBubbleLabels, chatScreenLabels } from "../chat-labels.ts";
import { ConnectionBanner } from "../connection-banner/connection-banner.tsx";
import { MessageList, MessageListItem } from "../message-list/message-list.tsx";
import type { ChatSource } from "../sources/sources.tsx";
import { Suggestions } from "../suggestions/suggestions.tsx";
import { TypedText } from "../typed-text/typed-text.tsx";
import { Message } from "./chat-message.tsx";
import { LeavingLinks } from "./leaving-links.tsx";
import { useVisibleHeight } from "./use-visible-height.ts";

/** A message as the screen shows it. The same object means the same message, unchanged. */
export interface ChatScreenMessage {
  /** `welcome` is typed in. */
  readonly id: string;
  readonly role: "assistant" | "user";
  readonly content: string;
  /** Milliseconds since 1970 or an ISO 8601 text. */
  readonly timestamp: number | string;
  readonly view: ChatBubbleState;
  readonly sources?: readonly ChatSource[] | undefined;
  readonly problem?: string | undefined;
  /** It was changed after it was sent. */
  readonly edited?: boolean | undefined;
}

/** Where the line stands. */
export interface ChatScreenConnection {
  readonly phase: "idle" | "connecting" | "connected" | "reconnecting" | "failed";
  /** What went wrong last, in words. */
  readonly error?: string | null;
  /** Number of the attempt to connect again; 0 before the first. */
  readonly attempt?: number;
  /** How many attempts there are. */
  readonly attempts?: number;
}

/** Why the last message was refused. */
export interface ChatScreenProblem {
  readonly message: string;
  /** Seconds until another try makes sense. */
  readonly retryAfter?: number | undefined;
}

export interface ChatScreenProps extends Omit<
  ComponentPropsWithRef<"dialog">,
  "open" | "children" | "onCancel" | "onClose" | "onClick" | "onPointerDown"
> {
  open: boolean;
  /** Asked to close: Escape, the close button, or a link of the conversation to another page. */
  onOpenChange: (open: boolean) => void;
  /** The product's name: "Larkline". */
  name: string;
  messages: readonly ChatScreenMessage[];
  /** A reply is being written. */
  streaming: boolean;
  connection: ChatScreenConnection;
  /** Takes a message. See `ChatComposer`. */
  onSend: (text: string) => boolean | void;
  onStop: () => void;
  /** Connects again at once. */
  onReconnect?: () => void;
  /** Sends a failed message again. */
  onRetry?: (messageId: string) => void;
  /** What has been typed, where the application holds it. Goes with `onDraftChange`. */
  draft?: string;
  onDraftChange?: (draft: string) => void;
  /** Why the last message was refused; shown above the composer and read aloud at once. */
  problem?: ChatScreenProblem | null;
  /** Questions to begin with, offered while there are no messages. */
  starters?: readonly string[];
  /** Questions to go on with, offered under the latest message. */
  followUps?: readonly string[];
  /** What can be done with a message: `MessageAction`s. Always the same function. */
  messageActions?: (message: ChatScreenMessage) => ReactNode;
  /** What stands in a message under its text: a `ToolCallCard`. Always the same function. */
  messageExtra?: (message: ChatScreenMessage) => ReactNode;
  /** Files that go with a message. See `ChatComposer`. */
  upload?: ChatComposerUpload;
  placeholder?: string;
  /** A second hint under the composer: "Answers cite their page". */
  note?: string;
  /** Most characters of a message. */
  maxLength?: number;
  /**
   * How long the intro's steps take; false leaves it out.
   * @default 1.5 s, 1.2 s and 0.8 s
   */
  intro?: ChatIntroTimings | false;
  /** Time zone of the times shown. Default: the reader's. */
  timeZone?: string;
  labels?: typeof chatScreenLabels;
}

const column = "chat-safe-inline mx-auto w-full max-w-[48rem]";

/**
 * The conversation, over the whole screen: the line's state above, the messages, the composer below.
 * A modal dialog that Escape and the close button close; the transcript is a list in a scroller of
 * its own and silent for screen readers, which hear each answer once from a status region.
 * Pattern: https://www.w3.org/WAI/ARIA/apg/patterns/dialog-modal/
 */
export function ChatScreen({
  open,
  onOpenChange,
  name,
  messages,
  streaming,
  connection,
  onSend,
  onStop,
  onReconnect,
  onRetry,
  draft,
  onDraftChange,
  problem = null,
  starters = [],
  followUps = [],
  messageActions,
  messageExtra,
  upload,
  placeholder,
  note,
  maxLength,
  intro,
  timeZone,
  labels = chatScreenLabels,
  ref,
  className = "",
  ...props
}: ChatScreenProps) {
  const field = useRef<HTMLTextAreaElement>(null);
  const modal = useModalDialog({ open, onOpenChange, closeOnBackdrop: false, initialFocus: field });
  // The hook needs the element too.
  useImperativeHandle<HTMLDialogElement | null, HTMLDialogElement | null>(
    ref,
    () => modal.ref.current,
    [modal.ref],
  );
  useVisibleHeight(modal.ref, open);

  const [introDone, setIntroDone] = useState(intro === false);
  // The intro comes with every opening.
  const [wasOpen, setWasOpen] = useState(open);
  if (wasOpen !== open) {
    setWasOpen(open);
    setIntroDone(intro === false);
  }
  const endIntro = useCallback(() => setIntroDone(true), []);

  // The same problem is the same wait.
  const wait = useMemo(() => (problem ? { seconds: problem.retryAfter ?? 0 } : null), [problem]);
  const latest = messages.at(-1);
  const sent = messages.filter(({ role }) => role === "user").length;
  const names = useMemo(() => ({ assistant: name, user: labels.you }), [name, labels.you]);
  const connected = connection.phase === "connected";

  const send = (text: string) => {
    // Who sends does not wait for the intro.
    endIntro();
    return onSend(text);
  };

  return (
    <dialog
      aria-label={labels.title(name)}
      data-slot="chat-screen"
      data-ground="page"
      {...props}
      {...modal}
      className={`max-h-none w-full max-w-none flex-col overflow-x-clip overflow-y-auto bg-page text-ink chat-height open:flex ${className}`}
    >
      <div
        data-slot="chat-bar"
        data-ground="board"
        className="flex-none border-b border-line bg-page chat-safe-top text-ink"
      >
        <div className="flex min-h-16 items-center gap-4 chat-safe-inline">
          <Logo name={name} size="sm" />
          <Plate variant="line" className="max-sm:sr-only">
            <Lamp state={connected ? "on" : connection.phase === "failed" ? "off" : "busy"} />
            {statusOf(connection, labels)}
          </Plate>
          <IconButton
            label={labels.close}
            icon={<XIcon size="md" />}
            onClick={() => onOpenChange(false)}
            className="ms-auto -me-2.5 flex-none"
          />
        </div>
      </div>
      <ConnectionBanner
        name={name}
        state={bannerOf(connection)}
        message={connection.error ?? null}
        attempt={connection.attempt ?? 0}
        {...(connection.attempts === undefined ? {} : { attempts: connection.attempts })}
        {...(onReconnect && (connection.phase === "failed" || connection.phase === "reconnecting")
          ? { onRetry: onReconnect }
          : {})}
        className="flex-none"
      />
      <LeavingLinks onLeave={() => onOpenChange(false)}>
        <MessageList
          name={name}
          writing={streaming}
          answer={latest?.role === "assistant" ? latest.content : ""}
          problem={problemOf(latest)}
          endKey={`${open} ${sent}`}
          labels={labels}
          empty={
            introDone ? (
              <div data-slot="chat-empty" className="flex flex-col gap-8 pt-[12dvh]">
                <p className="text-lede text-ink-muted">
                  <TypedText text={labels.empty} />
                </p>
                {/* The line is silent until somebody speaks. */}
                <hr className="border-edge" />
                <Suggestions
                  items={starters}
                  onPick={send}
                  disabled={!connected || streaming}
                  className="-mt-4"
                />
              </div>
            ) : (
              open && (
                <ChatIntro
                  {...(intro ? { timings: intro } : {})}
                  onDone={endIntro}
                  className="pt-[12dvh]"
                />
              )
            )
          }
        >
          {introDone &&
            messages.map((message) => (
              <MessageListItem key={message.id}>
                <Message
                  message={message}
                  names={names}
                  onRetry={onRetry}
                  actions={messageActions}
                  extra={messageExtra}
                  timeZone={timeZone}
                />
                {message === latest && !streaming && (
                  <Suggestions
                    variant="followUps"
                    items={followUps}
                    onPick={send}
                    disabled={!connected}
                  />
                )}
              </MessageListItem>
            ))}
        </MessageList>
      </LeavingLinks>
      <div data-slot="chat-footer" className="flex-none chat-safe-bottom pt-2">
        <div className={`${column} flex flex-col gap-3`}>
          <div role="alert">
            {problem && (
              <p className="flex items-start gap-2 rounded-control bg-danger-tint px-3 py-2 text-small text-ink">
                <CircleAlertIcon className="mt-[0.2em] text-danger" />
                {problem.message}
              </p>
            )}
          </div>
          <ChatComposer
            fieldRef={field}
            streaming={streaming}
            onSend={send}
            onStop={onStop}
            wait={wait}
            {...upload}
            {...(draft === undefined ? {} : { value: draft })}
            {...(onDraftChange ? { onValueChange: onDraftChange } : {})}
            {...(placeholder === undefined ? {} : { placeholder })}
            {...(maxLength === undefined ? {} : { maxLength })}
            {...(note === undefined ? {} : { note })}
          />
        </div>
      </div>
    </dialog>
  );
}

/** What is read aloud of a message that went wrong. */
function problemOf(message: ChatScreenMessage | undefined): string {
  if (message?.view !== "failed") return "";
  return message.role === "user"
    ? [chatBubbleLabels.notSent, message.problem].filter(Boolean).join(" ")
    : chatBubbleLabels.brokeOff;
}

function bannerOf({ phase, error }: ChatScreenConnection): "connected" | "connecting" | "error" {
  if (phase === "connected" || phase === "idle") return "connected";
  return error ? "error" : "connecting";
}

function statusOf({ phase }: ChatScreenConnection, labels: typeof chatScreenLabels): string {
  switch (phase) {
    case "connected":
      return labels.online;
    case "reconnecting":
      return labels.reconnecting;
    case "failed":
      return labels.offline;
    default:
      return labels.connecting;
  }
}
