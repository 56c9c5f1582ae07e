import { closeChat, useInterface } from "@larkline/client/interface";

import { loadChat } from "./chat-loading.ts";
import { usePart } from "./use-part.tsx";

/**
 * Renders the chat from its first opening on. Its chunk is usually preloaded (`chat-button.tsx`). If loading
 * fails, the visitor can press the button again.
 */
export function ChatMount() {
  const open = useInterface((state) => state.chatModalOpen);
  return usePart({ load: loadChat, wanted: open, onFailure: closeChat, props: {} });
}
