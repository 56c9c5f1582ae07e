/** Turns problems and exceptions into the message of the failing test. */
import type { Problem } from "./problem.ts";
import type { Skip } from "./skips.ts";

/** Whether an exception applies to a problem of its story. */
const excuses = (skip: Skip, problem: Problem) =>
  skip.check === problem.check && (skip.mode === undefined || skip.mode === problem.mode);

/** The failure's message, or undefined if the story passes. */
export function verdict(
  id: string,
  problems: readonly Problem[],
  skips: readonly Skip[],
): string | undefined {
  const ownSkips = skips.filter(({ story }) => story === id);
  const unexcused = problems.filter((problem) => !ownSkips.some((skip) => excuses(skip, problem)));
  const lines = [...groupByMessage(unexcused)];
  for (const skip of ownSkips) {
    if (!problems.some((problem) => excuses(skip, problem))) {
      const where = skip.mode ? `, ${skip.mode}` : "";
      lines.push(`[${skip.check}${where}] has an unnecessary exception in skips.ts: remove it`);
    }
  }
  return lines.length > 0 ? `${id}\n  ${lines.join("\n  ")}` : undefined;
}

/** One line for each message, with all modes that have the problem. Messages may differ in numbers. */
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
