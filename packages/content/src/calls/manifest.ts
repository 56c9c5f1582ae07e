/** Written by `npm run media`: do not edit. */

import type { FilmId } from "./films.ts";
import type { FilmFiles } from "./media-file.ts";

export const filmFiles: Readonly<Record<FilmId, FilmFiles>> = {
  "home-services": {
    duration: 18.36,
    width: 960,
    height: 540,
    sources: [
      {
        path: "/media/home-services.c86c7d5a.webm",
        type: 'video/webm; codecs="av01.0.04M.08, opus"',
        bytes: 235223,
      },
      {
        path: "/media/home-services.a1b405c7.mp4",
        type: 'video/mp4; codecs="avc1.64001f, mp4a.40.2"',
        bytes: 348728,
      },
    ],
    captions: { path: "/media/home-services.b9cb4ab3.vtt", type: "text/vtt", bytes: 482 },
    poster: { path: "/media/home-services.dfa96065.avif", type: "image/avif", bytes: 16842 },
  },
  "law-firms": {
    duration: 19.58,
    width: 960,
    height: 540,
    sources: [
      {
        path: "/media/law-firms.02b3dedb.webm",
        type: 'video/webm; codecs="av01.0.04M.08, opus"',
        bytes: 240189,
      },
      {
        path: "/media/law-firms.8886d23b.mp4",
        type: 'video/mp4; codecs="avc1.64001f, mp4a.40.2"',
        bytes: 363153,
      },
    ],
    captions: { path: "/media/law-firms.873140e9.vtt", type: "text/vtt", bytes: 482 },
    poster: { path: "/media/law-firms.0c29ed9c.avif", type: "image/avif", bytes: 13206 },
  },
  healthcare: {
    duration: 18.53,
    width: 960,
    height: 540,
    sources: [
      {
        path: "/media/healthcare.8b41b0d7.webm",
        type: 'video/webm; codecs="av01.0.04M.08, opus"',
        bytes: 232704,
      },
      {
        path: "/media/healthcare.a60493b8.mp4",
        type: 'video/mp4; codecs="avc1.64001f, mp4a.40.2"',
        bytes: 354974,
      },
    ],
    captions: { path: "/media/healthcare.7787d16c.vtt", type: "text/vtt", bytes: 444 },
    poster: { path: "/media/healthcare.7988d26e.avif", type: "image/avif", bytes: 13461 },
  },
  "real-estate": {
    duration: 17.68,
    width: 960,
    height: 540,
    sources: [
      {
        path: "/media/real-estate.7554cc59.webm",
        type: 'video/webm; codecs="av01.0.04M.08, opus"',
        bytes: 231345,
      },
      {
        path: "/media/real-estate.6f6c1582.mp4",
        type: 'video/mp4; codecs="avc1.64001f, mp4a.40.2"',
        bytes: 351096,
      },
    ],
    captions: { path: "/media/real-estate.d9ad1d81.vtt", type: "text/vtt", bytes: 443 },
    poster: { path: "/media/real-estate.f573596e.avif", type: "image/avif", bytes: 14438 },
  },
  saas: {
    duration: 16.25,
    width: 960,
    height: 540,
    sources: [
      {
        path: "/media/saas.dac82b33.webm",
        type: 'video/webm; codecs="av01.0.04M.08, opus"',
        bytes: 209516,
      },
      {
        path: "/media/saas.358acb01.mp4",
        type: 'video/mp4; codecs="avc1.64001f, mp4a.40.2"',
        bytes: 319938,
      },
    ],
    captions: { path: "/media/saas.970028bb.vtt", type: "text/vtt", bytes: 395 },
    poster: { path: "/media/saas.61ac4a06.avif", type: "image/avif", bytes: 14094 },
  },
  "lead-generation": {
    duration: 15.4,
    width: 960,
    height: 540,
    sources: [
      {
        path: "/media/lead-generation.517a9d33.webm",
        type: 'video/webm; codecs="av01.0.04M.08, opus"',
        bytes: 215311,
      },
      {
        path: "/media/lead-generation.f5a9e07c.mp4",
        type: 'video/mp4; codecs="avc1.64001f, mp4a.40.2"',
        bytes: 321825,
      },
    ],
    captions: { path: "/media/lead-generation.339b456f.vtt", type: "text/vtt", bytes: 363 },
    poster: { path: "/media/lead-generation.3226e291.avif", type: "image/avif", bytes: 14382 },
  },
};
