/** Lossless WebP, the format of baselines: two fifths of a PNG's size, and faster to decode. */
import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";

import decode, { init as initDecoder } from "@jsquash/webp/decode.js";
import encode, { init as initEncoder } from "@jsquash/webp/encode.js";

import type { Pixels } from "./pixels.ts";

// The package loads its codecs with `fetch`, which does not support file URLs in Node.
const codec = (path: string) =>
  WebAssembly.compile(
    readFileSync(fileURLToPath(import.meta.resolve(`@jsquash/webp/codec/${path}.wasm`))),
  );

let encoder: Promise<unknown> | undefined;
let decoder: Promise<unknown> | undefined;

/** `quick` takes some 10 ms. `small` takes a hundred times as long and saves a sixth of the size. */
export type Effort = "quick" | "small";

/** Encodes pixels without loss. */
export async function encodeWebp(
  { width, height, data }: Pixels,
  effort: Effort = "quick",
): Promise<Buffer> {
  await (encoder ??= codec("enc/webp_enc_simd").then((module) => initEncoder(module)));
  const pixels = { width, height, data: new Uint8ClampedArray(data), colorSpace: "srgb" as const };
  const search = effort === "quick" ? { method: 5, quality: 75 } : { method: 6, quality: 100 };
  // `exact` keeps the color of transparent pixels, so that decoding returns the same pixels.
  return Buffer.from(await encode(pixels, { lossless: 1, exact: 1, ...search }));
}

/** Decodes a WebP. */
export async function decodeWebp(file: Buffer): Promise<Pixels> {
  await (decoder ??= codec("dec/webp_dec").then((module) => initDecoder(module)));
  const { width, height, data } = await decode(new Uint8Array(file).buffer);
  return { width, height, data: new Uint8Array(data.buffer) };
}
