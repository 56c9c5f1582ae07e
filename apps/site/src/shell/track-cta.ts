import { analytics } from "./analytics.ts";
import { pageIdentity } from "./page-identity.ts";

/**
 * Counts a call to action as 'Page - Button' with the page's identifier (specification, section 3,
 * "Analytics events"). `ChatButton` calls it itself, and so does the shell for links that look like
 * buttons (`use-analytics.ts`).
 *
 * @param button The button's text.
 */
export function trackCta(button: string): void {
  const { id, name } = pageIdentity(location.pathname);
  analytics.track({ event: "cta_click", label: `${name} - ${button}`, location: id });
}
