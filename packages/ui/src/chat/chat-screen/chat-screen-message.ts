import type { ChatBubbleAttachment, ChatBubbleState } from "../chat-bubble/chat-bubble.tsx";
import type { ChatSource } from "../sources/sources.tsx";

/** A message of a `ChatScreen`. A changed message must be a new object; otherwise it is not rendered. */
export interface ChatScreenMessage {
  /** Identifies the message. The text of the message with the id `welcome` is typed character by character. */
  readonly id: string;
  readonly role: "assistant" | "user";
  readonly content: string;
  /** Milliseconds since 1970, or an ISO 8601 string. */
  readonly timestamp: number | string;
  /** Delivery state. */
  readonly view: ChatBubbleState;
  readonly sources?: readonly ChatSource[] | undefined;
  readonly attachments?: readonly ChatBubbleAttachment[] | undefined;
  /** Why the message failed, as text. */
  readonly problem?: string | undefined;
  /** Whether the message was edited after it was sent. */
  readonly edited?: boolean | undefined;
}

/** Position of a message in the conversation. */
export interface ChatScreenPlace {
  /** Whether it is the last message. */
  readonly latest: boolean;
}

/** Source of the streaming text, as an alternative to updating `messages` for each chunk. */
export interface ChatScreenText {
  /** Calls `listener` after every chunk; returns the unsubscribe function. */
  readonly subscribe: (listener: () => void) => () => void;
  /** The current text of a message. If it is undefined, the message's `content` is shown. */
  readonly textOf: (messageId: string) => string | undefined;
}
