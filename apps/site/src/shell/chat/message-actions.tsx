import type { ChatScreenMessage } from "@larkline/ui/chat-screen";
import { MessageAction } from "@larkline/ui/message-action";

import { conversation } from "./conversation.ts";

interface MessageActionsProps {
  message: ChatScreenMessage;
  /** It is the last one of the conversation. */
  latest: boolean;
  onEdit: (messageId: string, text: string) => void;
}

/** What can be done with a message: any is copied, one's own changed, the latest answer given anew. */
export function MessageActions({ message, latest, onEdit }: MessageActionsProps) {
  const { content, id, role, view } = message;
  return (
    <>
      <MessageAction action="copy" text={content} />
      {role === "assistant" && latest && (
        <MessageAction action="regenerate" onClick={() => void conversation.regenerate(id)} />
      )}
      {role === "user" && view === "sent" && (
        <MessageAction action="edit" onClick={() => onEdit(id, content)} />
      )}
    </>
  );
}
