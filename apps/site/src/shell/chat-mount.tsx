import { closeChat, useInterface } from "@larkline/client/interface";

import { loadChat } from "./chat-loading.ts";
import { usePart } from "./use-part.tsx";

/**
 * Renders the chat after it was opened for the first time. Its chunk is preloaded
 * (`chat-button.tsx`); if loading fails, the button can be pressed again.
 */
export function ChatMount() {
  const open = useInterface((state) => state.chatModalOpen);
  return usePart({ load: loadChat, wanted: open, onFailure: closeChat, props: {} });
}
