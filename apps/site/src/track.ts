/**
 * Starts analytics before the application: the loader runs this module when the browser is idle, so that
 * visits without an interaction, which load no application, are counted, too.
 */
import { hasStoredAccount } from "@larkline/client/account/presence";

import { startAnalytics } from "./shell/start-analytics.ts";

startAnalytics();

// Simulates a touch, at which the loader loads the application. Two kinds of visits need the application
// without an interaction: those of signed-in users, who may need the verification banner, and those to a URL
// with a fragment, which may choose a category of plans, open an answer or show a footer topic. When such a
// URL is reloaded, the browser fires no event for the fragment, so the loader would not react.
if (hasStoredAccount() || location.hash) dispatchEvent(new Event("touchstart"));
