import * as v from "valibot";

/**
 * Formats the first validation issue as one readable sentence that names the field and the error. Chat
 * frames and HTTP bodies are refused with this sentence.
 */
export function describeProblem(issues: readonly v.BaseIssue<unknown>[]): string {
  const issue = issues[0];
  if (issue === undefined) return "The data is invalid.";
  const path = v.getDotPath(issue);
  const missing = issue.received === "undefined";
  if (path !== null && missing) return `"${path}" is missing.`;
  // Messages of our schemas are whole sentences or begin with "must"; valibot's own begin with "Invalid".
  if (path !== null && issue.message.startsWith("must ")) return `"${path}" ${issue.message}`;
  if (path === null || !issue.message.startsWith("Invalid")) return issue.message;
  return `"${path}" must be ${issue.expected ?? "valid"}, got ${issue.received}.`;
}
