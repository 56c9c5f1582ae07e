import { analytics } from "./analytics.ts";
import { trackCta } from "./track-cta.ts";

/**
 * Matches links that are calls to action: those that look like buttons, and the links of cards. Links to a place on
 * the same page are none.
 */
const callToAction = 'a:is([data-slot=button],[data-slot$=card-action]):not([href^="#"])';

function onClick({ target }: MouseEvent): void {
  // oxlint-disable-next-line no-unsafe-type-assertion -- A click's target is an element.
  const text = (target as Element).closest(callToAction)?.querySelector("span")
    ?.firstChild?.nodeValue;
  // The label is the text before a recording's length (", 0:29") and before texts for screen readers, such as an
  // industry's name.
  if (text) trackCta(text.replace(/, .*/, ""));
}

/**
 * Counts the page view, and from now on clicks on calls to action that are links. Further calls do
 * nothing. Works without the application, because the first click of a visit may already leave the page.
 *
 * Does nothing on a page that only redirects. The application calls it again after the redirect.
 *
 * @param pathname Path of the rendered page.
 */
export function startAnalytics(pathname: string): void {
  if (pathname.startsWith("/auth/verify")) return;
  analytics.start();
  // In the capture phase, before the router changes the page. A listener is added only once.
  addEventListener("click", onClick, true);
}
