/** Written by `npm run media`: do not edit. What there is to hear and to see, by the ids of the scripts. */
import type { FilmId } from "./films.ts";
import type { FilmFiles } from "./media-file.ts";

const placeholder: FilmFiles = {
  duration: 16,
  width: 960,
  height: 540,
  sources: [
    { path: "/media/placeholder.webm", type: "video/webm", bytes: 0 },
    { path: "/media/placeholder.mp4", type: "video/mp4", bytes: 0 },
  ],
  captions: { path: "/media/placeholder.vtt", type: "text/vtt", bytes: 0 },
  poster: { path: "/media/placeholder.avif", type: "image/avif", bytes: 0 },
};

export const filmFiles: Readonly<Record<FilmId, FilmFiles>> = {
  "home-services": placeholder,
  "law-firms": placeholder,
  healthcare: placeholder,
  "real-estate": placeholder,
  saas: placeholder,
  "lead-generation": placeholder,
};
