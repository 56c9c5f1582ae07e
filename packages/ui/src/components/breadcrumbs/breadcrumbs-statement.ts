import type { Statement } from "../../foundations/json-ld/statement.ts";
import type { BreadcrumbsProps } from "./breadcrumbs.tsx";

/**
 * Structured data for breadcrumbs (https://schema.org/BreadcrumbList), from the props of
 * `Breadcrumbs`.
 *
 * @param url The current page's absolute URL. The `href` of an ancestor may be relative to this URL.
 */
export function breadcrumbsStatement(
  { items, current }: Pick<BreadcrumbsProps, "items" | "current">,
  url: string,
): Statement {
  return {
    "@type": "BreadcrumbList",
    itemListElement: [...items, { label: current, href: url }].map(({ label, href }, index) => ({
      "@type": "ListItem",
      position: index + 1,
      name: label,
      item: new URL(href, url).href,
    })),
  };
}
