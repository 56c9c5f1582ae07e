import { isoDuration, mediaType } from "../../foundations/json-ld/statement.ts";
import type { Statement } from "../../foundations/json-ld/statement.ts";
import type { VideoPlayerProps } from "./video-player.tsx";

/** What a player's props say of its film, and what they don't. */
export interface StatedFilm extends Pick<
  VideoPlayerProps,
  "duration" | "height" | "label" | "poster" | "sources" | "width"
> {
  /** What happens in it, in a sentence. */
  description: string;
  /** What is said, as plain text: the player's own `transcript` may be markup. */
  transcript: string;
  /** The day it was published: "2026-11-20". */
  uploadDate: string;
}

/**
 * What search engines are told about a film (https://schema.org/VideoObject), from the props of its
 * `VideoPlayer`.
 * @param base Address that relative ones are resolved against.
 * @param language Language of what is said (BCP 47).
 */
export function filmStatement(film: StatedFilm, base: string, language = "en-US"): Statement {
  const { description, duration, height, label, poster, transcript, uploadDate, width } = film;
  const [source] = film.sources;
  return {
    "@type": "VideoObject",
    name: label,
    description,
    uploadDate,
    ...(poster !== undefined && { thumbnailUrl: new URL(poster, base).href }),
    ...(source !== undefined && {
      contentUrl: new URL(source.src, base).href,
      encodingFormat: mediaType(source.type),
    }),
    ...(duration !== undefined && { duration: isoDuration(duration) }),
    width: `${width} px`,
    height: `${height} px`,
    inLanguage: language,
    transcript,
  };
}
