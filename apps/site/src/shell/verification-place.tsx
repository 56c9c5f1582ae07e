import { hasStoredAccount, subscribeStoredAccount } from "@larkline/client/account/presence";
import { useSyncExternalStore } from "react";

import { usePart } from "./use-part.tsx";

const loadReminder = () => import("./verification-reminder.tsx");

/**
 * The place of the verification banner, below the header (specification, section 2, "Global chrome"). The
 * banner's module is loaded only if a user is signed in.
 */
export function VerificationPlace() {
  const hasAccount = useSyncExternalStore(subscribeStoredAccount, hasStoredAccount, () => false);
  return usePart({ load: loadReminder, wanted: hasAccount, props: {} });
}
