import type { ChatEntry } from "@larkline/client/chat";
import { chatLater as words } from "@larkline/content/chat-later";

type ByPage = Readonly<Record<string, readonly string[]>> & {
  readonly default: readonly string[];
};

/** Of the page itself, else of the page above it, else those of any page. */
function ofPage(questions: ByPage, path: string): readonly string[] {
  const above = path.slice(0, path.lastIndexOf("/"));
  return questions[path] ?? questions[above] ?? questions.default;
}

/** Questions to begin with on this page. */
export function startersFor(pathname: string): readonly string[] {
  return ofPage(words.starters, pathname);
}

/**
 * Questions to go on with after the latest answer: its own, else those of the page that it cites
 * first. None that was asked before.
 */
export function followUpsFor(messages: readonly ChatEntry[]): readonly string[] {
  const latest = messages.at(-1);
  if (latest?.role !== "assistant" || latest.view !== "complete") return [];
  const path = latest.sources?.[0]?.href.replace(/[?#].*$/, "");
  const offered =
    latest.followUps ??
    (path === undefined ? words.followUps.default : ofPage(words.followUps, path));
  const asked = new Set(messages.map(({ content }) => inShort(content)));
  return offered.filter((question) => !asked.has(inShort(question)));
}

/** Typed in haste it is the same question. */
function inShort(question: string): string {
  return question
    .trim()
    .toLowerCase()
    .replace(/[.!?\s]+$/, "");
}
