/** Finds the passage with most of a question's words, if no topic answers the question. */
import { telephone } from "../frame/cues.ts";
import { isArticlePart, type Passage } from "../knowledge/passages.ts";
import { says, toStemText } from "../reading/phrases.ts";
import { isOnShownPage } from "../thread/shown.ts";
import type { ProseQuery } from "./prose-query.ts";
import type { Result } from "./result.ts";

/** Share of the weight of a question's words that a passage must have: on any page, and on the last answer's. */
export const coverageNeeded = 0.6;
const coverageNeededOnPage = 0.5;

/** Completes the sentence 'I don't know from our pages …'. */
export const nothingMore = "more about it than that";

/** The passage with most of the question's words: of the last page, else of any (no case study), else of an article. */
export function byWords(query: ProseQuery): Result {
  const { retrieval, thread } = query;
  const { words } = query.frame;
  const isOnPage = (each: Passage) => isOfSite(each) && isOnShownPage(each, thread);
  const found =
    retrieval.find(words, isOnPage, coverageNeededOnPage, 1) ??
    retrieval.find(words, (each) => isOfSite(each) && !isOfOther(query, each), coverageNeeded) ??
    findArticle(query, coverageNeeded);
  if (found) return { kind: "passages", passages: [found] };
  // If the message is at least about the visitor's telephone, the product that answers calls is described.
  const isAboutPhone = says(toStemText(words), telephone);
  const offer = isAboutPhone && retrieval.passage("offer/ai-receptionist");
  return { kind: "unknown", ...(offer && { what: nothingMore }), passages: offer ? [offer] : [] };
}

const isOfSite = (each: Passage) => !isArticlePart(each) && !each.id.startsWith("story/");

/** A passage of an industry other than the visitor's. */
const isOfOther = ({ site, frame: { named } }: ProseQuery, passage: Passage): boolean =>
  site.industries.some(
    ({ id }) => passage.id.split("/")[1] === id && named.industry?.includes(id) === false,
  );

/** The paragraph of an article with most of the question's words, of which two must not be everyday words. */
export const findArticle = ({ retrieval, frame: { words } }: ProseQuery, needed: number) =>
  retrieval.find(words, isArticlePart, needed, 2, 2);
