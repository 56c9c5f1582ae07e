/**
 * Analytics without the application: the loader runs this when the browser is idle, so that visits
 * without an interaction are counted, too.
 */
import { hasStoredAccount } from "@larkline/client/account/presence";

import { analytics } from "./shell/analytics.ts";

analytics.start();

// Loads the application if the address has a fragment that the document does not contain (a topic),
// or if somebody is signed in and may need the verification banner.
if (hasStoredAccount() || (location.hash && !document.querySelector(":target")))
  dispatchEvent(new Event("touchstart"));
