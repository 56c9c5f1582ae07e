/** Types of the files that `npm run media` makes: films, recordings and greetings. */

/** A file in `apps/site/public/media`. The site serves it, or another host does (`MEDIA_BASE_URL`). */
export interface MediaFile {
  /**
   * Path below the site's root, or below `MEDIA_BASE_URL`. The name contains a hash of the content, so a
   * changed file has another path.
   */
  readonly path: `/media/${string}`;
  /** Media type, with codecs if browsers choose by them. */
  readonly type: string;
  /** Size of the file in bytes. */
  readonly bytes: number;
}

/** A recording with its files. */
export interface RecordingFiles {
  /** Length in seconds. */
  readonly duration: number;
  /** Values of the player's waveform: the loudness of equal slices of time, 0 to 1. */
  readonly peaks: readonly number[];
  /** The recording in several formats, the smallest file first. */
  readonly sources: readonly MediaFile[];
  /** Start of each line of the script, in seconds. */
  readonly at: readonly number[];
}

/** A film with its files. */
export interface FilmFiles {
  /** Length in seconds. */
  readonly duration: number;
  /** Size in pixels. */
  readonly width: number;
  readonly height: number;
  /** The film in several formats, the smallest file first. */
  readonly sources: readonly MediaFile[];
  /** The spoken text with the speakers' names, as WebVTT. */
  readonly captions: MediaFile;
  /** The film's poster, in the film's size. */
  readonly poster: MediaFile;
}

/** A film's poster. Its size reserves the film's space on the page until the player has loaded. */
export interface FilmPoster {
  readonly path: MediaFile["path"];
  /** Size in pixels. */
  readonly width: number;
  readonly height: number;
}

/** A direct link to a recording, without a player. */
export interface SoundLink {
  /** Path of the file in the format that every browser plays. */
  readonly path: MediaFile["path"];
  /** Duration as shown: "0:29". */
  readonly length: string;
}
