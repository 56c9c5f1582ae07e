import type { AssistantContent } from "../content.ts";
import { Retrieval } from "../retrieval.ts";
import { Reader } from "../understanding.ts";

/** What decisions are made from. */
export interface Context {
  content: AssistantContent;
  reader: Reader;
  retrieval: Retrieval;
}
