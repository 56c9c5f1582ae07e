"use client";

import { memo, useSyncExternalStore } from "react";
import type { ReactNode } from "react";

import { ChatBubble } from "../chat-bubble/chat-bubble.tsx";
import type { ChatScreenMessage, ChatScreenPlace, ChatScreenText } from "./chat-screen-message.ts";

interface MessageProps {
  message: ChatScreenMessage;
  /** Source of the text while it streams. */
  writing: ChatScreenText | undefined;
  /** The authors' names. */
  names: { assistant: string; user: string };
  onRetry: ((id: string) => void) | undefined;
  actions: ((message: ChatScreenMessage, place: ChatScreenPlace) => ReactNode) | undefined;
  extra: ((message: ChatScreenMessage) => ReactNode) | undefined;
  attachmentHref: ((id: string) => string) | undefined;
  /** Whether it is the last message. */
  latest: boolean;
  timeZone: string | undefined;
}

const subscribeToNothing = () => () => undefined;

/** A message of the screen. Renders only when the message object changes, or its streaming text. */
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
      typed={message.id === "welcome"}
      timeZone={timeZone}
    >
      {extra?.(message)}
    </ChatBubble>
  );
});
