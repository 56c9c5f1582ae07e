import { spanishAtNight } from "@larkline/content/articles/spanish-at-night";

import { ArticlePage } from "./article-page.tsx";

export const meta = spanishAtNight.meta;

/** The article at `/blog/spanish-at-night`. Its headline is in the content's `posts.ts`. */
export default function SpanishAtNight() {
  return <ArticlePage article={spanishAtNight} />;
}
