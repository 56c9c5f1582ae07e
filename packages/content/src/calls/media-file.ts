/** The shapes of what `npm run media` makes and `manifest.ts` lists. */

/** A file that is served beside the pages. */
export interface MediaFile {
  /** Below the site's root. The name holds a part of the content's hash: it never changes. */
  readonly path: `/media/${string}`;
  /** Its kind, with codecs where a browser chooses by them. */
  readonly type: string;
  readonly bytes: number;
}

/** A call that one can hear. */
export interface RecordingFiles {
  /** Length in seconds. */
  readonly duration: number;
  /** Loudness over equal slices of time, 0 to 1. */
  readonly peaks: readonly number[];
  /** The same in several formats, the smallest first. */
  readonly sources: readonly MediaFile[];
  /** Where each line of its script begins, in seconds. */
  readonly at: readonly number[];
}

/** A call that one can see and hear. */
export interface FilmFiles {
  /** Length in seconds. */
  readonly duration: number;
  /** In pixels. */
  readonly width: number;
  readonly height: number;
  /** The same in several formats, the smallest first. */
  readonly sources: readonly MediaFile[];
  /** What is said and done, as WebVTT. */
  readonly captions: MediaFile;
  /** A picture of the film, of its own size. */
  readonly poster: MediaFile;
}

/** The picture that keeps a film's place. */
export interface FilmPoster {
  readonly path: MediaFile["path"];
  /** In pixels. */
  readonly width: number;
  readonly height: number;
}

/** The way to a call that one can hear, without any player. */
export interface SoundLink {
  /** Of the format that every browser plays. */
  readonly path: MediaFile["path"];
  /** As a timer shows it: "0:29". */
  readonly length: string;
}
