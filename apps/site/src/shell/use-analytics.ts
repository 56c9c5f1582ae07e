import { interfaceStore } from "@larkline/client/interface";
import { useEffect } from "react";

import { analytics } from "./analytics.ts";
import { trackCta } from "./track-cta.ts";

/** A link that looks like a button and leads away: a call to action as well. */
const linkButton = 'main a[data-slot="button"]:not([href^="#"])';

/** Counts what happens in the frame: the chat, the scrolling, links that call to action. */
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
      // A recording's button says its length as well: ", 0:29".
      if (link?.textContent) trackCta(link.textContent.replace(/, \d+:\d+$/, ""));
    };
    // Before the router acts: the page that it is on is the one that counts.
    addEventListener("click", onClick, { capture: true });
    return () => {
      leave();
      removeEventListener("click", onClick, { capture: true });
    };
  }, []);
}
