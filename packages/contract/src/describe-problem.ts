import * as v from "valibot";

/**
 * Formats the first issue of a schema as one sentence for people: what is wrong, where, and what to
 * do if the schema says so.
 */
export function describeProblem(issues: readonly v.BaseIssue<unknown>[]): string {
  const issue = issues[0];
  if (issue === undefined) return "The data does not fit.";
  const path = v.getDotPath(issue);
  const missing = issue.received === "undefined";
  if (path !== null && missing) return `"${path}" is missing.`;
  // Our own messages are whole sentences or begin with "must"; the library's begin with "Invalid".
  if (path !== null && issue.message.startsWith("must ")) return `"${path}" ${issue.message}`;
  if (path === null || !issue.message.startsWith("Invalid")) return issue.message;
  return `"${path}" must be ${issue.expected ?? "valid"}, got ${issue.received}.`;
}
