import { whenToInterrupt } from "@larkline/content/articles/when-to-interrupt";

import { ArticlePage } from "./article-page.tsx";

export const meta = whenToInterrupt.meta;

/** The article "When may an agent interrupt?". */
export default function WhenToInterrupt() {
  return <ArticlePage article={whenToInterrupt} />;
}
