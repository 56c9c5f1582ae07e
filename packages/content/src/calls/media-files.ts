import { greetingFiles } from "./greeting-files.ts";
import { filmFiles } from "./manifest.ts";
import type { MediaFile } from "./media-file.ts";
import { recordingFiles } from "./recording-files.ts";

/** Every file that `npm run media` has made, for tests and docs pages. */
export const mediaFiles: readonly MediaFile[] = [
  ...Object.values(filmFiles).flatMap(({ sources, captions, poster }) => [
    ...sources,
    captions,
    poster,
  ]),
  ...[...Object.values(recordingFiles), ...Object.values(greetingFiles)].flatMap(
    ({ sources }) => sources,
  ),
];
