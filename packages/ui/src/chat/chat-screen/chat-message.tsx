"use client";

import { memo } from "react";
import type { ReactNode } from "react";

import { ChatBubble } from "../chat-bubble/chat-bubble.tsx";
import type { ChatScreenMessage } from "./chat-screen.tsx";

interface MessageProps {
  message: ChatScreenMessage;
  /** Names of the two sides. */
  names: { assistant: string; user: string };
  onRetry: ((id: string) => void) | undefined;
  actions: ((message: ChatScreenMessage) => ReactNode) | undefined;
  extra: ((message: ChatScreenMessage) => ReactNode) | undefined;
  timeZone: string | undefined;
}

/** One message of the screen. Drawn anew only when the message itself is another object. */
export const Message = memo(function Message({
  message,
  names,
  onRetry,
  actions,
  extra,
  timeZone,
}: MessageProps) {
  return (
    <ChatBubble
      from={message.role}
      name={names[message.role]}
      text={message.content}
      timestamp={message.timestamp}
      state={message.view}
      sources={message.sources}
      problem={message.problem}
      edited={message.edited}
      onRetry={message.role === "user" && onRetry ? () => onRetry(message.id) : undefined}
      actions={actions?.(message)}
      typed={message.id === "welcome"}
      timeZone={timeZone}
    >
      {extra?.(message)}
    </ChatBubble>
  );
});
