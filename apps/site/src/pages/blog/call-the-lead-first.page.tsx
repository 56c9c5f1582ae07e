import { callTheLeadFirst } from "@larkline/content/articles/call-the-lead-first";

import { ArticlePage } from "./article-page.tsx";

export const meta = callTheLeadFirst.meta;

/** The article at `/blog/call-the-lead-first`. Its headline is in the content's `posts.ts`. */
export default function CallTheLeadFirst() {
  return <ArticlePage article={callTheLeadFirst} />;
}
