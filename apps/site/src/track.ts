/**
 * Counting, without the application: the loader runs this when the browser is idle, so that a page
 * that nobody touches is counted as well.
 */
import { analytics } from "./shell/analytics.ts";

analytics.start();

// The address names what the page's document does not have, a topic or a place in the footer: the
// application is woken, as by a visitor, and shows it.
if (location.hash && !document.querySelector(":target")) dispatchEvent(new Event("touchstart"));
