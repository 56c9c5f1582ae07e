import { articles } from "../../packages/content/src/article-list.ts";
import { brand } from "../../packages/content/src/brand.ts";
import { metaLimits } from "../../packages/content/src/page-meta.ts";
import { pages } from "../../packages/content/src/pages.ts";

/** The titles of pages and articles that search results would cut off if the product had this name. */
export const longTitles = (name: string): readonly string[] =>
  [...Object.values(pages), ...articles.map(({ meta }) => meta)]
    .map(({ title }) => title.replaceAll(brand.name, name))
    .filter(({ length }) => length > metaLimits.title);
