"use client";

import { memo, useSyncExternalStore } from "react";
import type { ReactNode } from "react";

import { ChatBubble } from "../chat-bubble/chat-bubble.tsx";
import type { ChatScreenMessage, ChatScreenPlace, ChatScreenText } from "./chat-screen.tsx";

interface MessageProps {
  message: ChatScreenMessage;
  /** Where its text comes from while it is written. */
  writing: ChatScreenText | undefined;
  /** Names of the two sides. */
  names: { assistant: string; user: string };
  onRetry: ((id: string) => void) | undefined;
  actions: ((message: ChatScreenMessage, place: ChatScreenPlace) => ReactNode) | undefined;
  extra: ((message: ChatScreenMessage) => ReactNode) | undefined;
  attachmentHref: ((id: string) => string) | undefined;
  /** It is the last one of the conversation. */
  latest: boolean;
  timeZone: string | undefined;
}

const never = () => () => undefined;

/**
 * One message of the screen. Drawn anew only when the message itself is another object, or when there
 * is more of a text that is being written.
 */
export const Message = memo(function Message({
  message: given,
  writing,
  names,
  onRetry,
  actions,
  extra,
  attachmentHref,
  latest,
  timeZone,
}: MessageProps) {
  const source = given.view === "streaming" ? writing : undefined;
  const read = () => source?.textOf(given.id) ?? given.content;
  const content = useSyncExternalStore(source?.subscribe ?? never, read, read);
  const message = content === given.content ? given : { ...given, content };
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
