import type { ComponentPropsWithRef } from "react";

import { jsonLdText } from "./statement.ts";
import type { Statement } from "./statement.ts";

export { breadcrumbsStatement } from "../../components/breadcrumbs/breadcrumbs-statement.ts";
export { faqStatement } from "../../components/faq-accordion/faq-statement.ts";
export { articleStatement } from "../../marketing/article/article-statement.ts";
export type { ArticlePlace, ArticlePost } from "../../marketing/article/article-statement.ts";
export { plansStatement } from "../../marketing/plan-card/plans-statement.ts";
export type { PricedPlan, PricedProduct } from "../../marketing/plan-card/plans-statement.ts";
export { recordingStatement } from "../../media/call-player/recording-statement.ts";
export { filmStatement } from "../../media/video-player/film-statement.ts";
export type { StatedFilm } from "../../media/video-player/film-statement.ts";
export { jsonLdText } from "./statement.ts";
export type { Statement } from "./statement.ts";

export interface JsonLdProps extends Omit<
  ComponentPropsWithRef<"script">,
  "children" | "dangerouslySetInnerHTML" | "src" | "type"
> {
  /** What is said, a statement for each thing. Say only what the page shows as well. */
  statements: readonly Statement[];
}

/**
 * What search engines are told about a page (JSON-LD). No browser runs it, so a Content-Security-Policy
 * need not allow it.
 */
export function JsonLd({ statements, ...props }: JsonLdProps) {
  return (
    <script
      data-slot="json-ld"
      {...props}
      type="application/ld+json"
      // React would write quotes as entities, which nobody resolves in a script. Nothing of the text
      // can end the element.
      dangerouslySetInnerHTML={{ __html: jsonLdText(statements) }}
    />
  );
}
