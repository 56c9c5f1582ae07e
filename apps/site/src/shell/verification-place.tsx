import { hasStoredAccount, subscribeStoredAccount } from "@larkline/client/account/presence";
import { useSyncExternalStore } from "react";

import { usePart } from "./use-part.tsx";

const loadReminder = () => import("./verification-reminder.tsx");

/**
 * Placeholder of the verification banner, below the header (specification, section 2, "Global
 * chrome"). The banner is loaded only if somebody is signed in.
 */
export function VerificationPlace() {
  const wanted = useSyncExternalStore(subscribeStoredAccount, hasStoredAccount, () => false);
  return usePart({ load: loadReminder, wanted, props: {} });
}
