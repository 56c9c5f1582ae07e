import { intakeByPhone } from "@larkline/content/articles/intake-by-phone";

import { ArticlePage } from "./article-page.tsx";

export const meta = intakeByPhone.meta;

/** The article at `/blog/intake-by-phone`. Its headline is in the content's `posts.ts`. */
export default function IntakeByPhone() {
  return <ArticlePage article={intakeByPhone} />;
}
