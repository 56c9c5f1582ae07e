import { useAccount } from "@larkline/client/account/auth-store";
import { isSameAddress } from "@larkline/client/account/same-address";

/**
 * Hook: whether the browser is signed in with another address than the sign-up's, for example because somebody signed
 * up in another tab. An unknown user may be the sign-up's own.
 */
export function useReplaced(email: string): boolean {
  return useAccount(({ user }) => user !== null && !isSameAddress(email, user.email));
}
