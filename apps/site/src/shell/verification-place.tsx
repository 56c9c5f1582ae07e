import { isAccountKept, subscribeAccountKept } from "@larkline/client/account/presence";
import { useSyncExternalStore } from "react";

import { usePart } from "./use-part.tsx";

const loadReminder = () => import("./verification-reminder.tsx");

/**
 * Where the reminder of an unverified address hangs: under the header, in every page (specification,
 * section 2, "Global chrome"). Its part is fetched only where somebody is signed in.
 */
export function VerificationPlace() {
  const wanted = useSyncExternalStore(subscribeAccountKept, isAccountKept, () => false);
  return usePart({ load: loadReminder, wanted, props: {} });
}
