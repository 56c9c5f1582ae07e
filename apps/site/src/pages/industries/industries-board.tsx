import { industriesOverview } from "@larkline/content/industries-overview";
import { Switchboard, type SwitchboardLine } from "@larkline/ui/switchboard";
import { speechPeaks } from "@larkline/ui/waveform";

import { toKitLines } from "../shared/board-lines.ts";

const { call, callers, callersLabel, destinations, destinationsLabel } =
  industriesOverview.switchboard;

const labels = { callers: callersLabel, destinations: destinationsLabel };

/**
 * The narrowest screen on which the board shows a line, by the line's id: narrower boards have room for fewer
 * lines. Lines that are not listed here are shown on every screen.
 */
const shownFrom: Readonly<Record<string, SwitchboardLine["from"]>> = {
  plumber: "tablet",
  lender: "desktop",
  practice: "desktop",
  intake: "tablet",
  officer: "desktop",
  nurse: "desktop",
};

const callerLines = toKitLines(callers, shownFrom);
const destinationLines = toKitLines(destinations, shownFrom);
/**
 * A generated waveform, because this fictional call has no recording. `pattern` has the relative durations of
 * utterances and pauses, in turn.
 */
const peaks = speechPeaks({ seed: 29, pattern: [12, 4, 14, 3, 5, 9] });
/** Share of the waveform that is drawn as played. Below 1, because the call is shown as live. */
const progress = 0.8;

/** The switchboard in the hero of the industries overview, with callers of several industries. */
export function IndustriesBoard() {
  return (
    <Switchboard
      callers={callerLines}
      labels={labels}
      destinations={destinationLines}
      call={{ ...call, peaks, progress }}
    />
  );
}
