// Checks that a commit's message is a conventional commit: `feat(ui): …` (CONTRIBUTING.md). Plain
// JavaScript, because git runs it with whichever Node.js is on the machine.
import { readFileSync } from "node:fs";

const types = "feat fix perf refactor docs test style build ci chore revert".split(" ");
/** Maximum number of characters of a subject, because lists of commits cut off longer ones. */
const maximumLength = 100;

/** Matches subjects that git's own commands generate. */
const generatedByGit = /^(?:Merge |Revert "|Reapply "|(?:fixup|squash|amend)! )/;
const conventional = /^(?<type>[a-z]+)(?:\([a-z][a-z0-9-]*\))?!?: (?<description>\S.*)$/;

/** The line below which git ignores the message. With `git commit --verbose` the changes follow it. */
const scissors = /^# -+ >8 -+\r?$[^]*/m;

/**
 * @param {string} message
 * @returns {string | undefined} What is wrong with the message, as a sentence; undefined if it is valid.
 */
function problemOf(message) {
  const [subject = "", second = ""] = message
    .replace(scissors, "")
    .split(/\r?\n/)
    .filter((line) => !line.startsWith("#"))
    .join("\n")
    .trim()
    .split("\n");
  // git itself refuses an empty message.
  if (subject === "" || generatedByGit.test(subject)) return undefined;
  const parts = conventional.exec(subject)?.groups;
  if (!parts) return "The subject is not a conventional commit's.";
  if (!types.includes(parts["type"] ?? "")) return `"${parts["type"]}" is no type.`;
  if (subject.length > maximumLength)
    return `The subject has ${subject.length} characters; ${maximumLength} is the maximum.`;
  if (subject.endsWith(".")) return "The subject ends with a period.";
  if (second.trim() !== "") return "The line below the subject is not empty.";
  return undefined;
}

const problem = problemOf(readFileSync(process.argv[2] ?? "", "utf8"));
if (problem) {
  process.stderr.write(
    [
      `Not committed. ${problem}`,
      'Write "type(scope): what changes", for example "fix(ui): keep the focus in a closed menu".',
      `Types: ${types.join(", ")}. The scope is a package or a folder, and may be left out.`,
      "",
    ].join("\n"),
  );
  process.exitCode = 1;
}
