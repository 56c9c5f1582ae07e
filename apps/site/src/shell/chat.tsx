import {
  introInitializingMs,
  introLeaveMs,
  introReadyMs,
  messageAttachmentsMax,
  messageMaxLength,
  uploadMaxBytes,
  uploadTextExtensions,
  uploadMediaTypes,
  uploadPath,
  useChat,
} from "@larkline/client/chat";
import { closeChat, openChat, useInterface } from "@larkline/client/interface";
import { brand } from "@larkline/content/brand";
import { chat as words } from "@larkline/content/chat";
import { ChatScreen, type ChatScreenMessage, type ChatScreenPlace } from "@larkline/ui/chat-screen";
import { useCallback, useDeferredValue, useEffect } from "react";
import { useLocation } from "react-router-dom";

import { conversation, messagesOf, resend, send, writing } from "./chat/conversation.ts";
import { downloadAll } from "./chat/download-all.ts";
import { MessageActions } from "./chat/message-actions.tsx";
import { useEdit } from "./chat/use-edit.ts";
import { useLater } from "./chat/use-later.ts";

const retry = (messageId: string): void => void resend(messageId);

function toggle(open: boolean): void {
  if (open) openChat();
  else {
    conversation.putAway();
    closeChat();
  }
}

const intro = {
  initializing: introInitializingMs,
  ready: introReadyMs,
  leaving: introLeaveMs,
};

// Some systems do not know the media types of CSV and text files, so their extensions are accepted, too.
const accept = [...uploadMediaTypes, ...uploadTextExtensions].join(",");

/** The chat screen. The client is connected while the screen is open (specification, section 4). */
export default function Chat() {
  const { pathname } = useLocation();
  const wanted = useInterface((state) => state.chatModalOpen);
  // Closing is immediate. Opening is deferred until the browser has painted the button's pressed state,
  // because rendering the screen takes several frames on a phone.
  const deferred = useDeferredValue(wanted);
  const open = wanted && deferred;
  const messages = useChat(conversation, messagesOf);
  const earlier = useChat(conversation, (state) => state.earlier);
  const streaming = useChat(conversation, (state) => state.streaming.isStreaming);
  const connection = useChat(conversation, (state) => state.connection);
  const draft = useChat(conversation, (state) => state.draft);
  const attachments = useChat(conversation, (state) => state.attachments);
  const problem = useChat(conversation, (state) => state.problem);
  const wait = useChat(conversation, (state) => state.wait);
  const later = useLater(open && connection.isConnected);
  const { edit, begin, cancel, change, submit } = useEdit();

  useEffect(() => {
    if (!open) return undefined;
    // Connects while the opening animation plays.
    conversation.open();
    return conversation.close;
  }, [open]);

  const messageActions = useCallback(
    (message: ChatScreenMessage, { latest }: ChatScreenPlace) => (
      <MessageActions message={message} latest={latest} onEdit={begin} />
    ),
    [begin],
  );
  const messageExtra = useCallback(
    ({ id }: ChatScreenMessage) => later && <later.ToolUses messageId={id} />,
    [later],
  );

  return (
    <ChatScreen
      open={open}
      onOpenChange={toggle}
      // After a followed link the conversation continues on the other page.
      onLeave={closeChat}
      name={brand.name}
      placeholder={words.placeholder}
      note={words.note}
      maxLength={messageMaxLength}
      intro={intro}
      starters={later?.startersFor(pathname) ?? []}
      followUps={later?.followUpsFor(messages) ?? []}
      messages={messages}
      writing={writing}
      {...(earlier !== "none" && {
        earlier: { state: earlier, onShow: () => void conversation.showEarlier() },
      })}
      messageActions={messageActions}
      messageExtra={messageExtra}
      attachmentHref={uploadPath}
      streaming={streaming}
      connection={connection}
      // The server's message names the remaining time, which the countdown of `wait` shows already.
      problem={wait && problem?.code === "rate_limited" ? { message: words.tooMany } : problem}
      wait={wait}
      editing={edit !== null}
      onCancelEdit={cancel}
      draft={edit?.text ?? draft}
      onDraftChange={edit ? change : conversation.setDraft}
      upload={{
        attachments,
        onAttach: conversation.attach,
        onRemoveAttachment: conversation.removeAttachment,
        onRetryAttachment: conversation.retryAttachment,
        accept,
        maxFileSize: uploadMaxBytes,
        maxFiles: messageAttachmentsMax,
      }}
      onSend={(text) => void (edit ? submit(text) : send(text))}
      onStop={conversation.stop}
      onReconnect={conversation.retry}
      onRetry={retry}
      onErase={() => void conversation.erase()}
      {...(later && { onDownload: () => void downloadAll(conversation, later.downloadTranscript) })}
    />
  );
}
