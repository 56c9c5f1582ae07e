import { industriesOverview } from "@larkline/content/industries-overview";
import { Switchboard, type SwitchboardLine } from "@larkline/ui/switchboard";
import { speechPeaks } from "@larkline/ui/waveform";

const { call, callers, callersLabel, destinations, destinationsLabel } =
  industriesOverview.switchboard;

const labels = { callers: callersLabel, destinations: destinationsLabel };

const states = { live: "live", connected: "rest", free: "free" } as const;

/** Ids of lines that are shown only from a width on. All other lines are always shown. */
const shownFrom: Readonly<Record<string, SwitchboardLine["from"]>> = {
  plumber: "tablet",
  lender: "desktop",
  practice: "desktop",
  intake: "tablet",
  officer: "desktop",
  nurse: "desktop",
};

/** Converts a line of the content to the kit's type. */
function toKitLine(
  { id, name, state }: { id: string; name: string; state: keyof typeof states },
  detail: string,
): SwitchboardLine {
  const from = shownFrom[id];
  return { name, detail, state: states[state], ...(from ? { from } : {}) };
}

const callerLines = callers.map((caller) => toKitLine(caller, caller.subject));
const destinationLines = destinations.map((place) => toKitLine(place, place.detail));
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
