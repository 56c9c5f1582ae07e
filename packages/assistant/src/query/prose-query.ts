import type { Frame } from "../frame/frame.ts";
import type { Site } from "../knowledge/site.ts";
import type { Thread } from "../thread/thread.ts";
import type { Retrieval } from "./retrieval.ts";

/** The input of `queryProse`: a question that the pages' texts answer. */
export interface ProseQuery {
  readonly site: Site;
  readonly retrieval: Retrieval;
  readonly frame: Frame;
  readonly thread: Pick<Thread, "passageIds" | "words">;
}
