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
  /** Whole number that its line is drawn from, until somebody listens. */
  seed: number;
  /** It is over: everything is at rest. */
  ended?: boolean;
  /** The whole call as a recording. */
  recording?: RecordingId;
}

/** Lengths of what is said and of the pauses between. */
const pattern = [8, 3, 13, 4, 9, 6];
/** Part of the call that has been heard. */
const progress = 0.85;

const loadPlayer = () => import("./recorded-call.tsx");

/**
 * A call in its window, on the line at this moment or over. Where there is a recording a player takes
 * the window's place as soon as somebody wants to hear it, and nothing of it is fetched before.
 */
export function HeardCall({ call, seed, ended = false, recording }: HeardCallProps) {
  const [wanted, setWanted] = useState(false);
  const player = usePart({
    load: loadPlayer,
    wanted,
    // The browser's own player needs no part of ours.
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
