import { closeChat, useInterface } from "@larkline/client/interface";

import { loadChat } from "./chat-loading.ts";
import { usePart } from "./use-part.tsx";

/**
 * The conversation, once it has been asked for. Its part of the application is fetched ahead
 * (`chat-button.tsx`), so that it opens at once; if it cannot be fetched, the button can be pressed
 * again.
 */
export function ChatMount() {
  const open = useInterface((state) => state.chatModalOpen);
  return usePart({ load: loadChat, wanted: open, onFailure: closeChat, props: {} });
}
