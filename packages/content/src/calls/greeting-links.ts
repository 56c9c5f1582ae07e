/**
 * Paths and durations of the recorded greetings, which pages need before a visitor plays one.
 * Written by `npm run media`, emptied by `npm run brand`.
 * To use a file of your own, see tools/media/README.md.
 */

import type { GreetingLanguage } from "./greetings.ts";
import type { SoundLink } from "./media-file.ts";

export const greetingLinks: Readonly<Partial<Record<GreetingLanguage, SoundLink>>> = {
  "en-US": { path: "/media/greeting-en-us.84e0f94f.m4a", length: "0:06" },
  es: { path: "/media/greeting-es.76f3e020.m4a", length: "0:06" },
  "zh-CN": { path: "/media/greeting-zh-cn.257a1663.m4a", length: "0:08" },
  fr: { path: "/media/greeting-fr.dadebc19.m4a", length: "0:07" },
  hi: { path: "/media/greeting-hi.9d70849b.m4a", length: "0:09" },
  "pt-BR": { path: "/media/greeting-pt-br.2e6b5041.m4a", length: "0:06" },
  it: { path: "/media/greeting-it.06abc58e.m4a", length: "0:07" },
  ja: { path: "/media/greeting-ja.26e6e6ad.m4a", length: "0:09" },
  "en-GB": { path: "/media/greeting-en-gb.36b57b3f.m4a", length: "0:06" },
};
