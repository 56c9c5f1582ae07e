import { analytics } from "./analytics.ts";
import { pageIdentity } from "./page-identity.ts";

/**
 * Counts a call to action as 'Page - Button' with the page's identifier (specification, section 3,
 * "Analytics events"). Clicks on `ChatButton` and on links that look like buttons are counted already
 * (`chat-button.tsx`, `kept-markup.ts`, `use-analytics.ts`).
 *
 * @param button The button's text.
 */
export function trackCta(button: string): void {
  const { id, name } = pageIdentity(location.pathname);
  analytics.track({ event: "cta_click", label: `${name} - ${button}`, location: id });
}
