import { callsToAction } from "@larkline/content/calls-to-action";
import { pageIdentities } from "@larkline/content/page-identities";
import type { AnalyticsEvent, PageIdentifier } from "@larkline/contract/analytics";

/** The first half of a page's labels, by its identifier. */
const pageNames = new Map<PageIdentifier, string>(Object.values(pageIdentities));

/**
 * What is wrong with the label of a pressed call to action: it must name the page that the event names,
 * and words that stand on one of the site's buttons. So nothing that a person wrote is counted.
 *
 * @returns A sentence for whoever sent it; undefined where nothing is wrong.
 */
export function unknownLabel(events: readonly AnalyticsEvent[]): string | undefined {
  for (const event of events) {
    if (event.event !== "cta_click") continue;
    const page = `${pageNames.get(event.location)} - `;
    if (event.label.startsWith(page) && callsToAction.has(event.label.slice(page.length))) continue;
    return `"label" must be "${page}" and the words on a button of the site, for example "${page}Talk to Sales".`;
  }
  return undefined;
}
