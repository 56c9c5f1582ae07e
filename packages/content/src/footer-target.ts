import type { NavigationLink } from "./navigation.ts";
import { pageAt } from "./page-list.ts";

/**
 * The target of a footer link: the page with the anchor's name if the site has one (`/about` for `#about`),
 * otherwise the anchor. Only pages with a path of one segment count.
 */
export function footerTarget(
  { href }: NavigationLink,
  hasPage = (path: string) => pageAt(path) !== undefined,
): string {
  const path = href.replace(/^#/, "/");
  return hasPage(path) ? path : href;
}
