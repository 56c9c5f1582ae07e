import { createHash } from "node:crypto";
import { mkdir, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";

import { sampleRate } from "../sound/timing.ts";
import type { Spoken, Voices } from "./model.ts";
import type { Phonemes } from "./phonemes.ts";

/** A word where it is heard. */
export interface WordTime {
  word: string;
  /** In seconds, from the beginning of what it is a part of. */
  start: number;
  end: number;
}

/** One line, spoken: from its first sound to its last. */
export interface SpokenLine {
  samples: Float32Array;
  words: readonly WordTime[];
}

/** Left before the first sound and after the last, in seconds. */
const margin = 0.04;
/** What a line may be away from the loudness of the others, as the square root of its mean square. */
const loudness = 0.085;
/** Loudest sample. */
const peak = 0.82;

/** Speaks lines, and keeps what was spoken: the same text by the same voice is the same sound. */
export class Speaker {
  readonly #voices: () => Promise<Voices>;
  readonly #kept: string;

  /**
   * @param voices Asked for at the first line that is not kept.
   * @param kept Folder for what was spoken.
   */
  constructor(voices: () => Promise<Voices>, kept: string) {
    this.#voices = voices;
    this.#kept = kept;
  }

  /** @param words The words as they are written, one for each of the phonemes' words. */
  async line(
    words: readonly string[],
    phonemes: Phonemes,
    voice: string,
    speed: number,
  ): Promise<SpokenLine> {
    const { samples, starts } = await this.#speak(phonemes.text, voice, speed);
    const timeOf = (character: number) => starts[character] ?? starts.at(-1) ?? 0;
    // The text counts its characters as strings do, the model as signs: the same in its alphabet.
    const times = words.map((word, index) => {
      const [start, end] = phonemes.words[index] ?? [0, 0];
      return { word, start: timeOf(start), end: timeOf(end) };
    });
    const from = Math.max(0, (times[0]?.start ?? 0) - margin);
    const to = (times.at(-1)?.end ?? 0) + 0.12 + margin;
    const cut = samples.slice(Math.round(from * sampleRate), Math.round(to * sampleRate));
    fade(cut);
    return {
      samples: leveled(cut),
      words: times.map(({ word, start, end }) => ({ word, start: start - from, end: end - from })),
    };
  }

  async #speak(text: string, voice: string, speed: number): Promise<Spoken> {
    const key = createHash("sha256").update(`${voice} ${speed} ${text}`).digest("hex").slice(0, 20);
    const file = join(this.#kept, `${key}.f32`);
    try {
      const bytes = await readFile(file);
      const starts: number[] = JSON.parse(await readFile(`${file}.json`, "utf8"));
      return { samples: new Float32Array(new Uint8Array(bytes).buffer), starts };
    } catch {
      const spoken = await (await this.#voices()).speak(text, voice, speed);
      await mkdir(this.#kept, { recursive: true });
      await writeFile(file, new Uint8Array(spoken.samples.buffer.slice(0)));
      await writeFile(`${file}.json`, JSON.stringify(spoken.starts));
      return spoken;
    }
  }
}

function fade(samples: Float32Array): void {
  const length = Math.min(Math.round(0.015 * sampleRate), samples.length);
  for (let index = 0; index < length; index += 1) {
    const part = index / length;
    samples[index] = (samples[index] ?? 0) * part;
    const last = samples.length - 1 - index;
    samples[last] = (samples[last] ?? 0) * part;
  }
}

/** As loud as every other line, and never beyond the peak. */
function leveled(samples: Float32Array): Float32Array {
  let loud = 0;
  let highest = 0;
  let squares = 0;
  for (const sample of samples) {
    const size = Math.abs(sample);
    highest = Math.max(highest, size);
    // Pauses say nothing of how loud somebody speaks.
    if (size > 0.01) {
      squares += sample * sample;
      loud += 1;
    }
  }
  const gain = Math.min(loudness / Math.sqrt(squares / Math.max(loud, 1)), peak / (highest || 1));
  return samples.map((sample) => sample * gain);
}
