import { closeChat, useInterface } from "@larkline/client/interface";
import { loadFailure } from "@larkline/content/load-failure";
import { useEffect } from "react";

import { loadChat } from "./chat-loading.ts";
import { usePart } from "./use-part.tsx";

/** Closes the chat if Escape is pressed before its dialog exists, which handles Escape itself. */
function closeOnEscape({ key }: KeyboardEvent): void {
  if (key === "Escape" && !document.querySelector("[role=dialog]")) closeChat();
}

/** Tells the visitor that the chat could not be loaded. An alert, because it needs no further module. */
function onFailure(): void {
  closeChat();
  alert(loadFailure);
}

/**
 * Renders the chat from its first opening on. Its chunk is usually preloaded (`chat-button.tsx`). If loading
 * fails, an alert says so.
 */
export function ChatMount() {
  const open = useInterface((state) => state.chatModalOpen);
  useEffect(() => {
    if (!open) return undefined;
    addEventListener("keydown", closeOnEscape);
    return () => removeEventListener("keydown", closeOnEscape);
  }, [open]);
  return usePart({ load: loadChat, wanted: open, onFailure, props: {} });
}
