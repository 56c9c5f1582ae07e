/** Rules for the wording of the site's texts. `words.test.ts` and the page builder check texts against them. */

export interface WordRule {
  /** Matches words or characters that a text must not contain. */
  readonly pattern: RegExp;
  /** What is wrong and what to do instead; a message shows it after the matched text. */
  readonly advice: string;
}

const empty = "says nothing: say what it does.";
const american = "is not American spelling.";

const rule = (advice: string, ...patterns: readonly RegExp[]): readonly WordRule[] =>
  patterns.map((pattern) => ({ pattern, advice }));

export const wordRules: readonly WordRule[] = [
  ...rule(
    empty,
    /\bseamless\w*/i,
    /\bunleash\w*/i,
    /\brevolutioni\w*/i,
    /\belevat(e|ing)\b/i,
    /\bsupercharg\w*/i,
    /\bcutting[- ]edge\b/i,
    /\bgame[- ]chang\w*/i,
    /\bleverag\w*/i,
    /\bempower\w*/i,
    /\bunlock\w*/i,
    /\beffortless\w*/i,
    /\bnext[- ]generation\b/i,
    /\bworld[- ]class\b/i,
    /\bstate[- ]of[- ]the[- ]art\b/i,
    /\btransformative\b/i,
    /\bsynerg\w*/i,
  ),
  ...rule(american, /\bcolour\b|\bcentre\b|\bcancelled\b|\borganis\w*/i),
  ...rule("is a dash: begin a new sentence, or use a comma or a colon.", /—/),
  ...rule("has a typewriter’s apostrophe: use ’.", /\w'\w/),
  ...rule("stands inside a text: an exclamation mark ends one, or is left out.", /!(?!$)/),
  ...rule("was left for later: write the text.", /\b(TODO|TBD|lorem)\b/i),
];

/** Maximum number of words of a sentence. */
export const maxSentenceWords = 30;

/** Maximum number of words of a headline. */
export const maxHeadlineWords = 20;
