import { afterTheCall } from "@larkline/content/articles/after-the-call";

import { ArticlePage } from "./article-page.tsx";

export const meta = afterTheCall.meta;

/** The article at `/blog/after-the-call`. Its headline is in the content's `posts.ts`. */
export default function AfterTheCall() {
  return <ArticlePage article={afterTheCall} />;
}
