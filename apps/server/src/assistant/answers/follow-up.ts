import type { AssistantContent } from "../content.ts";
import type { Passage } from "../knowledge.ts";
import { type Answer, compose, reachUs } from "./answer.ts";
import { composeIndustry, composeProduct, composeSolution } from "./catalog.ts";

/** What the page says as a whole that was spoken of. */
export function composeCardOf(content: AssistantContent, page: string): Answer | undefined {
  const solution = content.solutions.find(({ path }) => path === page);
  if (solution !== undefined) return composeSolution(content, solution.id);
  const product = content.products.find(({ path }) => path === page);
  if (product !== undefined) return composeProduct(content, product.id);
  const industry = content.industries.find(({ path }) => path === page);
  return industry && composeIndustry(content, industry.id);
}

/** The figures of the page that was spoken of: 'how effective is it?' */
export function composeFiguresOf(content: AssistantContent, page: string): Answer | undefined {
  const entry = [...content.solutions, ...content.products].find(({ path }) => path === page);
  const industry = content.industries.find(({ path }) => path === page);
  const figures = entry?.stats ?? (industry === undefined ? [] : [industry.stat]);
  const source = entry?.source ?? industry?.source;
  if (figures.length === 0 || source === undefined) return undefined;
  return compose(content, [figures.map(({ statement }) => statement).join(" ")], [source]);
}

/** The nearest that the pages say, and that it may not be all that was asked for. */
export function composeNearest(content: AssistantContent, passage: Passage): Answer {
  return compose(
    content,
    [
      passage.answer,
      `That is the nearest our pages say. If it is not what you asked, I don't know more; a person can tell you: ${reachUs(content)}.`,
    ],
    [passage.source],
  );
}
