import { closeChat, useInterface } from "@larkline/client/interface";
import { useEffect } from "react";

import { loadChat } from "./chat-loading.ts";
import { usePart } from "./use-part.tsx";

/** Closes the chat if Escape is pressed before its dialog exists, which handles Escape itself. */
function closeOnEscape({ key }: KeyboardEvent): void {
  if (key === "Escape" && !document.querySelector("[role=dialog]")) closeChat();
}

/**
 * Renders the chat from its first opening on. Its chunk is usually preloaded (`chat-button.tsx`). If loading
 * fails, the visitor can press the button again.
 */
export function ChatMount() {
  const open = useInterface((state) => state.chatModalOpen);
  useEffect(() => {
    if (!open) return undefined;
    addEventListener("keydown", closeOnEscape);
    return () => removeEventListener("keydown", closeOnEscape);
  }, [open]);
  return usePart({ load: loadChat, wanted: open, onFailure: closeChat, props: {} });
}
