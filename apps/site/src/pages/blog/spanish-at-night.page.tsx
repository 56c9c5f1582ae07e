import { spanishAtNight } from "@larkline/content/articles/spanish-at-night";

import { ArticlePage } from "./article-page.tsx";

export const meta = spanishAtNight.meta;

/** The article "The same greeting in two languages". */
export default function SpanishAtNight() {
  return <ArticlePage article={spanishAtNight} />;
}
