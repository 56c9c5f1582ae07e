/**
 * Makes the recordings of calls and greetings: speech, sound files and waveforms. make.ts calls
 * `makeRecordings` and `makeGreetings`.
 */
import { greetings } from "../../packages/content/src/calls/greetings.ts";
import type { RecordingFiles } from "../../packages/content/src/calls/media-file.ts";
import { recordings } from "../../packages/content/src/calls/recordings.ts";
import { encodeSound, soundFormats } from "./encode.ts";
import { type CallPace, type CallSound, callSound } from "./sound/call-sound.ts";
import { peaksOf } from "./sound/peaks.ts";
import { speakCall, speakGreeting } from "./voice/spoken-calls.ts";
import { type Workshop, rounded } from "./workshop.ts";

/** Pauses of a recording. Those between lines are longer than in a film, as in a real conversation. */
const pace: CallPace = { rings: false, before: 0.25, between: 0.42, after: 0.6, plugs: false };
/** Bars of a recording's waveform per second. With this number a bar is about 7 px wide. */
const slicesPerSecond = 3;

async function makeRecording(
  id: string,
  { samples, duration, lines }: CallSound,
  { store, cachePath, log }: Workshop,
): Promise<RecordingFiles> {
  const sources = [];
  for (const { ending, type, encode } of soundFormats) {
    const file = cachePath(`${id}.part.${ending}`);
    await encodeSound(samples, file, encode);
    sources.push(await store.add(id, ending, type, file));
  }
  log(`${id}: ${duration.toFixed(1)} s`);
  return {
    duration: rounded(duration),
    // At least 60 bars, because a greeting is short but its waveform is as wide as any other.
    peaks: peaksOf(samples, Math.max(slicesPerSecond, 60 / duration)),
    sources,
    at: lines.map(({ start }) => rounded(start)),
  };
}

/** Makes the recordings of `recordings`. Returns their files by the recording's id. */
export async function makeRecordings(
  workshop: Workshop,
): Promise<Readonly<Record<string, RecordingFiles>>> {
  const filesById: Record<string, RecordingFiles> = {};
  for (const [id, script] of Object.entries(recordings)) {
    const spoken = await speakCall(workshop.speaker, script);
    filesById[id] = await makeRecording(id, callSound(script.lines, spoken, pace), workshop);
  }
  return filesById;
}

/** Makes the recordings of the greetings. Returns their files by language. */
export async function makeGreetings(
  workshop: Workshop,
): Promise<Readonly<Record<string, RecordingFiles>>> {
  const filesById: Record<string, RecordingFiles> = {};
  for (const greeting of greetings) {
    const spoken = await speakGreeting(workshop.speaker, greeting);
    const sound = callSound([{ by: "agent", ...greeting }], [spoken], pace);
    filesById[greeting.lang] = await makeRecording(
      `greeting-${greeting.lang.toLowerCase()}`,
      sound,
      workshop,
    );
  }
  return filesById;
}
