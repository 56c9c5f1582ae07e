import type { Retrieval } from "@larkline/assistant/query/retrieval";
import type { ToolArguments, ToolResults } from "@larkline/contract/tools";

/** How many passages are returned when nothing is said. */
const usualLimit = 4;

/** Passages of the site about a question, best first; none when the site has none. */
export function searchContent(
  retrieval: Retrieval,
  { query, limit = usualLimit }: ToolArguments["search_content"],
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
