import { noShows } from "@larkline/content/articles/no-shows";

import { ArticlePage } from "./article-page.tsx";

export const meta = noShows.meta;

/** The article at `/blog/no-shows`. Its headline is in the content's `posts.ts`. */
export default function NoShows() {
  return <ArticlePage article={noShows} />;
}
