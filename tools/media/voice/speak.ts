/** Speaks the lines of calls (the turns of their scripts) with the speech model, and caches the speech. */
import { createHash } from "node:crypto";
import { mkdir, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";

import { sampleRate } from "../sound/timing.ts";
import type { Speech, Voices } from "./model.ts";
import type { Phonemes } from "./phonemes.ts";

/** A word with its times. */
export interface WordTime {
  word: string;
  /** In seconds, from the start of the line or call that contains it. */
  start: number;
  end: number;
}

/** The speech of one line, with the silence at both ends trimmed. */
export interface SpokenLine {
  samples: Float32Array;
  words: readonly WordTime[];
}

/** Silence kept before the first sound and after the last, in seconds. */
const margin = 0.04;
/** Loudness to which every line is scaled: the root mean square of its samples, without pauses. */
const targetLoudness = 0.085;
/** Maximum amplitude of a sample. */
const maxAmplitude = 0.82;

/** Speaks lines, and caches the speech by text, voice and speed. */
export class Speaker {
  readonly #loadVoices: () => Promise<Voices>;
  readonly #cacheFolder: string;

  /** @param loadVoices Called for each line that is not in the cache. May always return the same promise. */
  constructor(loadVoices: () => Promise<Voices>, cacheFolder: string) {
    this.#loadVoices = loadVoices;
    this.#cacheFolder = cacheFolder;
  }

  /**
   * Speaks one line, and trims the silence at both ends.
   *
   * @param words The written words, one for each range of `phonemes.words`.
   */
  async line(
    words: readonly string[],
    phonemes: Phonemes,
    voice: string,
    speed: number,
  ): Promise<SpokenLine> {
    const { samples, starts } = await this.#speak(phonemes.text, voice, speed);
    const timeOf = (character: number) => starts[character] ?? starts.at(-1) ?? 0;
    // UTF-16 offsets equal phoneme indexes, because all of the model's symbols are single code units.
    const times = words.map((word, index) => {
      const [start, end] = phonemes.words[index] ?? [0, 0];
      return { word, start: timeOf(start), end: timeOf(end) };
    });
    const from = Math.max(0, (times[0]?.start ?? 0) - margin);
    // 0.12 s more than the model states, so that the last sound is not cut off.
    const to = (times.at(-1)?.end ?? 0) + 0.12 + margin;
    const cut = samples.slice(Math.round(from * sampleRate), Math.round(to * sampleRate));
    fade(cut);
    return {
      samples: leveled(cut),
      words: times.map(({ word, start, end }) => ({ word, start: start - from, end: end - from })),
    };
  }

  async #speak(text: string, voice: string, speed: number): Promise<Speech> {
    const key = createHash("sha256").update(`${voice} ${speed} ${text}`).digest("hex").slice(0, 20);
    const file = join(this.#cacheFolder, `${key}.f32`);
    try {
      const bytes = await readFile(file);
      const starts: number[] = JSON.parse(await readFile(`${file}.json`, "utf8"));
      return { samples: new Float32Array(new Uint8Array(bytes).buffer), starts };
    } catch {
      const speech = await (await this.#loadVoices()).speak(text, voice, speed);
      await mkdir(this.#cacheFolder, { recursive: true });
      await writeFile(file, new Uint8Array(speech.samples.buffer.slice(0)));
      await writeFile(`${file}.json`, JSON.stringify(speech.starts));
      return speech;
    }
  }
}

/** Fades both ends in place for 15 ms, because a cut without a fade is heard as a click. */
function fade(samples: Float32Array): void {
  const length = Math.min(Math.round(0.015 * sampleRate), samples.length);
  for (let index = 0; index < length; index += 1) {
    const part = index / length;
    samples[index] = (samples[index] ?? 0) * part;
    const last = samples.length - 1 - index;
    samples[last] = (samples[last] ?? 0) * part;
  }
}

/** Scales the samples to the target loudness, or less if a sample would exceed the maximum amplitude. */
function leveled(samples: Float32Array): Float32Array {
  let loudCount = 0;
  let highest = 0;
  let squares = 0;
  for (const sample of samples) {
    const amplitude = Math.abs(sample);
    highest = Math.max(highest, amplitude);
    // Pauses do not count for the loudness.
    if (amplitude > 0.01) {
      squares += sample * sample;
      loudCount += 1;
    }
  }
  const loudness = Math.sqrt(squares / Math.max(loudCount, 1));
  const gain = Math.min(targetLoudness / loudness, maxAmplitude / (highest || 1));
  return samples.map((sample) => sample * gain);
}
