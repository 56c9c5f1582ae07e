/** Encodes sounds, films and pictures with ffmpeg. */
import { spawn } from "node:child_process";
import { once } from "node:events";

import { sampleRate } from "./sound/timing.ts";

/** ffmpeg options for reproducible files, without metadata such as dates and encoder versions. */
const repeatable = ["-map_metadata", "-1", "-fflags", "+bitexact", "-flags", "+bitexact"];
/** Marks the colors of the output as BT.709, so that players do not have to guess. */
const color = ["-colorspace", "bt709", "-color_primaries", "bt709", "-color_trc", "bt709"];
/** ffmpeg filter: converts RGB to the limited-range YUV of BT.709, with halved color resolution. */
const toVideo = "scale=out_color_matrix=bt709:out_range=tv,format=yuv420p";

/** Runs ffmpeg with `input` as its standard input. @throws {Error} with ffmpeg's error output if it fails. */
async function ffmpeg(parameters: readonly string[], input?: Uint8Array): Promise<void> {
  const all = ["-y", "-hide_banner", "-loglevel", "error", ...parameters];
  const process = spawn("ffmpeg", all, { stdio: ["pipe", "inherit", "pipe"] });
  const errorOutput: Buffer[] = [];
  process.stderr.on("data", (part: Buffer) => errorOutput.push(part));
  // If ffmpeg ends early, writing fails, too. The exit status below reports the failure.
  process.stdin.on("error", () => {});
  process.stdin.end(input);
  const [status] = await once(process, "close");
  if (status !== 0) throw new Error(`ffmpeg: ${Buffer.concat(errorOutput).toString("utf8")}`);
}

/** ffmpeg options for samples as an input: 32-bit floats, mono. The name of the input follows. */
const soundInput = ["-f", "f32le", "-ar", String(sampleRate), "-ac", "1", "-i"];
const bytesOf = (samples: Float32Array) =>
  new Uint8Array(samples.buffer, samples.byteOffset, samples.byteLength);
// FFmpeg's native AAC encoder sounds best at 44.1 or 48 kHz.
const aac = ["-c:a", "aac", "-ar", "44100", "-b:a", "56k"];
const opus = (rate: string) => ["-c:a", "libopus", "-b:a", rate, "-application", "voip"];

/** Formats of sounds, the smaller first. Every browser plays the second one. */
export const soundFormats = [
  { ending: "webm", type: "audio/webm; codecs=opus", encode: opus("28k") },
  { ending: "m4a", type: "audio/mp4", encode: [...aac, "-movflags", "+faststart"] },
] as const;

/** Encodes mono samples as a sound file. `encode`: the ffmpeg options of one of the `soundFormats`. */
export async function encodeSound(
  samples: Float32Array,
  file: string,
  encode: readonly string[],
): Promise<void> {
  await ffmpeg([...soundInput, "-", ...encode, ...repeatable, file], bytesOf(samples));
}

/**
 * Formats of films, the smaller first. Every browser plays the second one. `-g 125`: a key frame every five
 * seconds, to which a player can seek. `lp=2` and `-threads 2`: a fixed number of threads, because the number
 * can change the output.
 */
export const filmFormats = [
  {
    ending: "webm",
    type: 'video/webm; codecs="av01.0.04M.08, opus"',
    encode: [
      ["-c:v", "libsvtav1", "-preset", "4", "-crf", "40", "-g", "125"],
      ["-svtav1-params", "lp=2:tune=0:enable-overlays=0", ...opus("32k")],
    ].flat(),
  },
  {
    ending: "mp4",
    type: 'video/mp4; codecs="avc1.64001f, mp4a.40.2"',
    encode: [
      ["-c:v", "libx264", "-profile:v", "high", "-level", "3.1", "-preset", "veryslow"],
      ["-tune", "animation", "-crf", "25", "-g", "125", "-threads", "2"],
      [...aac, "-movflags", "+faststart"],
    ].flat(),
  },
] as const;

/**
 * Encodes a film with its sound.
 *
 * @param silentFilm Path of the film without sound, losslessly encoded.
 * @param file Path of the encoded film.
 * @param encode The ffmpeg options of one of the `filmFormats`.
 */
export async function encodeFilm(
  silentFilm: string,
  samples: Float32Array,
  file: string,
  encode: readonly string[],
): Promise<void> {
  const inputs = ["-i", silentFilm, ...soundInput, "-"];
  const parameters = [...inputs, "-vf", toVideo, ...color, ...encode, ...repeatable, file];
  await ffmpeg(parameters, bytesOf(samples));
}

/** Encodes a PNG as AVIF. */
export async function encodePicture(png: Uint8Array, file: string): Promise<void> {
  const still = ["-c:v", "libaom-av1", "-still-picture", "1", "-crf", "28", "-cpu-used", "3"];
  const input = ["-f", "image2pipe", "-c:v", "png", "-i", "-"];
  await ffmpeg([...input, "-vf", toVideo, ...color, ...still, ...repeatable, file], png);
}
