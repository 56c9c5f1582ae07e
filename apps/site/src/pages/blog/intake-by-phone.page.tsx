import { intakeByPhone } from "@larkline/content/articles/intake-by-phone";

import { ArticlePage } from "./article-page.tsx";

export const meta = intakeByPhone.meta;

/** The page of an article whose headline is in the content's `posts.ts`. */
export default function IntakeByPhone() {
  return <ArticlePage article={intakeByPhone} />;
}
