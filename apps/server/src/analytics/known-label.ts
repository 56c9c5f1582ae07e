import { callsToAction } from "@larkline/content/calls-to-action";
import { notFoundPage, pageList } from "@larkline/content/page-list";
import type { AnalyticsEvent } from "@larkline/contract/analytics";

/** The first half of a page's labels, by its identifier. */
const pageNames = new Map<string, string>(
  [...Object.values(pageList), notFoundPage].map(({ id, name }) => [id, name]),
);

/**
 * Whether an event may be counted: the label of a pressed call to action must name the page that the event
 * names, and words that stand on one of the site's buttons. So nothing that a person wrote is counted.
 */
export function hasKnownLabel(event: AnalyticsEvent): boolean {
  if (event.event !== "cta_click") return true;
  const name = pageNames.get(event.location);
  if (name === undefined) return false;
  const page = `${name} - `;
  return event.label.startsWith(page) && callsToAction.has(event.label.slice(page.length));
}
