/**
 * Starts analytics before the application: the loader runs this module when the browser is idle, so that
 * visits without an interaction, which load no application, are counted, too.
 */
import { hasStoredAccount } from "@larkline/client/account/presence";

import { analytics } from "./shell/analytics.ts";

analytics.start();

// The loader loads the application at this event, as at a touch: for a fragment without an element in the
// document (a footer topic, shown in a sheet), and for somebody who is signed in and may need the
// verification banner.
if (hasStoredAccount() || (location.hash && !document.querySelector(":target")))
  dispatchEvent(new Event("touchstart"));
