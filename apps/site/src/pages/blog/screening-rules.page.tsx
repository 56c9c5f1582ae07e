import { screeningRules } from "@larkline/content/articles/screening-rules";

import { ArticlePage } from "./article-page.tsx";

export const meta = screeningRules.meta;

/** The page of an article whose headline is in the content's `posts.ts`. */
export default function ScreeningRules() {
  return <ArticlePage article={screeningRules} />;
}
