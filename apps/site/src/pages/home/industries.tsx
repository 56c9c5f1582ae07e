import { filmPosters } from "@larkline/content/calls/film-posters";
import type { FilmId } from "@larkline/content/calls/films";
import { homeIndustries } from "@larkline/content/home-industries";
import { industries } from "@larkline/content/industries";
import {
  type IndustryFilmState,
  type IndustryOption,
  IndustrySelector,
} from "@larkline/ui/industry-selector";

import { ChatButton } from "../../shell/chat-button.tsx";
import { LateFilm } from "../shared/late-film.tsx";
import { mediaUrl } from "../shared/media-url.ts";

const { learnMore, lede, title } = homeIndustries;

const isFilm = (id: string): id is FilmId => id in filmPosters;

/**
 * An industry's film, if any. The poster is in the document; `LateFilm` loads the player when it is needed.
 */
function filmOf(id: string): Pick<IndustryOption, "film" | "poster"> {
  const poster = isFilm(id) && filmPosters[id];
  if (!poster) return {};
  const { path, ...size } = poster;
  return {
    poster: { src: mediaUrl(path), ...size },
    film: (state: IndustryFilmState) => <LateFilm film={id} {...state} />,
  };
}

const options: readonly IndustryOption[] = industries
  .filter(({ onHome }) => onHome)
  .map((industry) => ({
    ...industry,
    value: industry.id,
    words: industry.opening,
    action: <ChatButton variant="outline">{learnMore}</ChatButton>,
    ...filmOf(industry.id),
  }));

/**
 * The industries of the home page, of which visitors select one (specification, section 2, "Home", Industries
 * section).
 */
export function Industries() {
  return <IndustrySelector title={title} lede={lede} industries={options} ground="sunk" />;
}
