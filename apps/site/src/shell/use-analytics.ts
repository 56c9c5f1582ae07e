import { interfaceStore } from "@larkline/client/interface";
import { useEffect } from "react";

import { analytics } from "./analytics.ts";
import { trackCta } from "./track-cta.ts";

/** A link that looks like a button counts as a call to action. */
const linkButton = 'main a[data-slot="button"]:not([href^="#"])';

/** Counts events of the shell: chat, scrolling, calls to action. */
export function useAnalytics(): void {
  useEffect(() => {
    analytics.start();
    const leave = interfaceStore.subscribe((now, before) => {
      if (now.chatModalOpen !== before.chatModalOpen)
        analytics.track({ event: now.chatModalOpen ? "chat_opened" : "chat_closed" });
      if (now.scrollProgress !== before.scrollProgress) analytics.scrolled(now.scrollProgress);
    });
    const onClick = ({ target }: MouseEvent): void => {
      const link = target instanceof Element ? target.closest(linkButton) : null;
      // Buttons of recordings include the length: ", 0:29".
      if (link?.textContent) trackCta(link.textContent.replace(/, \d+:\d+$/, ""));
    };
    // In the capture phase, before the router changes the page.
    addEventListener("click", onClick, { capture: true });
    return () => {
      leave();
      removeEventListener("click", onClick, { capture: true });
    };
  }, []);
}
