import type { PageIdentifier } from "@larkline/client/analytics";
import { pageIdentities } from "@larkline/content/page-identities";

import { routeFor } from "../routes.ts";

export interface PageIdentity {
  /** The page's name in events (specification, section 3, "Analytics events"). */
  id: PageIdentifier;
  /** The first half of a label 'Page - Button'. */
  name: string;
}

const identities: Readonly<Record<string, readonly [id: PageIdentifier, name: string]>> =
  pageIdentities;

/** Which page an address shows, for the events that name one. */
export function pageIdentity(pathname: string): PageIdentity {
  const { path } = routeFor(pathname);
  // An article is the blog's: which one it was stands in the page view.
  const [id, name] = identities[path] ??
    identities[path.replace(/\/[^/]+$/, "")] ?? ["not-found-page", "Not Found"];
  return { id, name };
}
