import { industriesOverview } from "@larkline/content/industries-overview";
import { Switchboard, type SwitchboardLine } from "@larkline/ui/switchboard";
import { speechPeaks } from "@larkline/ui/waveform";

const { call, callers, callersLabel, destinations, destinationsLabel } =
  industriesOverview.switchboard;

const labels = { callers: callersLabel, destinations: destinationsLabel };

const states = { live: "live", connected: "rest", free: "free" } as const;

/** Most lines on each side, by width. */
const roomFor: Readonly<Record<string, SwitchboardLine["from"]>> = {
  plumber: "tablet",
  lender: "desktop",
  practice: "desktop",
  intake: "tablet",
  officer: "desktop",
  nurse: "desktop",
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
const peaks = speechPeaks({ seed: 29, pattern: [12, 4, 14, 3, 5, 9] });
/** Share of the call that has been played. */
const progress = 0.8;

/** A switchboard with five industries. */
export function TradesBoard() {
  return (
    <Switchboard
      callers={callerLines}
      labels={labels}
      destinations={destinationLines}
      call={{ ...call, peaks, progress }}
    />
  );
}
