import { useAccount } from "@larkline/client/account/auth-store";
import { isSameAddress } from "@larkline/client/account/same-address";
import { useVerificationWatch } from "@larkline/client/account/verification-watch";

/**
 * Hook: whether the sign-up's address was confirmed while the browser is not signed in with this sign-up any more.
 * After signing up twice with an address, the link of one mail signs in the other account, whose user is unknown
 * here. If the known user has another address, that one was confirmed.
 */
export function useConfirmedElsewhere(email: string): boolean {
  const { phase } = useVerificationWatch();
  const mayBeOwn = useAccount(({ user }) => !user?.email || isSameAddress(email, user.email));
  return phase === "verified" && mayBeOwn;
}
