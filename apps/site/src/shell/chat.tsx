import {
  createChat,
  introInitializingMs,
  introLeaveMs,
  introReadyMs,
  messageMaxLength,
  useChat,
} from "@larkline/client/chat";
import { closeChat, openChat, useInterface } from "@larkline/client/interface";
import { brand } from "@larkline/content/brand";
import { chat as words } from "@larkline/content/chat";
import { ChatScreen } from "@larkline/ui/chat-screen";
import { useEffect } from "react";
import { useLocation } from "react-router-dom";

import { analytics } from "./analytics.ts";

/** One conversation for the whole visit, whatever page it is opened from. */
const chat = createChat();

const send = async (text: string): Promise<void> => {
  const { sent } = await chat.send(text);
  if (!sent) return;
  const sessionId = chat.store.getState().session?.id ?? null;
  analytics.track({ event: "message_sent", length: text.trim().length, sessionId });
};
const resend = (messageId: string): void => void chat.resend(messageId);
const stop = (): void => chat.stop();
const retry = (): void => chat.retry();
const setDraft = (draft: string): void => chat.setDraft(draft);
const toggle = (open: boolean): void => (open ? openChat() : closeChat());

const intro = {
  initializing: introInitializingMs,
  ready: introReadyMs,
  leaving: introLeaveMs,
};

chat.store.subscribe(({ connection: { error } }, before) => {
  if (error && error !== before.connection.error)
    analytics.track({ event: "connection_error", message: error });
});

/** Questions to begin with on this page. */
function startersFor(pathname: string): readonly string[] {
  const byPage: Readonly<Record<string, readonly string[]>> = words.starters;
  return byPage[pathname] ?? words.starters.default;
}

/** The kit's screen, fed by the client: connected while it is open (specification, section 4). */
export default function Chat() {
  const { pathname } = useLocation();
  const open = useInterface((state) => state.chatModalOpen);
  const state = useChat(chat, (all) => all);

  useEffect(() => {
    if (!open) return undefined;
    // The line is opened while the intro plays.
    chat.open();
    return () => chat.close();
  }, [open]);

  return (
    <ChatScreen
      open={open}
      onOpenChange={toggle}
      name={brand.name}
      placeholder={words.placeholder}
      maxLength={messageMaxLength}
      intro={intro}
      starters={startersFor(pathname)}
      messages={state.messages}
      streaming={state.streaming.isStreaming}
      connection={state.connection}
      problem={state.problem}
      draft={state.draft}
      onDraftChange={setDraft}
      onSend={(text) => void send(text)}
      onStop={stop}
      onReconnect={retry}
      onRetry={resend}
    />
  );
}
