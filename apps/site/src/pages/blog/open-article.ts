import { openChat } from "@larkline/client/interface";
import { blog } from "@larkline/content/blog";

import { trackCta } from "../../shell/track-cta.ts";

/**
 * Handles a click on an article's card: counts it and opens the chat (specification, section 2, "Blog"). A
 * separate link on the card leads to the article's page.
 */
export function openArticle(): void {
  trackCta(blog.readMore);
  openChat();
}
