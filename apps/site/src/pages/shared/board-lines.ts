import type { SwitchboardCaller, SwitchboardDestination } from "@larkline/content/home";
import type { SwitchboardLine } from "@larkline/ui/switchboard";

const states = { live: "live", connected: "rest", free: "free" } as const;

/**
 * Converts callers or destinations of the content to the kit's lines.
 *
 * @param shownFrom Ids of lines that are shown only from a width on. All other lines are always shown.
 */
export function toKitLines(
  lines: readonly (SwitchboardCaller | SwitchboardDestination)[],
  shownFrom: Readonly<Record<string, SwitchboardLine["from"]>>,
): SwitchboardLine[] {
  return lines.map((line) => {
    const from = shownFrom[line.id];
    return {
      name: line.name,
      detail: "subject" in line ? line.subject : line.detail,
      state: states[line.state],
      ...(from ? { from } : {}),
    };
  });
}
