import { analytics } from "./analytics.ts";

/**
 * Counts a call to action as 'Page - Button' with the page's identifier (specification, section 3,
 * "Analytics events"). Clicks on `ChatButton` and on links that are calls to action are counted already
 * (`chat-button.tsx`, `kept-markup.ts`, `start-analytics.ts`).
 *
 * @param button The button's text.
 */
export function trackCta(button: string): void {
  // The document names its page (`namePage`), so that no route table is needed before the application starts.
  const { id = "", name = "" } = document.documentElement.dataset;
  analytics.track({ event: "cta_click", label: `${name} - ${button}`, location: id });
}
