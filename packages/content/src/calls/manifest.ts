/** Written by `npm run media`: do not edit. */

import type { FilmId } from "./films.ts";
import type { FilmFiles } from "./media-file.ts";

export const filmFiles: Readonly<Record<FilmId, FilmFiles>> = {
  "home-services": {
    duration: 16,
    width: 960,
    height: 540,
    sources: [
      { path: "/media/placeholder.webm", type: "video/webm", bytes: 0 },
      { path: "/media/placeholder.mp4", type: "video/mp4", bytes: 0 },
    ],
    captions: { path: "/media/placeholder.vtt", type: "text/vtt", bytes: 0 },
    poster: { path: "/media/placeholder.avif", type: "image/avif", bytes: 0 },
  },
  "law-firms": {
    duration: 16,
    width: 960,
    height: 540,
    sources: [
      { path: "/media/placeholder.webm", type: "video/webm", bytes: 0 },
      { path: "/media/placeholder.mp4", type: "video/mp4", bytes: 0 },
    ],
    captions: { path: "/media/placeholder.vtt", type: "text/vtt", bytes: 0 },
    poster: { path: "/media/placeholder.avif", type: "image/avif", bytes: 0 },
  },
  healthcare: {
    duration: 16,
    width: 960,
    height: 540,
    sources: [
      { path: "/media/placeholder.webm", type: "video/webm", bytes: 0 },
      { path: "/media/placeholder.mp4", type: "video/mp4", bytes: 0 },
    ],
    captions: { path: "/media/placeholder.vtt", type: "text/vtt", bytes: 0 },
    poster: { path: "/media/placeholder.avif", type: "image/avif", bytes: 0 },
  },
  "real-estate": {
    duration: 16,
    width: 960,
    height: 540,
    sources: [
      { path: "/media/placeholder.webm", type: "video/webm", bytes: 0 },
      { path: "/media/placeholder.mp4", type: "video/mp4", bytes: 0 },
    ],
    captions: { path: "/media/placeholder.vtt", type: "text/vtt", bytes: 0 },
    poster: { path: "/media/placeholder.avif", type: "image/avif", bytes: 0 },
  },
  saas: {
    duration: 16,
    width: 960,
    height: 540,
    sources: [
      { path: "/media/placeholder.webm", type: "video/webm", bytes: 0 },
      { path: "/media/placeholder.mp4", type: "video/mp4", bytes: 0 },
    ],
    captions: { path: "/media/placeholder.vtt", type: "text/vtt", bytes: 0 },
    poster: { path: "/media/placeholder.avif", type: "image/avif", bytes: 0 },
  },
  "lead-generation": {
    duration: 16,
    width: 960,
    height: 540,
    sources: [
      { path: "/media/placeholder.webm", type: "video/webm", bytes: 0 },
      { path: "/media/placeholder.mp4", type: "video/mp4", bytes: 0 },
    ],
    captions: { path: "/media/placeholder.vtt", type: "text/vtt", bytes: 0 },
    poster: { path: "/media/placeholder.avif", type: "image/avif", bytes: 0 },
  },
};
