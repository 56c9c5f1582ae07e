import { listen } from "@larkline/content/calls/listen";
import { recordingLinks } from "@larkline/content/calls/recording-links";
import type { RecordingId } from "@larkline/content/calls/recordings";
import type { CallText } from "@larkline/content/page-sections";
import { Button } from "@larkline/ui/button";
import { CallWindow } from "@larkline/ui/call-window";
import { PlayIcon } from "@larkline/ui/icon";
import { Stack } from "@larkline/ui/stack";
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

/** Relative durations of utterances and pauses, in turn, for the generated waveform. */
const pattern = [8, 3, 13, 4, 9, 6];
/** Share of a live call's waveform that is drawn as played. Below 1, because the call is still running. */
const progress = 0.85;

const loadPlayer = () => import("./recorded-call.tsx");

/**
 * A call in the kit's call window, live or ended. If there is a recording, a link below plays it: then the
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

  const callWindow = (
    <CallWindow
      {...call}
      peaks={speechPeaks({ seed, pattern })}
      {...(ended ? { state: "ended" } : { progress })}
    />
  );
  if (!recording) return callWindow;
  const { path, length } = recordingLinks[recording];
  return (
    <Stack align="start">
      {callWindow}
      <Button
        variant="outline"
        href={mediaUrl(path)}
        leadingIcon={<PlayIcon />}
        onClick={onPlainPress(() => setWanted(true))}
      >
        {`${listen.hearCall}, ${length}`}
      </Button>
    </Stack>
  );
}
