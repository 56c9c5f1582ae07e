import { analytics } from "./analytics.ts";
import { trackCta } from "./track-cta.ts";

/** Matches links in `main` that look like buttons, except those to a fragment. They are calls to action. */
const linkButton = 'main a[data-slot=button]:not([href^="#"])';

function onClick({ target }: MouseEvent): void {
  // oxlint-disable-next-line no-unsafe-type-assertion -- A click's target is an element.
  const link = (target as Element).closest(linkButton);
  // The text of links to recordings ends with their length: ", 0:29".
  if (link) trackCta(link.textContent.split(", ")[0] ?? "");
}

/**
 * Counts the page view, and from now on clicks on links that look like buttons. Further calls do nothing. Works
 * without the application, because the first click of a visit may already leave the page.
 */
export function startAnalytics(): void {
  analytics.start();
  // In the capture phase, before the router changes the page. A listener is added only once.
  addEventListener("click", onClick, { capture: true });
}
