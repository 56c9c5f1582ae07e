import { greetings } from "../../packages/content/src/calls/greetings.ts";
import type { RecordingFiles } from "../../packages/content/src/calls/media-file.ts";
import { recordings } from "../../packages/content/src/calls/recordings.ts";
import { encodeSound, soundFormats } from "./encode.ts";
import { type CallPace, type CallSound, callSound } from "./sound/call-sound.ts";
import { peaksOf } from "./sound/peaks.ts";
import { speakCall, speakGreeting } from "./voice/spoken-calls.ts";
import { type Workshop, rounded } from "./workshop.ts";

/** How a recording is paced: somebody listens. */
const pace: CallPace = { rings: false, before: 0.25, between: 0.42, after: 0.6, plugs: false };
/** Slices of a recording's waveform a second: one for about every 7 px. */
const slices = 3;

async function makeRecording(
  id: string,
  { samples, duration, lines }: CallSound,
  { store, part, say }: Workshop,
): Promise<RecordingFiles> {
  const sources = [];
  for (const { ending, type, encode } of soundFormats) {
    const file = part(`${id}.part.${ending}`);
    await encodeSound(samples, file, encode);
    sources.push(await store.add(id, ending, type, file));
  }
  say(`${id}: ${duration.toFixed(1)} s`);
  return {
    duration: rounded(duration),
    // A greeting is short, its line as long as any other.
    peaks: peaksOf(samples, Math.max(slices, 60 / duration)),
    sources,
    at: lines.map(({ start }) => rounded(start)),
  };
}

/** The calls of the product and solution pages, by id. */
export async function makeRecordings(
  workshop: Workshop,
): Promise<Readonly<Record<string, RecordingFiles>>> {
  const made: Record<string, RecordingFiles> = {};
  for (const [id, script] of Object.entries(recordings)) {
    const spoken = await speakCall(workshop.speaker, script);
    made[id] = await makeRecording(id, callSound(script.lines, spoken, pace), workshop);
  }
  return made;
}

/** The greetings, by language. */
export async function makeGreetings(
  workshop: Workshop,
): Promise<Readonly<Record<string, RecordingFiles>>> {
  const made: Record<string, RecordingFiles> = {};
  for (const greeting of greetings) {
    const spoken = await speakGreeting(workshop.speaker, greeting);
    const sound = callSound([{ by: "agent", ...greeting }], [spoken], pace);
    made[greeting.lang] = await makeRecording(
      `greeting-${greeting.lang.toLowerCase()}`,
      sound,
      workshop,
    );
  }
  return made;
}
