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
  const [id, name] = identities[routeFor(pathname).path] ?? ["not-found-page", "Not Found"];
  return { id, name };
}
