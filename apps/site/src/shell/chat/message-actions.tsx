import type { ChatScreenMessage } from "@larkline/ui/chat-screen";
import { MessageAction } from "@larkline/ui/message-action";

import { conversation } from "./conversation.ts";

interface MessageActionsProps {
  message: ChatScreenMessage;
  /** Whether it is the last message. */
  latest: boolean;
  onEdit: (messageId: string, text: string) => void;
}

/** Actions of a message: copy; edit, for the visitor's own messages; regenerate, for the latest answer. */
export function MessageActions({ message, latest, onEdit }: MessageActionsProps) {
  const { content, id, role, view } = message;
  return (
    <>
      <MessageAction action="copy" text={content} />
      {role === "assistant" && latest && id !== "welcome" && (
        <MessageAction action="regenerate" onClick={() => void conversation.regenerate(id)} />
      )}
      {role === "user" && view === "sent" && (
        <MessageAction action="edit" onClick={() => onEdit(id, content)} />
      )}
    </>
  );
}
