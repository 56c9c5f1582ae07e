import { industriesOverview } from "@larkline/content/industries-overview";
import { Switchboard, type SwitchboardLine } from "@larkline/ui/switchboard";
import { speechPeaks } from "@larkline/ui/waveform";

import { toKitLines } from "../shared/board-lines.ts";

const { call, callers, callersLabel, destinations, destinationsLabel } =
  industriesOverview.switchboard;

const labels = { callers: callersLabel, destinations: destinationsLabel };

/** Ids of lines that are shown only from a width on. All other lines are always shown. */
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
const peaks = speechPeaks({ seed: 29, pattern: [12, 4, 14, 3, 5, 9] });
/** Share of the call that has been played. */
const progress = 0.8;

/** A switchboard with callers of five industries. */
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
