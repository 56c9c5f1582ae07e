import { interfaceStore } from "@larkline/client/interface";
import { useEffect } from "react";

import { analytics } from "./analytics.ts";
import { trackCta } from "./track-cta.ts";

/** Matches links in `main` that look like buttons, except those to a fragment. They are calls to action. */
const linkButton = 'main a[data-slot="button"]:not([href^="#"])';

/**
 * Hook: starts analytics, and counts opening and closing the chat, scrolling, and clicks on links that look
 * like buttons.
 */
export function useAnalytics(): void {
  useEffect(() => {
    analytics.start();
    const unsubscribe = interfaceStore.subscribe((now, before) => {
      if (now.chatModalOpen !== before.chatModalOpen)
        analytics.track({ event: now.chatModalOpen ? "chat_opened" : "chat_closed" });
      if (now.scrollProgress !== before.scrollProgress) analytics.scrolled(now.scrollProgress);
    });
    const onClick = ({ target }: MouseEvent): void => {
      const link = target instanceof Element ? target.closest(linkButton) : null;
      // Removes the length from the text of links to recordings: ", 0:29".
      if (link?.textContent) trackCta(link.textContent.replace(/, \d+:\d+$/, ""));
    };
    // In the capture phase, before the router changes the page.
    addEventListener("click", onClick, { capture: true });
    return () => {
      unsubscribe();
      removeEventListener("click", onClick, { capture: true });
    };
  }, []);
}
