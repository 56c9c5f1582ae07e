import { callTheLeadFirst } from "@larkline/content/articles/call-the-lead-first";

import { ArticlePage } from "./article-page.tsx";

export const meta = callTheLeadFirst.meta;

/** The article "Call the lead before the tab is closed". */
export default function CallTheLeadFirst() {
  return <ArticlePage article={callTheLeadFirst} />;
}
