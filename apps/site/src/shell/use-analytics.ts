import { interfaceStore } from "@larkline/client/interface";
import { useEffect } from "react";
import { useLocation } from "react-router-dom";

import { analytics } from "./analytics.ts";
import { startAnalytics } from "./start-analytics.ts";

/** Hook: starts analytics, and counts opening and closing the chat, and scrolling. */
export function useAnalytics(): void {
  const { pathname } = useLocation();
  useEffect(() => startAnalytics(pathname), [pathname]);
  useEffect(
    () =>
      interfaceStore.subscribe((now, before) => {
        if (now.chatModalOpen !== before.chatModalOpen)
          analytics.track({ event: now.chatModalOpen ? "chat_opened" : "chat_closed" });
        if (now.scrollProgress !== before.scrollProgress) analytics.scrolled(now.scrollProgress);
      }),
    [],
  );
}
