import type { CallData } from "@larkline/contract/http";

import { type Answer, type JsonCall, call } from "../http/call.ts";
import { alone } from "../tabs/alone.ts";
import { authStore, clearAccount, readAccount, signIn } from "./auth-store.ts";

/** One tab at a time renews a login: a token that is sent twice ends it. */
const lockName = "auth-renewal";

/** Gets a new access token for one that has run out; nothing where the login has ended. */
async function renewed(used: string): Promise<string | undefined> {
  return alone(lockName, async () => {
    readAccount();
    const { accessToken, refreshToken } = authStore.getState();
    // Another tab was first.
    if (accessToken !== used) return accessToken ?? undefined;
    if (refreshToken === null) return undefined;
    const answer = await call("refresh", { body: { refresh_token: refreshToken } });
    if (answer.success && answer.data.session?.access_token) {
      signIn(answer.data.user, answer.data.session);
      return answer.data.session.access_token;
    }
    if (!answer.success && answer.status === 401) clearAccount();
    return undefined;
  });
}

/** A call that goes with the access token. */
type AuthorizedCall = Extract<JsonCall, "verificationStatus" | "resendVerification">;

/**
 * Calls in the name of who is signed in, and renews the login where it has run out.
 *
 * @returns Nothing where there is no access token: then nothing is called (specification, section 8).
 */
export async function callSignedIn<Name extends AuthorizedCall>(
  name: Name,
  signal?: AbortSignal,
): Promise<Answer<CallData<Name>> | undefined> {
  const { accessToken } = authStore.getState();
  if (accessToken === null) return undefined;
  const options = signal ? { signal } : {};
  const answer = await call(name, { accessToken, ...options });
  if (answer.success || answer.status !== 401) return answer;
  const next = await renewed(accessToken);
  return next === undefined ? answer : call(name, { accessToken: next, ...options });
}

/** Ends the login, here and on the server. The server's answer changes nothing here. */
export async function logOut(): Promise<void> {
  const { refreshToken } = authStore.getState();
  clearAccount();
  if (refreshToken !== null) await call("logout", { body: { refresh_token: refreshToken } });
}
