import { isoDuration, mediaType } from "../../foundations/json-ld/statement.ts";
import type { Statement } from "../../foundations/json-ld/statement.ts";
import type { CallPlayerProps } from "./call-player.tsx";

/**
 * Structured data for a recording with its transcript (https://schema.org/AudioObject), from the
 * props of its `CallPlayer`.
 *
 * @param base URL that relative URLs are resolved against.
 * @param language Language of the recording if `transcriptLang` is not set (BCP 47).
 */
export function recordingStatement(
  {
    label,
    sources,
    duration,
    transcript,
    transcriptLang,
  }: Pick<CallPlayerProps, "duration" | "label" | "sources" | "transcript" | "transcriptLang">,
  base: string,
  language = "en-US",
): Statement {
  const [source] = sources;
  return {
    "@type": "AudioObject",
    name: label,
    ...(source !== undefined && {
      contentUrl: new URL(source.src, base).href,
      encodingFormat: mediaType(source.type),
    }),
    duration: isoDuration(duration),
    inLanguage: transcriptLang ?? language,
    transcript: transcript.map(({ speaker, text }) => `${speaker}: ${text}`).join("\n"),
  };
}
