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
  /** The schema.org objects. Include only content that the page shows as well. */
  statements: readonly Statement[];
}

/**
 * Structured data (JSON-LD) for search engines, in a `script` element. Browsers do not execute it, so a
 * Content-Security-Policy need not allow it.
 */
export function JsonLd({ statements, ...props }: JsonLdProps) {
  return (
    <script
      data-slot="json-ld"
      {...props}
      type="application/ld+json"
      // React would escape quotes in children as entities, which are not decoded in scripts.
      // `jsonLdText` escapes the text so that it cannot end the element.
      dangerouslySetInnerHTML={{ __html: jsonLdText(statements) }}
    />
  );
}
