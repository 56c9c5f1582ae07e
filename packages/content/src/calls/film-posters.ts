/**
 * Posters of the films, which pages show until the player has loaded.
 * Written by `npm run media`, emptied by `npm run brand`.
 * To use a file of your own, see tools/media/README.md.
 */

import type { FilmId } from "./films.ts";
import type { FilmPoster } from "./media-file.ts";

export const filmPosters: Readonly<Partial<Record<FilmId, FilmPoster>>> = {
  "home-services": { path: "/media/home-services.a2206e39.avif", width: 960, height: 540 },
  "law-firms": { path: "/media/law-firms.a881b621.avif", width: 960, height: 540 },
  healthcare: { path: "/media/healthcare.6398aad8.avif", width: 960, height: 540 },
  "real-estate": { path: "/media/real-estate.6cfd1878.avif", width: 960, height: 540 },
  saas: { path: "/media/saas.bf8e21eb.avif", width: 960, height: 540 },
  "lead-generation": { path: "/media/lead-generation.cb2c971b.avif", width: 960, height: 540 },
};
