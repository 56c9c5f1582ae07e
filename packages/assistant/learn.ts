import { Assistant } from "./src/assistant.ts";
import { siteContent } from "./src/knowledge/site.ts";

/** Learns the topic models and stores them in `dist`, so that an assistant only loads them when it starts. */
export function learnTopics(): void {
  // The constructor learns and stores the models unless they are stored already.
  void new Assistant(siteContent);
}
