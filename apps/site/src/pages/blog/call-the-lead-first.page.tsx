import { callTheLeadFirst } from "@larkline/content/articles/call-the-lead-first";

import { ArticlePage } from "./article-page.tsx";

export const meta = callTheLeadFirst.meta;

/** The page of an article whose headline is in the content's `posts.ts`. */
export default function CallTheLeadFirst() {
  return <ArticlePage article={callTheLeadFirst} />;
}
