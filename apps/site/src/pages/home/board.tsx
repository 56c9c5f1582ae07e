import { home } from "@larkline/content/home";
import { Switchboard, type SwitchboardLine } from "@larkline/ui/switchboard";
import { speechPeaks } from "@larkline/ui/waveform";

import { toKitLines } from "../shared/board-lines.ts";

const { callers, callersLabel, call, destinations, destinationsLabel } = home.switchboard;

const labels = { callers: callersLabel, destinations: destinationsLabel };

/**
 * The narrowest screen on which the board shows a line, by the line's id: narrower boards have room for fewer
 * lines. Lines that are not listed here are shown on every screen.
 */
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
/**
 * A generated waveform, because this fictional call has no recording. `pattern` has the relative durations of
 * utterances and pauses, in turn.
 */
const peaks = speechPeaks({ seed: 7, pattern: [9, 4, 17, 3, 7, 8] });
/** Share of the waveform that is drawn as played. Below 1, because the call is shown as live. */
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
