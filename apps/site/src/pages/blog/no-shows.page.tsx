import { noShows } from "@larkline/content/articles/no-shows";

import { ArticlePage } from "./article-page.tsx";

export const meta = noShows.meta;

/** The article "A reminder that people answer". */
export default function NoShows() {
  return <ArticlePage article={noShows} />;
}
