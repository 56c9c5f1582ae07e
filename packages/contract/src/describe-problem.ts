import * as v from "valibot";

/**
 * Formats the first validation issue as one readable sentence: what is wrong and in which field. If the
 * schema has a message of its own, it also says what to do.
 */
export function describeProblem(issues: readonly v.BaseIssue<unknown>[]): string {
  const issue = issues[0];
  if (issue === undefined) return "The data is invalid.";
  const path = v.getDotPath(issue);
  const missing = issue.received === "undefined";
  if (path !== null && missing) return `"${path}" is missing.`;
  // Our own messages are whole sentences or begin with "must"; the library's begin with "Invalid".
  if (path !== null && issue.message.startsWith("must ")) return `"${path}" ${issue.message}`;
  if (path === null || !issue.message.startsWith("Invalid")) return issue.message;
  return `"${path}" must be ${issue.expected ?? "valid"}, got ${issue.received}.`;
}
