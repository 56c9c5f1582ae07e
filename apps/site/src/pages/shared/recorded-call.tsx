import { recordingFiles } from "@larkline/content/calls/recording-files";
import { type RecordingId, recordings } from "@larkline/content/calls/recordings";
import { CallPlayer } from "@larkline/ui/call-player";

import { mediaSource } from "./media-url.ts";
import { useFocusAndPlay } from "./use-focus-and-play.ts";

interface RecordedCallProps {
  recording: RecordingId;
}

/** A recording's player, which replaces the clicked link, takes the focus and plays. */
export default function RecordedCall({ recording }: RecordedCallProps) {
  const { label, caller, time, lines, outcome } = recordings[recording];
  const { duration, peaks, sources, at } = recordingFiles[recording];
  return (
    <CallPlayer
      ref={useFocusAndPlay()}
      tabIndex={-1}
      label={label}
      caller={caller}
      time={time}
      sources={sources.map(mediaSource)}
      duration={duration}
      peaks={peaks}
      transcript={lines.map((line, index) => ({ ...line, at: at[index] ?? 0 }))}
      outcome={outcome}
    />
  );
}
