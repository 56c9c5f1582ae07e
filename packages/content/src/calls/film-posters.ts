/**
 * Posters of the films, which pages show until the player has loaded.
 * Written by `npm run media`, emptied by `npm run brand`.
 * To use a file of your own, see tools/media/README.md.
 */

import type { FilmId } from "./films.ts";
import type { FilmPoster } from "./media-file.ts";

export const filmPosters: Readonly<Partial<Record<FilmId, FilmPoster>>> = {
  "home-services": { path: "/media/home-services.dfa96065.avif", width: 960, height: 540 },
  "law-firms": { path: "/media/law-firms.0c29ed9c.avif", width: 960, height: 540 },
  healthcare: { path: "/media/healthcare.7988d26e.avif", width: 960, height: 540 },
  "real-estate": { path: "/media/real-estate.f573596e.avif", width: 960, height: 540 },
  saas: { path: "/media/saas.b5858d19.avif", width: 960, height: 540 },
  "lead-generation": { path: "/media/lead-generation.3226e291.avif", width: 960, height: 540 },
};
