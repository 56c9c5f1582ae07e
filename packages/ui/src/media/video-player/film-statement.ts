import { isoDuration, mediaType } from "../../foundations/json-ld/statement.ts";
import type { Statement } from "../../foundations/json-ld/statement.ts";
import type { VideoPlayerProps } from "./video-player.tsx";

/** A film's player props, and data that search engines need in addition. */
export interface StatedFilm extends Pick<
  VideoPlayerProps,
  "duration" | "height" | "label" | "poster" | "sources" | "width"
> {
  /** What happens in the film, in a sentence. */
  description: string;
  /** The transcript as plain text, because the player's `transcript` may be markup. */
  transcript: string;
  /** Publication date: "2026-11-20". */
  uploadDate: string;
}

/**
 * Structured data for a film (https://schema.org/VideoObject), from the props of its `VideoPlayer`.
 *
 * @param base URL that relative URLs are resolved against.
 * @param language Language of the film (BCP 47).
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
