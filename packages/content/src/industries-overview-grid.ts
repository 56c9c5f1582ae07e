/**
 * Texts of the grid on the industries overview, in a module of their own. If a visitor opens the page
 * directly, the browser loads only these, because the other sections are kept markup (docs/glossary.md).
 */
import { brand } from "./brand.ts";
import { countInWords } from "./count-in-words.ts";
import { industries } from "./industries.ts";
import type { PageMeta } from "./page-meta.ts";

const trades = countInWords(industries.length);

/** Metadata of the industries overview. */
export const overviewMeta: PageMeta = {
  title: `Industries: AI receptionists for your trade | ${brand.name}`,
  description: `AI voice agents for ${trades} industries, each with its own questions and rules: home services, law firms, healthcare, real estate and more.`,
};

export const overviewGrid = {
  anchor: "industries",
  title: `${trades.charAt(0).toUpperCase()}${trades.slice(1)} trades, in their callers’ words`,
  lede: "This is how their calls begin. What the agent asks next is the trade’s own.",
  learnMore: "Learn More",
} as const;
