import { afterTheCall } from "@larkline/content/articles/after-the-call";

import { ArticlePage } from "./article-page.tsx";

export const meta = afterTheCall.meta;

/** The page of an article whose headline is in the content's `posts.ts`. */
export default function AfterTheCall() {
  return <ArticlePage article={afterTheCall} />;
}
