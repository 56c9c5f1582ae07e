/**
 * Counting, without the application: the loader runs this when the browser is idle, so that a page
 * that nobody touches is counted as well.
 */
import { analytics } from "./shell/analytics.ts";

analytics.start();
