import { screeningRules } from "@larkline/content/articles/screening-rules";

import { ArticlePage } from "./article-page.tsx";

export const meta = screeningRules.meta;

/** The article "Screening rules that do not lose a customer". */
export default function ScreeningRules() {
  return <ArticlePage article={screeningRules} />;
}
