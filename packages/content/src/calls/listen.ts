/** Texts around the calls that can be played. */
import { brand } from "../brand.ts";
import { claims } from "../claims.ts";

export const listen = {
  /** Opens the recording of the call that is shown; its length follows. */
  hearCall: "Hear the call",
  sampler: {
    title: "Asked in Spanish, it answers in Spanish.",
    lede: `It hears which language a caller speaks, and goes on in it. Here is one greeting in eight of the ${claims.languages.value}, English with two accents.`,
    /** Name of the speaker. */
    caller: brand.name,
    /** Name of the list of greetings, for assistive technology. */
    label: "Greetings by language",
  },
} as const;
