/**
 * Starts analytics before the application: the loader runs this module when the browser is idle, so that
 * visits without an interaction, which load no application, are counted, too.
 */
import { hasStoredAccount } from "@larkline/client/account/presence";
import { floatingCtaScrollThreshold } from "@larkline/client/scroll-threshold";

import { startAnalytics } from "./shell/start-analytics.ts";

startAnalytics(location.pathname);

/** Simulates a touch, at which the loader loads the application. */
const loadApplication = (): unknown => dispatchEvent(new Event("touchstart"));

// Three kinds of visits need the application without an interaction:
// - those of signed-in users, who may need the verification banner;
// - those to a history entry of the application, which is reloaded or restored: it may have a filter
//   (`use-kept-filter.ts`), and going back or forward from it may only change the address, because the entries that
//   the application adds belong to one document, so that only the application can show the other page;
// - those to a URL with a fragment, which may choose a category of plans, open an answer or show a footer topic.
//   When such a URL is reloaded, the browser fires no event for the fragment, so the loader would not react.
if (hasStoredAccount() || location.hash || history.state) loadApplication();

// The floating call to action appears in the middle of a page. On a page shorter than three screens, this is
// above the place where the loader reacts to scrolling.
function onScroll(): void {
  const { scrollHeight } = document.documentElement;
  if (scrollY <= floatingCtaScrollThreshold * (scrollHeight - innerHeight)) return;
  removeEventListener("scroll", onScroll);
  loadApplication();
}
addEventListener("scroll", onScroll);
onScroll();
