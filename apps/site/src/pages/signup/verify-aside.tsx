import { NoEmailYet, WhatsNext } from "./asides.tsx";
import type { SignedUp } from "./sign-up-values.ts";
import { useConfirmedElsewhere } from "./use-confirmed-elsewhere.ts";

/** The content beside the second step: what to do if no mail arrives, or next if the address is confirmed. */
export function VerifyAside({ person }: { person: SignedUp }) {
  return useConfirmedElsewhere(person.email) ? <WhatsNext /> : <NoEmailYet />;
}
