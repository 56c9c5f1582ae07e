/**
 * Rules for the wording of the site's texts. `words.test.ts` checks the texts of this package, and the page
 * builder (`scripts/new/draft`) checks the texts that are typed into it.
 */

export interface WordRule {
  /** Matches words or characters that a text must not contain. */
  readonly pattern: RegExp;
  /** What is wrong and what to do instead; a message shows it after the matched text. */
  readonly advice: string;
}

const emptyPhraseAdvice = "says nothing: say what it does.";
const spellingAdvice = "is not American spelling.";

/** One rule for each pattern, all with the same advice. */
const rulesWith = (advice: string, ...patterns: readonly RegExp[]): readonly WordRule[] =>
  patterns.map((pattern) => ({ pattern, advice }));

export const wordRules: readonly WordRule[] = [
  ...rulesWith(
    emptyPhraseAdvice,
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
  ...rulesWith(spellingAdvice, /\bcolour\b|\bcentre\b|\bcancelled\b|\borganis\w*/i),
  ...rulesWith("is a dash: begin a new sentence, or use a comma or a colon.", /—/),
  ...rulesWith("has a typewriter’s apostrophe: use ’.", /\w'\w/),
  ...rulesWith("is inside a text: an exclamation mark may only end it.", /!(?!$)/),
  ...rulesWith("is a placeholder: write the text.", /\b(TODO|TBD|lorem)\b/i),
];

/** Maximum number of words of a sentence. */
export const maxSentenceWords = 30;

/** Maximum number of words of a headline. */
export const maxHeadlineWords = 20;
