import type { CallText } from "@larkline/content/page-sections";
import { CallWindow } from "@larkline/ui/call-window";
import { speechPeaks } from "@larkline/ui/waveform";

interface HeardCallProps {
  call: CallText;
  /** Whole number that its line is drawn from: made-up calls have no recording. */
  seed: number;
  /** It is over: everything is at rest. */
  ended?: boolean;
}

/** Lengths of what is said and of the pauses between. */
const pattern = [8, 3, 13, 4, 9, 6];
/** Part of the call that has been heard. */
const progress = 0.85;

/** A made-up call in its window, on the line at this moment or over. */
export function HeardCall({ call, seed, ended = false }: HeardCallProps) {
  return (
    <CallWindow
      {...call}
      peaks={speechPeaks({ seed, pattern })}
      {...(ended ? { state: "ended" } : { progress })}
    />
  );
}
