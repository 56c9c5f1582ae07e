"use client";

import { useEffect, useMemo, useRef, useState } from "react";
import type { ComponentPropsWithRef, ReactNode } from "react";

import { Lamp } from "../../board/lamp/lamp.tsx";
import { Logo } from "../../board/logo/logo.tsx";
import { Plate } from "../../board/plate/plate.tsx";
import { ModalContent, ModalRoot } from "../../components/dialog/modal.tsx";
import { IconButton } from "../../components/icon-button/icon-button.tsx";
import { useHydrated } from "../../foundations/hydration/use-hydrated.ts";
import { CircleAlertIcon, DownloadIcon, XIcon } from "../../foundations/icon/icon.tsx";
import { fill } from "../../foundations/labels/fill.ts";
import { useLabels, useLocale } from "../../foundations/labels/labels.tsx";
import type { KitLabels } from "../../foundations/labels/labels.tsx";
import { failureOf } from "../chat-bubble/chat-bubble.tsx";
import {
  ChatComposer,
  type ChatComposerUpload,
  type ChatComposerWait,
} from "../chat-composer/chat-composer.tsx";
import { ChatIntro, type ChatIntroTimings } from "../chat-intro/chat-intro.tsx";
import { chatBubbleLabels, chatScreenLabels } from "../chat-labels.ts";
import { ConnectionBanner } from "../connection-banner/connection-banner.tsx";
import {
  MessageList,
  type MessageListEarlier,
  MessageListItem,
} from "../message-list/message-list.tsx";
import { Suggestions } from "../suggestions/suggestions.tsx";
import { TypedText } from "../typed-text/typed-text.tsx";
import { Message } from "./chat-message.tsx";
import type { ChatScreenMessage, ChatScreenPlace, ChatScreenText } from "./chat-screen-message.ts";
import { EraseButton } from "./erase-button.tsx";
import { LeavingLinks } from "./leaving-links.tsx";
import { useVisibleHeight } from "./use-visible-height.ts";

export type { ChatScreenMessage, ChatScreenPlace, ChatScreenText };

/** State of the connection. */
export interface ChatScreenConnection {
  readonly phase: "idle" | "connecting" | "connected" | "reconnecting" | "failed";
  /** A readable message of the last error. */
  readonly error?: string | null | undefined;
  /** Number of the reconnection attempt; 0 before the first. */
  readonly attempt?: number | undefined;
  /** Maximum number of attempts. */
  readonly attempts?: number | undefined;
}

/** Why the last message was refused, such as by a rate limit. */
export interface ChatScreenProblem {
  readonly message: string;
}

interface ConversationProps {
  /** Whether the conversation is shown. */
  open: boolean;
  /** Called to close: Escape, the close button, or a link of the conversation to another page. */
  onOpenChange: (open: boolean) => void;
  /**
   * Called instead of `onOpenChange(false)` when a link of the conversation to another page was followed, for
   * applications that then treat the conversation differently.
   */
  onLeave?: (() => void) | undefined;
  /** The product's name: "Larkline". */
  name: string;
  /** The messages, oldest first. */
  messages: readonly ChatScreenMessage[];
  /**
   * Source of the text of messages with the view `streaming`, so that a chunk renders only its
   * message. When a message is complete, `messages` must contain its whole text. Must always be the
   * same object.
   * @default the text in `messages`
   */
  writing?: ChatScreenText | undefined;
  /** Offers to load earlier messages. See `MessageList`. */
  earlier?: MessageListEarlier | undefined;
  /** A reply is streaming. */
  streaming: boolean;
  /** State of the connection, with the message of its last error. */
  connection: ChatScreenConnection;
  /** Called with a message. See `ChatComposer`. */
  onSend: (text: string) => boolean | void;
  /** Called to stop the reply. */
  onStop: () => void;
  /** Called to reconnect now. */
  onReconnect?: (() => void) | undefined;
  /** Called to resend a failed message. */
  onRetry?: ((messageId: string) => void) | undefined;
  /** The composer's text, if controlled. Use with `onDraftChange`. */
  draft?: string | undefined;
  /** Called with the composer's text on every change. */
  onDraftChange?: ((draft: string) => void) | undefined;
  /** Why the last message was refused; shown above the composer and announced. */
  problem?: ChatScreenProblem | null | undefined;
  /** A pause with a countdown. See `ChatComposer`. */
  wait?: ChatComposerWait | null | undefined;
  /**
   * A sent message is being edited: the draft is its text, and sending submits the edit. See
   * `ChatComposer`.
   * @default false
   */
  editing?: boolean | undefined;
  /** Called to cancel editing: by the button, or by Escape, which then does not close the screen. */
  onCancelEdit?: (() => void) | undefined;
  /** Downloads the conversation. Offered when there are messages. */
  onDownload?: (() => void) | undefined;
  /** Deletes the conversation, after a confirmation. Offered when there are messages. */
  onErase?: (() => void) | undefined;
  /** Starter questions, shown while there are no messages. */
  starters?: readonly string[] | undefined;
  /** Follow-up questions below the latest message; hidden during a reply and during editing. */
  followUps?: readonly string[] | undefined;
  /** Renders a message's actions (`MessageAction`s). Must always be the same function. */
  messageActions?: ((message: ChatScreenMessage, place: ChatScreenPlace) => ReactNode) | undefined;
  /** Renders content below a message's text (`ToolCallCard`). Must always be the same function. */
  messageExtra?: ((message: ChatScreenMessage) => ReactNode) | undefined;
  /** Files in the composer. See `ChatComposer`. */
  upload?: ChatComposerUpload | undefined;
  /** Download URL of a message's file, by its id. Must always be the same function. */
  attachmentHref?: ((id: string) => string) | undefined;
  /** Placeholder of the composer's field. See `ChatComposer`. */
  placeholder?: string | undefined;
  /** A second hint under the composer: "Answers cite their page". */
  note?: string | undefined;
  /** Maximum length of a message, in characters; 4000 if it is not set. See `ChatComposer`. */
  maxLength?: number | undefined;
  /**
   * Durations of the intro; false skips it.
   * @default 1.5 s, 1.2 s and 0.8 s
   */
  intro?: ChatIntroTimings | false | undefined;
  /** Time zone of the times shown, by its IANA name; the reader's if it is not set. */
  timeZone?: string | undefined;
  /** Labels of the screen and of its list of messages that override the `LabelsProvider`'s. */
  labels?: Partial<KitLabels["chatScreen"] & KitLabels["messageList"]> | undefined;
}

export interface ChatScreenProps
  extends Omit<ComponentPropsWithRef<"div">, "children">, ConversationProps {}

const columnClasses = "ll-chat-safe-inline mx-auto w-full max-w-[48rem]";

/**
 * The full-screen chat: connection state, messages, composer. A modal dialog that Escape and the
 * close button close. The transcript is a scrollable list, not a live region; a status region
 * announces each answer once.
 *
 * Pattern: https://www.w3.org/WAI/ARIA/apg/patterns/dialog-modal/
 */
export function ChatScreen({ open, onOpenChange, onDraftChange, ...props }: ChatScreenProps) {
  const renderOpen = useHydrated() && open;
  // Stored here and not in `OpenChatScreen`, so that the draft is kept while the screen is closed.
  const [ownDraft, setOwnDraft] = useState("");
  return (
    // While a message is edited, Escape and the platform's close requests only end the edit.
    <ModalRoot open={open} onOpenChange={(props.editing && props.onCancelEdit) || onOpenChange}>
      {renderOpen && (
        <OpenChatScreen
          {...props}
          onClose={() => onOpenChange(false)}
          initialDraft={ownDraft}
          onDraftChange={(next) => {
            setOwnDraft(next);
            onDraftChange?.(next);
          }}
        />
      )}
    </ModalRoot>
  );
}

interface OpenChatScreenProps extends Omit<ChatScreenProps, "open" | "onOpenChange"> {
  onClose: () => void;
  /** The draft from before closing. */
  initialDraft: string;
}

/** The screen itself, rendered only while it is open. */
function OpenChatScreen({
  onClose,
  onLeave = onClose,
  name,
  messages,
  writing,
  earlier,
  streaming,
  connection,
  onSend,
  onStop,
  onReconnect,
  onRetry,
  draft,
  initialDraft,
  onDraftChange,
  problem,
  wait,
  editing = false,
  onCancelEdit,
  onDownload,
  onErase,
  starters = [],
  followUps = [],
  messageActions,
  messageExtra,
  upload,
  attachmentHref,
  placeholder,
  note,
  maxLength,
  intro,
  timeZone,
  labels: labelOverrides,
  className = "",
  ...props
}: OpenChatScreenProps) {
  const labels = useLabels("chatScreen", chatScreenLabels, labelOverrides);
  const locale = useLocale();
  const bubbleLabels = useLabels("chatBubble", chatBubbleLabels);
  const field = useRef<HTMLTextAreaElement>(null);
  const bar = useRef<HTMLDivElement>(null);
  useVisibleHeight(bar);

  // The intro plays with every opening.
  const [introDone, setIntroDone] = useState(intro === false);
  const endIntro = () => setIntroDone(true);

  const latest = messages.at(-1);
  // The list scrolls to its end when the last sent message changes. The number of messages cannot
  // be used instead, because it also changes when earlier messages are loaded.
  const lastSent = messages.findLast(({ role }) => role === "user");
  const names = useMemo(() => ({ assistant: name, user: labels.you }), [name, labels.you]);
  const { phase } = connection;
  const connected = phase === "connected";
  const canSendSuggestion = connected && !streaming && !wait;

  // The composer is shown during the intro, perhaps before the first connection is open. A message that is sent then
  // waits in the composer and is sent when the connection opens, unless its text was changed meanwhile.
  const waiting = useRef<string>(undefined);
  useEffect(() => {
    if (connected && waiting.current === field.current?.value.trim())
      field.current?.form?.requestSubmit();
  }, [connected]);

  const send = (text: string) => {
    waiting.current = connected ? undefined : text;
    if (!connected) return false;
    // Sending skips the intro.
    endIntro();
    return onSend(text);
  };

  return (
    <ModalContent
      aria-label={fill(labels.title, { name }, locale)}
      data-slot="chat-screen"
      {...props}
      closeOnBackdrop={false}
      initialFocus={field}
      className={`ll-chat-height max-h-none w-full max-w-none flex-col overflow-x-clip overflow-y-auto bg-page text-ink open:flex ${className}`}
    >
      <div
        ref={bar}
        data-slot="chat-bar"
        data-ground="board"
        className="flex-none border-b border-line bg-page ll-chat-safe-top text-ink"
      >
        <div className="flex min-h-16 flex-wrap items-center gap-x-4 ll-chat-safe-inline">
          <Logo name={name} size="sm" />
          <Plate variant="line" className="max-sm:sr-only">
            <Lamp state={connected ? "on" : phase === "failed" ? "off" : "busy"} />
            {/* In an element of its own, because the page's translation would keep a text beside others from changing. */}
            <span>{labels[statusLabels[phase]]}</span>
          </Plate>
          <div className="ms-auto -me-2.5 flex flex-none">
            {onDownload && messages.length > 0 && (
              <IconButton
                label={labels.download}
                icon={<DownloadIcon size="md" />}
                onClick={onDownload}
              />
            )}
            {onErase && (
              <EraseButton
                labels={labels}
                offered={messages.length > 0}
                streaming={streaming}
                onErase={onErase}
                field={field}
              />
            )}
            <IconButton label={labels.close} icon={<XIcon size="md" />} onClick={onClose} />
          </div>
        </div>
      </div>
      <ConnectionBanner
        name={name}
        // While `idle`, no connection has been tried yet, so the banner reports nothing.
        state={
          connected || phase === "idle" ? "connected" : connection.error ? "error" : "connecting"
        }
        message={connection.error}
        attempt={connection.attempt}
        attempts={connection.attempts}
        onRetry={phase === "connecting" ? undefined : onReconnect}
        className="flex-none"
      />
      <LeavingLinks onLeave={onLeave}>
        <MessageList
          name={name}
          writing={streaming}
          answer={latest?.role === "assistant" ? latest.content : ""}
          problem={
            latest?.view === "failed" ? failureOf(latest.role, latest.problem, bubbleLabels) : ""
          }
          endKey={lastSent?.timestamp}
          earlier={earlier}
          labels={labelOverrides}
          empty={
            introDone ? (
              <div data-slot="chat-empty" className="ll-chat-safe flex flex-col gap-8">
                <p className="text-lede text-ink-muted">
                  <TypedText text={labels.empty} />
                </p>
                {/* A rule that looks like the flat waveform of the intro. */}
                <hr className="border-edge" />
                <Suggestions
                  items={starters}
                  onPick={send}
                  disabled={!canSendSuggestion}
                  className="-mt-4"
                />
              </div>
            ) : (
              <ChatIntro timings={intro || undefined} onDone={endIntro} className="ll-chat-safe" />
            )
          }
        >
          {introDone &&
            messages.map((message) => (
              <MessageListItem key={message.id}>
                <Message
                  message={message}
                  writing={writing}
                  names={names}
                  onRetry={onRetry}
                  actions={messageActions}
                  extra={messageExtra}
                  latest={message === latest}
                  attachmentHref={attachmentHref}
                  timeZone={timeZone}
                />
                {message === latest && !streaming && !editing && (
                  <Suggestions
                    variant="followUps"
                    items={followUps}
                    onPick={send}
                    disabled={!canSendSuggestion}
                  />
                )}
              </MessageListItem>
            ))}
        </MessageList>
      </LeavingLinks>
      <div data-slot="chat-footer" className="flex-none ll-chat-safe-bottom pt-2">
        <div className={`${columnClasses} flex flex-col gap-3`}>
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
            // After the intro, Enter does nothing while disconnected, and the text is kept.
            sendDisabled={!connected && introDone}
            wait={wait}
            editing={editing}
            onCancelEdit={onCancelEdit}
            {...upload}
            value={draft}
            defaultValue={initialDraft}
            onValueChange={onDraftChange}
            placeholder={placeholder}
            maxLength={maxLength}
            note={note}
          />
        </div>
      </div>
    </ModalContent>
  );
}

/** The label of each phase of the connection. */
const statusLabels = {
  idle: "connecting",
  connecting: "connecting",
  connected: "online",
  reconnecting: "reconnecting",
  failed: "offline",
} as const;
