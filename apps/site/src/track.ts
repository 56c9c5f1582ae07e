/**
 * Counting, without the application: the loader runs this when the browser is idle, so that a page
 * that nobody touches is counted as well.
 */
import { isAccountKept } from "@larkline/client/account/presence";

import { analytics } from "./shell/analytics.ts";

analytics.start();

// The application is woken, as by a visitor: where the address names what the page's document does not
// have, a topic or a place in the footer, and where somebody is signed in, who may have to be reminded.
if (isAccountKept() || (location.hash && !document.querySelector(":target")))
  dispatchEvent(new Event("touchstart"));
