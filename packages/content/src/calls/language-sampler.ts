/** Texts of the section in which one greeting can be heard in several languages. */
import { claims } from "../claims.ts";

export const languageSampler = {
  title: "Asked in Spanish, it answers in Spanish.",
  lede: `It hears which language a caller speaks, and answers in it. Here is one greeting in eight of the ${claims.languages.value}, English with two accents.`,
  /** Name of the list of greetings, for assistive technology. */
  label: "Greetings by language",
} as const;
