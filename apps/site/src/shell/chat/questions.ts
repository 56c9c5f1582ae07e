import type { ChatEntry } from "@larkline/client/chat";
import { chatLater as words } from "@larkline/content/chat-later";

/** Questions by the path of a page, and those for all other pages. */
type ByPage = Readonly<Record<string, readonly string[]>> & {
  readonly default: readonly string[];
};

/** The questions for a path: its own entry, or that of its parent page, or the default. */
function ofPage(questions: ByPage, path: string): readonly string[] {
  const parentPath = path.slice(0, path.lastIndexOf("/"));
  return questions[path] ?? questions[parentPath] ?? questions.default;
}

/** Starter questions for a page. */
export function startersFor(pathname: string): readonly string[] {
  return ofPage(words.starters, pathname);
}

/**
 * Follow-up questions for the latest answer: its own, or those of the first page that it cites, or the
 * default ones. Questions that were asked before are left out.
 */
export function followUpsFor(messages: readonly ChatEntry[]): readonly string[] {
  const latest = messages.at(-1);
  if (latest?.role !== "assistant" || latest.view !== "complete") return [];
  const path = latest.sources?.[0]?.href.replace(/[?#].*$/, "");
  const candidates =
    latest.followUps ??
    (path === undefined ? words.followUps.default : ofPage(words.followUps, path));
  const asked = new Set(messages.map(({ content }) => normalized(content)));
  return candidates.filter((question) => !asked.has(normalized(question)));
}

/** A question in lower case and without punctuation at its end, for comparison. */
function normalized(question: string): string {
  return question
    .trim()
    .toLowerCase()
    .replace(/[.!?\s]+$/, "");
}
