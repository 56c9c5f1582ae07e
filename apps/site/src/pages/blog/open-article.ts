import { openChat } from "@larkline/client/interface";
import { blog } from "@larkline/content/blog";

import { trackCta } from "../../shell/track-cta.ts";

/** A press on an article opens the chat (specification, section 2); its text is behind a link beside. */
export function openArticle(): void {
  trackCta(blog.readMore);
  openChat();
}
