import { Assistant } from "./src/assistant.ts";
import { siteContent } from "./src/knowledge/site.ts";

/** Learns what visitors ask and keeps it in `dist`, so that a start only reads. */
export function learnTopics(): void {
  // Made over the site's content, an assistant learns what is not kept yet.
  void new Assistant(siteContent);
}
