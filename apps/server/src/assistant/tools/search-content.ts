import type { Retrieval } from "@larkline/assistant/query/retrieval";
import type { ToolArguments, ToolResults } from "@larkline/contract/tools";

/** Default number of passages. */
const defaultLimit = 4;

/**
 * The tool `search_content`: returns the site's passages about a question, best match first. May be empty.
 */
export function searchContent(
  retrieval: Retrieval,
  { query, limit = defaultLimit }: ToolArguments["search_content"],
): ToolResults["search_content"] {
  return {
    passages: retrieval.search(query, limit).map(({ id, title, text, source }) => ({
      id,
      title,
      text,
      source: { title: source.title, href: source.href },
    })),
  };
}
