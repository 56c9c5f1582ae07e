/**
 * Files of the films, for their player.
 * Written by `npm run media`, emptied by `npm run brand`.
 * To use a file of your own, see tools/media/README.md.
 */

import type { FilmId } from "./films.ts";
import type { FilmFiles } from "./media-file.ts";

export const filmFiles: Readonly<Partial<Record<FilmId, FilmFiles>>> = {
  "home-services": {
    duration: 18.36,
    width: 960,
    height: 540,
    sources: [
      {
        path: "/media/home-services.5593b336.webm",
        type: 'video/webm; codecs="av01.0.04M.08, opus"',
        bytes: 235311,
      },
      {
        path: "/media/home-services.d9f6229f.mp4",
        type: 'video/mp4; codecs="avc1.64001f, mp4a.40.2"',
        bytes: 348793,
      },
    ],
    captions: { path: "/media/home-services.b9cb4ab3.vtt", type: "text/vtt", bytes: 482 },
    poster: { path: "/media/home-services.a2206e39.avif", type: "image/avif", bytes: 14086 },
  },
  "law-firms": {
    duration: 19.58,
    width: 960,
    height: 540,
    sources: [
      {
        path: "/media/law-firms.a987ef11.webm",
        type: 'video/webm; codecs="av01.0.04M.08, opus"',
        bytes: 240239,
      },
      {
        path: "/media/law-firms.db87f381.mp4",
        type: 'video/mp4; codecs="avc1.64001f, mp4a.40.2"',
        bytes: 363069,
      },
    ],
    captions: { path: "/media/law-firms.873140e9.vtt", type: "text/vtt", bytes: 482 },
    poster: { path: "/media/law-firms.a881b621.avif", type: "image/avif", bytes: 13957 },
  },
  healthcare: {
    duration: 18.53,
    width: 960,
    height: 540,
    sources: [
      {
        path: "/media/healthcare.0beb837d.webm",
        type: 'video/webm; codecs="av01.0.04M.08, opus"',
        bytes: 232882,
      },
      {
        path: "/media/healthcare.2e9c4226.mp4",
        type: 'video/mp4; codecs="avc1.64001f, mp4a.40.2"',
        bytes: 354411,
      },
    ],
    captions: { path: "/media/healthcare.7787d16c.vtt", type: "text/vtt", bytes: 444 },
    poster: { path: "/media/healthcare.6398aad8.avif", type: "image/avif", bytes: 14017 },
  },
  "real-estate": {
    duration: 17.68,
    width: 960,
    height: 540,
    sources: [
      {
        path: "/media/real-estate.844be789.webm",
        type: 'video/webm; codecs="av01.0.04M.08, opus"',
        bytes: 231367,
      },
      {
        path: "/media/real-estate.1e9f7ee9.mp4",
        type: 'video/mp4; codecs="avc1.64001f, mp4a.40.2"',
        bytes: 351206,
      },
    ],
    captions: { path: "/media/real-estate.d9ad1d81.vtt", type: "text/vtt", bytes: 443 },
    poster: { path: "/media/real-estate.6cfd1878.avif", type: "image/avif", bytes: 14151 },
  },
  saas: {
    duration: 16.25,
    width: 960,
    height: 540,
    sources: [
      {
        path: "/media/saas.fa94567d.webm",
        type: 'video/webm; codecs="av01.0.04M.08, opus"',
        bytes: 209656,
      },
      {
        path: "/media/saas.f735d61e.mp4",
        type: 'video/mp4; codecs="avc1.64001f, mp4a.40.2"',
        bytes: 320102,
      },
    ],
    captions: { path: "/media/saas.970028bb.vtt", type: "text/vtt", bytes: 395 },
    poster: { path: "/media/saas.bf8e21eb.avif", type: "image/avif", bytes: 12447 },
  },
  "lead-generation": {
    duration: 15.4,
    width: 960,
    height: 540,
    sources: [
      {
        path: "/media/lead-generation.40512917.webm",
        type: 'video/webm; codecs="av01.0.04M.08, opus"',
        bytes: 215451,
      },
      {
        path: "/media/lead-generation.6ac4cb28.mp4",
        type: 'video/mp4; codecs="avc1.64001f, mp4a.40.2"',
        bytes: 321749,
      },
    ],
    captions: { path: "/media/lead-generation.339b456f.vtt", type: "text/vtt", bytes: 363 },
    poster: { path: "/media/lead-generation.cb2c971b.avif", type: "image/avif", bytes: 12451 },
  },
};
