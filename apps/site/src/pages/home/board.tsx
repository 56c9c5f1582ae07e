import { home } from "@larkline/content/home";
import { Switchboard, type SwitchboardLine } from "@larkline/ui/switchboard";
import { speechPeaks } from "@larkline/ui/waveform";

import { toKitLines } from "../shared/board-lines.ts";

const { callers, callersLabel, call, destinations, destinationsLabel } = home.switchboard;

const labels = { callers: callersLabel, destinations: destinationsLabel };

/** The narrowest board that shows a line, by the line's id. Every board shows the other lines. */
const shownFrom: Readonly<Record<string, SwitchboardLine["from"]>> = {
  amir: "tablet",
  "line-4": "desktop",
  june: "desktop",
  "on-call-phone": "tablet",
  "team-chat": "desktop",
  "text-message": "desktop",
};

const callerLines = toKitLines(callers, shownFrom);
const destinationLines = toKitLines(destinations, shownFrom);
/** A generated waveform, because this fictional call has no recording. */
const peaks = speechPeaks({ seed: 7, pattern: [9, 4, 17, 3, 7, 8] });
/** Share of the call that has been played. */
const progress = 0.8;

/** The switchboard in the home page's hero, with a fictional call. */
export function Board() {
  return (
    <Switchboard
      callers={callerLines}
      labels={labels}
      destinations={destinationLines}
      call={{
        label: call.label,
        caller: call.caller,
        time: call.time,
        elapsed: call.elapsed,
        transcript: call.transcript,
        peaks,
        progress,
      }}
    />
  );
}
