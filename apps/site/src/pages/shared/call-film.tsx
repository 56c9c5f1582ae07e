import { type FilmId, callFilms } from "@larkline/content/calls/films";
import { filmFiles } from "@larkline/content/calls/manifest";
import { VideoPlayer } from "@larkline/ui/video-player";
import { useState } from "react";

import { mediaCrossOrigin, mediaSource, mediaUrl } from "./media-url.ts";

export interface CallFilmProps {
  /** The industry's id, or the solution's. */
  film: FilmId;
  /**
   * It is to be heard: where several stand side by side, only the selected one (specification, section
   * 2, "Home", Industries section). A film by itself begins without sound until somebody wants it.
   */
  active?: boolean;
  /**
   * It is in view when the page opens.
   * @default false
   */
  atTop?: boolean;
}

/**
 * A call as a film. It begins by itself once half of it is in view; nothing of it is fetched before it
 * is near. Its words stand in the picture, so captions are shown only on demand.
 */
export function CallFilm({ film, active, atTop = false }: CallFilmProps) {
  // Until the visitor or the browser says otherwise.
  const [silenced, setSilenced] = useState(active === undefined);
  const { label, lines, outcome } = callFilms[film];
  const { duration, width, height, sources, captions, poster } = filmFiles[film];
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
      muted={silenced || active === false}
      onMutedChange={setSilenced}
      transcript={<FilmTranscript lines={lines} outcome={outcome} />}
    />
  );
}

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
