import { type FilmId, callFilms } from "@larkline/content/calls/films";
import { filmFiles } from "@larkline/content/calls/manifest";
import { VideoPlayer } from "@larkline/ui/video-player";
import { useState } from "react";

import { mediaCrossOrigin, mediaSource, mediaUrl } from "./media-url.ts";

export interface CallFilmProps {
  /** Id of the industry or solution. */
  film: FilmId;
  /**
   * For one of several films: whether this film is selected and any part of its player is in view. The film has
   * sound only if this is true (specification, section 2, "Home"). Undefined for a single film, which starts
   * muted.
   */
  visible?: boolean;
  /** Whether the film is on the first screen, so that its poster loads at once. */
  atTop?: boolean;
}

/**
 * A call as a film. The film loads near the viewport, and plays when half of it is in view, unless the visitor
 * prefers reduced motion. Captions are off at first, because the film itself shows the words. Renders nothing
 * if the film has no files: `npm run brand` removes them, `npm run media` makes new ones.
 */
export function CallFilm({ film, visible, atTop = false }: CallFilmProps) {
  // A single film starts muted; a film of a group is muted while it is not visible (see `muted` below). The
  // visitor can turn the sound on and off, and a browser that refuses to play with sound turns it off.
  const [silenced, setSilenced] = useState(visible === undefined);
  const { label, lines, outcome } = callFilms[film];
  const files = filmFiles[film];
  if (!files) return null;
  const { duration, width, height, sources, captions, poster } = files;
  return (
    <VideoPlayer
      label={label}
      sources={sources.map(mediaSource)}
      duration={duration}
      width={width}
      height={height}
      poster={mediaUrl(poster.path)}
      posterLoading={atTop ? "eager" : "lazy"}
      captions={[{ src: mediaUrl(captions.path), lang: "en", label: "English" }]}
      crossOrigin={mediaCrossOrigin}
      defaultCaptions={false}
      playWhenVisible
      muted={silenced || visible === false}
      onMutedChange={setSilenced}
      transcript={<FilmTranscript lines={lines} outcome={outcome} />}
    />
  );
}

/** The film's words, for visitors who read instead of listening. */
function FilmTranscript({ lines, outcome }: Pick<(typeof callFilms)[FilmId], "lines" | "outcome">) {
  return (
    <>
      {lines.map(({ speaker, text, ...line }) => (
        <p key={text}>
          {"done" in line ? `${speaker}: ${text} (${line.done})` : `${speaker}: ${text}`}
        </p>
      ))}
      <p>{outcome}</p>
    </>
  );
}
