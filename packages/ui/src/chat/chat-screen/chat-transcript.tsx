"use client";

import { memo } from "react";

import { ChatBubble } from "../chat-bubble/chat-bubble.tsx";
import type { ChatScreenMessage } from "./chat-screen.tsx";

/** Messages near the end are always laid out, so that scrolling there is exact. */
const nearMessages = 24;

export interface ChatTranscriptProps {
  messages: readonly ChatScreenMessage[];
  /** Names of the two sides. */
  names: { assistant: string; user: string };
  onRetry: ((id: string) => void) | undefined;
  timeZone: string | undefined;
}

/** The messages, oldest first. */
export function ChatTranscript({ messages, ...shared }: ChatTranscriptProps) {
  return (
    <ol data-slot="chat-transcript" className="flex flex-col gap-5">
      {messages.map((message, index) => (
        <li
          key={message.id}
          className={`flex flex-col ${index < messages.length - nearMessages ? "chat-distant" : ""}`}
        >
          <Message message={message} {...shared} />
        </li>
      ))}
    </ol>
  );
}

interface MessageProps extends Omit<ChatTranscriptProps, "messages"> {
  message: ChatScreenMessage;
}

/** Drawn anew only when the message itself is another object. */
const Message = memo(function Message({ message, names, onRetry, timeZone }: MessageProps) {
  return (
    <ChatBubble
      from={message.role}
      name={names[message.role]}
      text={message.content}
      timestamp={message.timestamp}
      state={message.view}
      sources={message.sources}
      problem={message.problem}
      onRetry={message.role === "user" && onRetry ? () => onRetry(message.id) : undefined}
      typed={message.id === "welcome"}
      timeZone={timeZone}
    />
  );
});
