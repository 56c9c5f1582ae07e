/**
 * Files of the recorded greetings, for their player.
 * Written by `npm run media`, emptied by `npm run brand`.
 * To use a file of your own, see tools/media/README.md.
 */

import type { GreetingLanguage } from "./greetings.ts";
import type { RecordingFiles } from "./media-file.ts";

export const greetingFiles: Readonly<Partial<Record<GreetingLanguage, RecordingFiles>>> = {
  "en-US": {
    duration: 5.88,
    peaks: [
      0, 0, 0.23, 0.86, 0.96, 0.94, 0.79, 0.74, 0.72, 0.66, 0.68, 0.76, 0.5, 0.44, 0.42, 0.42, 0, 0,
      0, 0.6, 1, 0.83, 0.7, 0.89, 0.26, 0.79, 0.71, 0.76, 0.73, 0.46, 0.64, 0.63, 0.56, 0.7, 0.74,
      0.61, 0.51, 0.44, 0.38, 0, 0, 0.26, 0.94, 0.73, 0.8, 0.75, 0.74, 0.21, 0.44, 0.28, 0, 0, 0, 0,
      0, 0, 0, 0, 0, 0,
    ],
    sources: [
      {
        path: "/media/greeting-en-us.32807474.webm",
        type: "audio/webm; codecs=opus",
        bytes: 20121,
      },
      { path: "/media/greeting-en-us.84e0f94f.m4a", type: "audio/mp4", bytes: 38088 },
    ],
    at: [0.29],
  },
  es: {
    duration: 6.24,
    peaks: [
      0, 0, 0.72, 0.96, 1, 0.66, 0.89, 0.5, 0.78, 0.8, 0.84, 0.93, 0.35, 0.57, 0.57, 0.49, 0.16,
      0.2, 0.87, 0.84, 0.68, 0.78, 0.89, 0.82, 0.74, 0.64, 0.61, 0.38, 0.8, 0.6, 0.63, 0.68, 0.71,
      0.68, 0.66, 0.6, 0.64, 0.49, 0.39, 0.32, 0, 0, 0.64, 0.58, 0.87, 0.65, 0.78, 0.76, 0.62, 0.59,
      0.62, 0.45, 0.14, 0, 0, 0, 0, 0, 0, 0,
    ],
    sources: [
      { path: "/media/greeting-es.7becc190.webm", type: "audio/webm; codecs=opus", bytes: 22231 },
      { path: "/media/greeting-es.76f3e020.m4a", type: "audio/mp4", bytes: 41203 },
    ],
    at: [0.29],
  },
  "zh-CN": {
    duration: 7.55,
    peaks: [
      0, 0, 1, 0.55, 0.86, 0.6, 0.85, 0.78, 0.69, 0.71, 0.68, 0.56, 0.76, 0.6, 0.3, 0.84, 0.47,
      0.79, 0.83, 0.95, 0.82, 0.66, 0.56, 0.81, 0.47, 0.38, 0.76, 0.66, 0.58, 0.74, 0.74, 0.76,
      0.62, 0.75, 0.49, 0, 0.57, 0.78, 0.83, 0.79, 0.71, 0.68, 0.86, 0.41, 0.66, 0.57, 0.77, 0.8,
      0.54, 0.21, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    ],
    sources: [
      {
        path: "/media/greeting-zh-cn.c2beadc3.webm",
        type: "audio/webm; codecs=opus",
        bytes: 26071,
      },
      { path: "/media/greeting-zh-cn.257a1663.m4a", type: "audio/mp4", bytes: 47318 },
    ],
    at: [0.29],
  },
  fr: {
    duration: 6.78,
    peaks: [
      0, 0, 0.85, 0.89, 0.67, 0.86, 0.85, 0.19, 0.73, 0.76, 1, 0.29, 0.79, 0.88, 0.65, 0.62, 0.32,
      0, 0.46, 0.86, 0.86, 0.48, 0.83, 0.84, 0.77, 0.8, 0.77, 0.76, 0.72, 0.71, 0.72, 0.73, 0.73,
      0.78, 0.71, 0.77, 0.77, 0.63, 0.43, 0.43, 0, 0.74, 0.66, 0.64, 0.76, 0.6, 0.83, 0.78, 0.43,
      0.58, 0.46, 0.37, 0, 0, 0, 0, 0, 0, 0, 0,
    ],
    sources: [
      { path: "/media/greeting-fr.42fcd917.webm", type: "audio/webm; codecs=opus", bytes: 23923 },
      { path: "/media/greeting-fr.dadebc19.m4a", type: "audio/mp4", bytes: 44696 },
    ],
    at: [0.29],
  },
  hi: {
    duration: 9.19,
    peaks: [
      0, 0.8, 1, 0.72, 0.81, 0.63, 0.84, 0.83, 0.78, 0.44, 0.76, 0.82, 0.83, 0.84, 0.44, 0, 0.62,
      0.82, 0.85, 0.77, 0.77, 0.77, 0.23, 0.78, 0.61, 0.22, 0.77, 0.66, 0, 0.76, 0.7, 0.76, 0.81,
      0.75, 0.69, 0.61, 0.51, 0.71, 0.61, 0, 0.81, 0.51, 0.72, 0.38, 0.7, 0.66, 0.81, 0.76, 0.53,
      0.66, 0.55, 0.61, 0.64, 0.3, 0, 0, 0, 0, 0, 0,
    ],
    sources: [
      { path: "/media/greeting-hi.4954a877.webm", type: "audio/webm; codecs=opus", bytes: 32160 },
      { path: "/media/greeting-hi.9d70849b.m4a", type: "audio/mp4", bytes: 61447 },
    ],
    at: [0.29],
  },
  "pt-BR": {
    duration: 5.82,
    peaks: [
      0, 0, 0.67, 0.98, 1, 0.59, 0.51, 0.65, 0.96, 0.88, 0.7, 0.23, 0.63, 0.56, 0.34, 0, 0.96, 0.85,
      0.87, 0.65, 0.63, 0.84, 0.82, 0.92, 0.77, 0.84, 0.64, 0.61, 0.84, 0.8, 0.64, 0.71, 0.68, 0.66,
      0.51, 0.6, 0.6, 0.45, 0.28, 0, 0, 0.94, 0.92, 0.28, 0.89, 0.71, 0.71, 0.6, 0.63, 0.52, 0.27,
      0, 0, 0, 0, 0, 0, 0, 0, 0,
    ],
    sources: [
      {
        path: "/media/greeting-pt-br.1f8a0140.webm",
        type: "audio/webm; codecs=opus",
        bytes: 20452,
      },
      { path: "/media/greeting-pt-br.2e6b5041.m4a", type: "audio/mp4", bytes: 37495 },
    ],
    at: [0.29],
  },
  it: {
    duration: 6.97,
    peaks: [
      0, 0, 0.77, 0.99, 0.82, 0.82, 0.81, 0.37, 0.82, 0.8, 0.77, 0.24, 0.62, 0.57, 0.33, 0.65, 0.51,
      0.47, 0.57, 0.67, 0.79, 0.75, 0.61, 0.53, 0.69, 0.68, 0.83, 0.66, 0.64, 0.61, 0.88, 0.73,
      0.63, 0.67, 0.38, 0.59, 0.58, 0.38, 0.25, 0.21, 1, 0.75, 0.73, 0.35, 0.66, 0.54, 0.6, 0.58,
      0.33, 0.31, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    ],
    sources: [
      { path: "/media/greeting-it.162b7c9b.webm", type: "audio/webm; codecs=opus", bytes: 23990 },
      { path: "/media/greeting-it.06abc58e.m4a", type: "audio/mp4", bytes: 45923 },
    ],
    at: [0.29],
  },
  ja: {
    duration: 8.54,
    peaks: [
      0, 0.18, 0.81, 0.81, 0.63, 0.87, 0.56, 0.72, 0.7, 0.88, 0.83, 0.68, 0.48, 0.22, 0, 0, 0, 1,
      0.95, 0.92, 0.82, 0.76, 0.65, 0.86, 0.8, 0.9, 0.84, 0.72, 0.73, 0.84, 0.76, 0.75, 0.53, 0.35,
      0, 0, 0, 0.71, 0.93, 0.92, 0.93, 0.86, 0.64, 0.85, 0.96, 0.68, 0.79, 0.74, 0.61, 0.36, 0.4, 0,
      0, 0, 0, 0, 0, 0, 0, 0,
    ],
    sources: [
      { path: "/media/greeting-ja.ff6fbf08.webm", type: "audio/webm; codecs=opus", bytes: 28878 },
      { path: "/media/greeting-ja.26e6e6ad.m4a", type: "audio/mp4", bytes: 57413 },
    ],
    at: [0.29],
  },
  "en-GB": {
    duration: 6.23,
    peaks: [
      0, 0, 0.54, 0.97, 1, 0.9, 0.67, 0.66, 0.67, 0.75, 0.86, 0.41, 0.58, 0.56, 0.36, 0, 0, 0.3,
      0.81, 0.83, 0.85, 0.72, 0.65, 0.55, 0.81, 0.46, 0.62, 0.46, 0.67, 0.53, 0.69, 0.64, 0.71,
      0.65, 0.66, 0.5, 0.47, 0, 0, 0.32, 0.91, 0.46, 0.68, 0.6, 0.77, 0.24, 0.57, 0.4, 0, 0, 0, 0,
      0, 0, 0, 0, 0, 0, 0, 0,
    ],
    sources: [
      {
        path: "/media/greeting-en-gb.4f3f84e5.webm",
        type: "audio/webm; codecs=opus",
        bytes: 20917,
      },
      { path: "/media/greeting-en-gb.36b57b3f.m4a", type: "audio/mp4", bytes: 38168 },
    ],
    at: [0.29],
  },
};
