import { closeChat, useInterface } from "@larkline/client/interface";
import { type ComponentType, useEffect, useState } from "react";

import { loadChat } from "./chat-loading.ts";

/**
 * The conversation, once it has been asked for. Its part of the application is fetched ahead
 * (`loader/loader.ts`, `chat-button.tsx`), so that it opens at once; if it cannot be fetched, the
 * button can be pressed again.
 */
export function ChatMount() {
  const open = useInterface((state) => state.chatModalOpen);
  const [Chat, setChat] = useState<ComponentType>();

  useEffect(() => {
    if (!open || Chat) return undefined;
    let wanted = true;
    loadChat().then(
      (module) => {
        if (wanted) setChat(() => module.default);
      },
      () => {
        if (wanted) closeChat();
      },
    );
    return () => {
      wanted = false;
    };
  }, [open, Chat]);

  return Chat ? <Chat /> : null;
}
