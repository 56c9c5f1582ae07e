import type { Statement } from "../../foundations/json-ld/statement.ts";
import type { BreadcrumbsProps } from "./breadcrumbs.tsx";

/**
 * What search engines are told about the way to a page (https://schema.org/BreadcrumbList), from the
 * props of its `Breadcrumbs`.
 * @param url The page's own address, absolute; those above it may be relative to it.
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
