import * as v from "valibot";

/** Shortens a text that the sender chose, so that a long one does not make the refusal long. */
const shortened = (text: string) => (text.length > 64 ? `${text.slice(0, 64)}…` : text);

/** Valibot's names of types, in words. */
const words: Readonly<Record<string, string>> = {
  string: "a text",
  number: "a number",
  boolean: "true or false",
  Object: "an object",
  Array: "a list",
};

/** Names types in words. Valibot lists alternatives as `(string | number)`. */
const inWords = (types: string) =>
  types
    .replace(/^\((.*)\)$/, "$1")
    .split(" | ")
    .map((type) => words[type] ?? type)
    .join(" or ");

/** What a field must be, in words. Valibot describes a limit as a comparison, and a whole number not at all. */
function expectedBy({ type, input, requirement, expected }: v.BaseIssue<unknown>): string {
  if (type === "integer") return "a whole number";
  if (type === "min_value") return `at least ${String(requirement)}`;
  if (type === "max_length" && typeof input === "string")
    return `at most ${String(requirement)} characters long`;
  return expected === null ? "valid" : inWords(expected);
}

/**
 * Formats the first validation issue as one readable sentence that names the field and the error. Chat
 * frames and HTTP bodies are refused with this sentence.
 */
export function describeProblem(issues: readonly v.BaseIssue<unknown>[]): string {
  const issue = issues[0];
  if (issue === undefined) return "The data is invalid.";
  const dotPath = v.getDotPath(issue);
  const path = dotPath === null ? null : shortened(dotPath);
  const missing = issue.received === "undefined";
  if (path !== null && missing) return `"${path}" is missing.`;
  // Messages of our schemas are whole sentences or begin with "must"; valibot's own begin with "Invalid".
  if (path !== null && issue.message.startsWith("must ")) return `"${path}" ${issue.message}`;
  if (!issue.message.startsWith("Invalid")) return issue.message;
  return `${path === null ? "The data" : `"${path}"`} must be ${expectedBy(issue)}, got ${shortened(words[issue.received] ?? issue.received)}.`;
}
