import { analytics } from "./analytics.ts";
import { pageIdentity } from "./page-identity.ts";

/**
 * Counts the press of a call to action, as 'Page - Button' and the page's identifier (specification,
 * section 3). Buttons that open the chat (`ChatButton`) and links that look like buttons do it
 * themselves; whatever else calls to action calls this.
 *
 * @param button The words on it.
 */
export function trackCta(button: string): void {
  const { id, name } = pageIdentity(location.pathname);
  analytics.track({ event: "cta_click", label: `${name} - ${button}`, location: id });
}
