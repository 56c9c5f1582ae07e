import { recordingLinks } from "@larkline/content/calls/recording-links";
import { recordings } from "@larkline/content/calls/recordings";
import type { RecordingText } from "@larkline/content/page-sections";
import type { SectionProps } from "@larkline/ui/section";

import { HeadedSection } from "./headed-section.tsx";
import { HeardCall } from "./heard-call.tsx";

interface PageRecordingProps extends Pick<SectionProps, "ground"> {
  text: RecordingText;
  /** Seed of the waveform that is shown until the recording is played. */
  seed: number;
}

/** Number of transcript lines that are shown before the recording is played. */
const visibleLineCount = 3;

/** A section with a recorded call: the first lines of its transcript, and a player after a click. */
export function PageRecording({ text, seed, ground }: PageRecordingProps) {
  const { label, caller, time, lines } = recordings[text.recording];
  return (
    <HeadedSection id={text.anchor} title={text.title} lede={text.lede} ground={ground}>
      <HeardCall
        call={{
          label,
          caller,
          time,
          elapsed: recordingLinks[text.recording].length,
          elapsedLabel: recordingLinks[text.recording].length,
          transcript: lines.slice(0, visibleLineCount),
        }}
        seed={seed}
        recording={text.recording}
        ended
      />
    </HeadedSection>
  );
}
