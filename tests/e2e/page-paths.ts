/** The paths that the tests of all pages visit. */
import { routes } from "../../apps/site/src/routes.ts";

/** The paths of every page and of the 404 page. */
export const allPaths: readonly string[] = [...routes.map(({ path }) => path), "/no-such-page"];

/**
 * The paths of pages of different kinds, for checks that are too expensive for every page. The articles without
 * a story use the same template as the one in this list.
 */
export const kinds: readonly string[] = [
  "/",
  "/pricing",
  "/support",
  "/signup",
  "/products/ai-receptionist",
  "/solutions/crm-integration",
  "/industries/law-firms",
  "/blog/two-rings",
];

/** The paths of all other pages. */
export const otherPaths: readonly string[] = allPaths.filter((path) => !kinds.includes(path));
