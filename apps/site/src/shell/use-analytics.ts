import { interfaceStore } from "@larkline/client/interface";
import { useEffect } from "react";

import { analytics } from "./analytics.ts";
import { startAnalytics } from "./start-analytics.ts";

/** Hook: starts analytics, and counts opening and closing the chat, and scrolling. */
export function useAnalytics(): void {
  useEffect(() => {
    startAnalytics();
    return interfaceStore.subscribe((now, before) => {
      if (now.chatModalOpen !== before.chatModalOpen)
        analytics.track({ event: now.chatModalOpen ? "chat_opened" : "chat_closed" });
      if (now.scrollProgress !== before.scrollProgress) analytics.scrolled(now.scrollProgress);
    });
  }, []);
}
