import { twoRings } from "@larkline/content/articles/two-rings";

import { ArticlePage } from "./article-page.tsx";

export const meta = twoRings.meta;

/** The article at `/blog/two-rings`. Its headline is in the content's `posts.ts`. */
export default function TwoRings() {
  return <ArticlePage article={twoRings} />;
}
