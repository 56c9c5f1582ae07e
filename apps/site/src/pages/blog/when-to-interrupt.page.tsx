import { whenToInterrupt } from "@larkline/content/articles/when-to-interrupt";

import { ArticlePage } from "./article-page.tsx";

export const meta = whenToInterrupt.meta;

/** The article at `/blog/when-to-interrupt`. Its headline is in the content's `posts.ts`. */
export default function WhenToInterrupt() {
  return <ArticlePage article={whenToInterrupt} />;
}
