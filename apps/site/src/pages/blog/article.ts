import { openChat } from "@larkline/client/interface";
import { blog } from "@larkline/content/blog";

import { trackCta } from "../../shell/track-cta.ts";

/** There is no page of an article: the chat tells what is in it (specification, section 2). */
export function openArticle(): void {
  trackCta(blog.readMore);
  openChat();
}
