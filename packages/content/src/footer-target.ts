import type { NavigationLink } from "./navigation.ts";
import { pageAt } from "./page-list.ts";

/**
 * Where a link of the footer leads: to the page of its anchor's name as soon as the site has one (`/about`
 * for `#about`), until then to the anchor. Pages further down (`/industries/law-firms`) do not count.
 */
export function footerTarget(
  { href }: NavigationLink,
  hasPage = (path: string) => pageAt(path) !== undefined,
): string {
  const path = href.replace(/^#/, "/");
  return hasPage(path) ? path : href;
}
