import { afterTheCall } from "@larkline/content/articles/after-the-call";

import { ArticlePage } from "./article-page.tsx";

export const meta = afterTheCall.meta;

/** The article "After the call: nine fields worth writing down". */
export default function AfterTheCall() {
  return <ArticlePage article={afterTheCall} />;
}
