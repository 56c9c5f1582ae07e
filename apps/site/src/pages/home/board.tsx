import { home } from "@larkline/content/home";
import { Switchboard, type SwitchboardLine } from "@larkline/ui/switchboard";
import { speechPeaks } from "@larkline/ui/waveform";

const { callers, callersLabel, call, destinations, destinationsLabel } = home.switchboard;

const labels = { callers: callersLabel, destinations: destinationsLabel };

const states = { live: "live", connected: "rest", free: "free" } as const;

/** Lines that are hidden on narrow boards. */
const roomFor: Readonly<Record<string, SwitchboardLine["from"]>> = {
  amir: "tablet",
  "line-4": "desktop",
  june: "desktop",
  "on-call-phone": "tablet",
  "team-chat": "desktop",
  "text-message": "desktop",
};

/** Converts a line of the content to the kit's. */
function line(
  { id, name, state }: { id: string; name: string; state: keyof typeof states },
  detail: string,
): SwitchboardLine {
  const from = roomFor[id];
  return { name, detail, state: states[state], ...(from ? { from } : {}) };
}

const callerLines = callers.map((caller) => line(caller, caller.subject));
const destinationLines = destinations.map((place) => line(place, place.detail));
/** Waveform of a fictional call, for which there is no recording. */
const peaks = speechPeaks({ seed: 7, pattern: [9, 4, 17, 3, 7, 8] });
/** Share of the call that has been played. */
const progress = 0.8;

/** The hero's switchboard with a sample call. */
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
