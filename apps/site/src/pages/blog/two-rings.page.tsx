import { twoRings } from "@larkline/content/articles/two-rings";

import { ArticlePage } from "./article-page.tsx";

export const meta = twoRings.meta;

/** The article "Two rings: what callers decide before you say hello". */
export default function TwoRings() {
  return <ArticlePage article={twoRings} />;
}
