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
  /** Seed of the waveform that is shown without the recording. */
  seed: number;
  /** The call has ended: nothing moves. */
  ended?: boolean;
  /** The recording of the call. */
  recording?: RecordingId;
}

/** Durations of the utterances and pauses. */
const pattern = [8, 3, 13, 4, 9, 6];
/** Share of the call that has been played. */
const progress = 0.85;

const loadPlayer = () => import("./recorded-call.tsx");

/**
 * A call in its window, live or ended. With a recording a player replaces the window when the
 * visitor wants to listen; nothing is loaded before.
 */
export function HeardCall({ call, seed, ended = false, recording }: HeardCallProps) {
  const [wanted, setWanted] = useState(false);
  const player = usePart({
    load: loadPlayer,
    wanted,
    // If our player cannot be loaded, the browser's own plays the file.
    onFailure: () => recording && location.assign(mediaUrl(recordingLinks[recording].path)),
    props: { recording: recording ?? "ai-receptionist" },
  });
  if (player) return player;

  const shown = (
    <CallWindow
      {...call}
      peaks={speechPeaks({ seed, pattern })}
      {...(ended ? { state: "ended" } : { progress })}
    />
  );
  if (!recording) return shown;
  const { path, length } = recordingLinks[recording];
  return (
    <Stack align="start">
      {shown}
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
