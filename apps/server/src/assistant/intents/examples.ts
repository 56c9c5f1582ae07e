import { readFileSync, readdirSync } from "node:fs";

import { toWords } from "../words.ts";

/** A question as somebody may ask it, and what it asks for. */
export interface Example {
  intent: string;
  words: readonly string[];
  /** The intent that was answered before it, where it leans on that. */
  after?: string;
}

const folder = new URL("questions/", import.meta.url);

/**
 * Questions as visitors may ask them, by what they ask for. The files of `questions` are plain text:
 * `= intent` begins a list, each line under it is one question. In `follow-ups.txt` the intent is the one
 * that was answered before, and each line says what it asks for: `intent > question`.
 */
export function readExamples(): Example[] {
  return readdirSync(folder)
    .filter((name) => name.endsWith(".txt"))
    .toSorted()
    .flatMap((name) => parseExamples(readFileSync(new URL(name, folder), "utf8")));
}

/** What is asked for with these is no point of a plan's list. */
const ofNoPlan =
  /^concept\/(?:setup|support(?:Hours|Reply)|login|location|careers|refund|hipaa|roi|company|companyFacts|payment|identity|competitor|cancellation|thanks|stories|uptime|industries|press|trial|languages)$/;
/** One in so many of those is enough. */
const everyNth = 12;

/**
 * What visitors ask plans for, in their own words: the same form, each list under what `featureWords`
 * names the point of a plan's list by; `none` ask for no such point, of plans or of anything else.
 * @param examples the others, of which some are such questions.
 */
export const readFeatureExamples = (examples: readonly Example[]): Example[] => [
  ...parseExamples(readFileSync(new URL("plan-features.txt", import.meta.url), "utf8")),
  ...examples
    .filter(({ intent, after }) => after === undefined && ofNoPlan.test(intent))
    .filter((_, index) => index % everyNth === 0)
    .map(({ words }) => ({ intent: "none", words })),
];

export function parseExamples(text: string): Example[] {
  let intent: string | undefined;
  return text.split("\n").flatMap((line): Example[] => {
    const trimmed = line.trim();
    if (trimmed.startsWith("= ")) intent = trimmed.slice(2).trim();
    else if (trimmed !== "" && intent !== undefined) {
      const [asked = "", question] = trimmed.split(" > ");
      return question === undefined
        ? [{ intent, words: toWords(trimmed) }]
        : [{ intent: asked, words: toWords(question), after: intent }];
    }
    return [];
  });
}
