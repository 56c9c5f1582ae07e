import { callsToAction } from "@larkline/content/calls-to-action";
import { notFoundPage, pageList } from "@larkline/content/page-list";
import type { AnalyticsEvent } from "@larkline/contract/analytics";

/**
 * Page names by page id. An event's `location` is a page id, and its label begins with that page's name.
 */
const pageNames = new Map<string, string>(
  [...Object.values(pageList), notFoundPage].map(({ id, name }) => [id, name]),
);

/**
 * Whether an event has no label, or a label of the site. Only clicks on calls to action have labels. Such a
 * label must consist of the name of the event's page and the text of a button of the site, so that no text of
 * a visitor is stored.
 */
export function hasKnownLabel(event: AnalyticsEvent): boolean {
  if (event.event !== "cta_click") return true;
  const name = pageNames.get(event.location);
  if (name === undefined) return false;
  const page = `${name} - `;
  return event.label.startsWith(page) && callsToAction.has(event.label.slice(page.length));
}
