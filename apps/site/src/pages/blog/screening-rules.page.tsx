import { screeningRules } from "@larkline/content/articles/screening-rules";

import { ArticlePage } from "./article-page.tsx";

export const meta = screeningRules.meta;

/** The article at `/blog/screening-rules`. Its headline is in the content's `posts.ts`. */
export default function ScreeningRules() {
  return <ArticlePage article={screeningRules} />;
}
