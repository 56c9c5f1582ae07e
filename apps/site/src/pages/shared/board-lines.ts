import type { SwitchboardCaller, SwitchboardDestination } from "@larkline/content/home";
import type { SwitchboardLine } from "@larkline/ui/switchboard";

/** The kit's states of a line, by the content's states. */
const states = { live: "live", connected: "rest", free: "free" } as const;

/**
 * Converts callers or destinations of the content to lines of the kit's `Switchboard`.
 *
 * @param shownFrom The narrowest screen on which the board shows a line, by the line's id. Lines that are not
 * listed are shown on every screen.
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
