import { intakeByPhone } from "@larkline/content/articles/intake-by-phone";

import { ArticlePage } from "./article-page.tsx";

export const meta = intakeByPhone.meta;

/** The article "Client intake by phone: what law firms ask, and in which order". */
export default function IntakeByPhone() {
  return <ArticlePage article={intakeByPhone} />;
}
