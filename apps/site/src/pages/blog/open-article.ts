import { openChat } from "@larkline/client/interface";
import { blog } from "@larkline/content/blog";

import { trackCta } from "../../shell/track-cta.ts";

/**
 * A click on an article opens the chat (specification, section 2); a separate link leads to its
 * page.
 */
export function openArticle(): void {
  trackCta(blog.readMore);
  openChat();
}
