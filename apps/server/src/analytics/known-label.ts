import { callsToAction } from "@larkline/content/calls-to-action";
import { pageIdentities } from "@larkline/content/page-identities";
import type { AnalyticsEvent, PageIdentifier } from "@larkline/contract/analytics";

/** The first half of a page's labels, by its identifier. */
const pageNames = new Map<PageIdentifier, string>(Object.values(pageIdentities));

/**
 * Whether an event may be counted: the label of a pressed call to action must name the page that the event
 * names, and words that stand on one of the site's buttons. So nothing that a person wrote is counted.
 */
export function hasKnownLabel(event: AnalyticsEvent): boolean {
  if (event.event !== "cta_click") return true;
  const page = `${pageNames.get(event.location)} - `;
  return event.label.startsWith(page) && callsToAction.has(event.label.slice(page.length));
}
