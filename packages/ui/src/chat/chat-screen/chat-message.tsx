"use client";

import { memo, useSyncExternalStore } from "react";
import type { ReactNode } from "react";

import { subscribeToNothing } from "../../foundations/hydration/use-hydrated.ts";
import { ChatBubble } from "../chat-bubble/chat-bubble.tsx";
import type { ChatScreenMessage, ChatScreenPlace, ChatScreenText } from "./chat-screen-message.ts";

interface MessageProps {
  message: ChatScreenMessage;
  /** Source of the text, used only while the message has the view `streaming`. */
  writing: ChatScreenText | undefined;
  /** The authors' names. */
  names: { assistant: string; user: string };
  /** Called with the id of a message of the visitor, to send it again after a failure. */
  onRetry: ((id: string) => void) | undefined;
  /** Renders the message's actions. */
  actions: ((message: ChatScreenMessage, place: ChatScreenPlace) => ReactNode) | undefined;
  /** Renders content below the text. */
  extra: ((message: ChatScreenMessage) => ReactNode) | undefined;
  /** Download URL of a file, by its id. */
  attachmentHref: ((id: string) => string) | undefined;
  /** Whether it is the last message. */
  latest: boolean;
  /** Time zone of the timestamp; the reader's if undefined. */
  timeZone: string | undefined;
}

/** Id of a greeting, whose text is typed character by character. */
const welcomeId = "welcome";

/**
 * One message of the `ChatScreen`, as a `ChatBubble`. Renders only when its streaming text or one of its
 * props changes; props are compared by identity.
 */
export const Message = memo(function Message({
  message: storedMessage,
  writing,
  names,
  onRetry,
  actions,
  extra,
  attachmentHref,
  latest,
  timeZone,
}: MessageProps) {
  const source = storedMessage.view === "streaming" ? writing : undefined;
  const readContent = () => source?.textOf(storedMessage.id) ?? storedMessage.content;
  const content = useSyncExternalStore(
    source?.subscribe ?? subscribeToNothing,
    readContent,
    readContent,
  );
  const message = content === storedMessage.content ? storedMessage : { ...storedMessage, content };
  return (
    <ChatBubble
      from={message.role}
      name={names[message.role]}
      text={message.content}
      timestamp={message.timestamp}
      state={message.view}
      sources={message.sources}
      attachments={
        attachmentHref
          ? message.attachments?.map((file) => ({ ...file, href: attachmentHref(file.id) }))
          : message.attachments
      }
      problem={message.problem}
      edited={message.edited}
      onRetry={message.role === "user" && onRetry ? () => onRetry(message.id) : undefined}
      actions={actions?.(message, { latest })}
      typed={message.id === welcomeId}
      timeZone={timeZone}
    >
      {extra?.(message)}
    </ChatBubble>
  );
});
