import { noShows } from "@larkline/content/articles/no-shows";

import { ArticlePage } from "./article-page.tsx";

export const meta = noShows.meta;

/** The page of an article whose headline is in the content's `posts.ts`. */
export default function NoShows() {
  return <ArticlePage article={noShows} />;
}
