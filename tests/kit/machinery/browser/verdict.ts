/** Turns problems and exceptions into the message of the failing test. */
import type { Problem } from "./problem.ts";
import type { Skip } from "./skips.ts";

const excuses = (skip: Skip, problem: Problem) =>
  skip.check === problem.check && (skip.mode === undefined || skip.mode === problem.mode);

/** The failure's text, or undefined if the story passes. */
export function verdict(
  id: string,
  problems: readonly Problem[],
  skips: readonly Skip[],
): string | undefined {
  const ours = skips.filter(({ story }) => story === id);
  const left = problems.filter((problem) => !ours.some((skip) => excuses(skip, problem)));
  const lines = [...groupByMessage(left)];
  for (const skip of ours) {
    if (!problems.some((problem) => excuses(skip, problem))) {
      const where = skip.mode ? `, ${skip.mode}` : "";
      lines.push(
        `[${skip.check}${where}] is excused in skips.ts without need: remove the exception`,
      );
    }
  }
  return lines.length > 0 ? `${id}\n  ${lines.join("\n  ")}` : undefined;
}

/** The same problem in several modes is one line. */
function groupByMessage(problems: readonly Problem[]): Iterable<string> {
  const modes = new Map<string, { check: string; modes: string[]; message: string }>();
  for (const { check, mode, message } of problems) {
    const key = `${check} ${message.replaceAll(/\d+/g, "#")}`;
    const entry = modes.get(key);
    if (entry?.modes.includes(mode)) continue;
    if (entry) entry.modes.push(mode);
    else modes.set(key, { check, modes: [mode], message });
  }
  return [...modes.values()].map(
    ({ check, modes: [mode, ...others], message }) =>
      `[${[check, mode === check ? "" : mode, ...others].filter(Boolean).join("; ")}] ${message}`,
  );
}
