import { listen } from "@larkline/content/calls/listen";
import { recordingLinks } from "@larkline/content/calls/recording-links";
import type { RecordingId } from "@larkline/content/calls/recordings";
import type { CallText } from "@larkline/content/page-sections";
import { Button } from "@larkline/ui/button";
import { CallWindow } from "@larkline/ui/call-window";
import { PlayIcon } from "@larkline/ui/icon";
import { speechPeaks } from "@larkline/ui/waveform";
import { useState } from "react";

import { usePart } from "../../shell/use-part.tsx";
import { mediaUrl } from "./media-url.ts";
import { onPlainPress } from "./on-plain-press.ts";

interface HeardCallProps {
  call: CallText;
  /**
   * Seed of the generated waveform (`speechPeaks`), which is shown until the recording is played. Any number;
   * another number gives another drawing.
   */
  seed: number;
  /** Whether the call has ended; otherwise it is shown as live, with animations. */
  ended?: boolean;
  /** Id of the call's recording, if there is one. */
  recording?: RecordingId;
}

/** Number of peaks of the generated waveform: eight pixels each in the widest window. */
const peakCount = 80;
/** Share of a live call's waveform that is drawn as played. Below 1, because the call is still running. */
const progress = 0.85;

/**
 * Durations of clauses and pauses, in turn and in peaks, for the generated waveform: they follow the call's text, so
 * that no two calls have the same rhythm. The part that has not been played is silent.
 */
function speechPattern(transcript: CallText["transcript"]): readonly number[] {
  const clauses = transcript.flatMap(({ text }) => {
    const parts = text.split(/(?<=[,.:?]) /);
    return parts.map((part, index) => ({
      words: part.split(" ").length,
      // The pause between two speakers is longer than one inside a turn.
      pause: index + 1 < parts.length ? 1 : 3,
    }));
  });
  const words = clauses.reduce((sum, clause) => sum + clause.words, 0);
  const pauses = clauses.reduce((sum, { pause }) => sum + pause, 0);
  const perWord = (peakCount * progress - pauses) / words;
  const spoken = clauses.flatMap((clause) => [
    Math.max(2, Math.round(clause.words * perWord)),
    clause.pause,
  ]);
  return [...spoken, 0, peakCount - spoken.reduce((sum, length) => sum + length, 0)];
}

const loadPlayer = () => import("./recorded-call.tsx");

/**
 * A call in the kit's call window, live or ended. If there is a recording, a link in it plays it: then the
 * player is loaded and replaces the window.
 */
export function HeardCall({ call, seed, ended = false, recording }: HeardCallProps) {
  const [wanted, setWanted] = useState(false);
  const player = usePart({
    load: loadPlayer,
    wanted,
    // If our player cannot be loaded, the browser opens the file and plays it.
    onFailure: () => {
      // After the visitor has come back, the link works again.
      setWanted(false);
      if (recording) location.assign(mediaUrl(recordingLinks[recording].path));
    },
    // The fallback is never played: without a recording there is no link, so `wanted` stays false.
    props: { recording: recording ?? "ai-receptionist" },
  });
  if (player) return player;

  const link = recording && recordingLinks[recording];
  return (
    <CallWindow
      {...call}
      peaks={speechPeaks({ seed, pattern: speechPattern(call.transcript) })}
      {...(ended ? { state: "ended" } : { progress })}
      action={
        link && (
          <Button
            variant="outline"
            href={mediaUrl(link.path)}
            type={listen.linkedType}
            leadingIcon={<PlayIcon />}
            onClick={onPlainPress(() => setWanted(true))}
          >
            {`${listen.hearCall}, ${link.length}`}
          </Button>
        )
      }
    />
  );
}
