import type { CallData } from "@larkline/contract/http";

import { type Answer, type JsonCall, call } from "../http/call.ts";
import { withTabLock } from "../tabs/tab-lock.ts";
import { authStore, clearAccount, readAccount, signIn } from "./auth-store.ts";
import { logFault } from "./log-fault.ts";
import { forgetRenewalId, renewalId } from "./renewal-id.ts";

/** Lock under which only one tab at a time renews its token: sending a refresh token twice ends the login. */
const lockName = "auth-renewal";

/**
 * Requests new tokens. If the answer is lost, requests it once more, now and at the next call of this function, also
 * in another page.
 */
async function requestTokens(refreshToken: string) {
  const body = { refresh_token: refreshToken, renewal_id: renewalId() };
  let answer = await call("refresh", { body });
  if (!answer.success && answer.status === 0) answer = await call("refresh", { body });
  // After any other failure, the answer to an earlier request may still be needed.
  if (answer.success || answer.status === 400 || answer.status === 401) forgetRenewalId();
  return answer;
}

/** Options of a call that needs the access token. */
export interface SignedInOptions {
  readonly signal?: AbortSignal;
  /**
   * The page makes the call by itself, without the visitor. Then it does not clear the auth state if the server has
   * ended the login: a banner would disappear for no visible reason.
   */
  readonly inBackground?: boolean;
}

/**
 * Renews an expired access token. If the server refuses with status 401, clears the auth state, except in background.
 *
 * @returns The current access token; undefined if it could not be renewed.
 */
async function renewAccessToken(
  expiredToken: string,
  inBackground: boolean,
): Promise<string | undefined> {
  return withTabLock(lockName, async () => {
    readAccount();
    const { accessToken, refreshToken } = authStore.getState();
    // Before this tab got the lock, another call or tab renewed the token, the user logged out, or another user
    // logged in.
    if (accessToken !== expiredToken) return accessToken ?? undefined;
    if (refreshToken === null) return undefined;
    const answer = await requestTokens(refreshToken);
    // During the request the user logged out, or another user logged in.
    if (authStore.getState().refreshToken !== refreshToken) return undefined;
    if (answer.success && answer.data.session?.access_token) {
      signIn(answer.data.user, answer.data.session);
      return answer.data.session.access_token;
    }
    if (!answer.success && answer.status === 401 && !inBackground) clearAccount();
    return undefined;
  });
}

/** A call that needs the access token. */
type AuthorizedCall = Extract<JsonCall, "verificationStatus" | "resendVerification">;

/**
 * Makes a call with the stored access token, which another tab may have changed without an event. If the token has
 * expired, renews it and repeats the call once. If it cannot be renewed, returns the answer with status 401.
 *
 * @returns Undefined without an access token: then no call is made (specification, section 8).
 */
export async function callSignedIn<Name extends AuthorizedCall>(
  name: Name,
  { signal, inBackground = false }: SignedInOptions = {},
): Promise<Answer<CallData<Name>> | undefined> {
  readAccount();
  const { accessToken } = authStore.getState();
  if (accessToken === null) return undefined;
  const options = signal ? { signal } : {};
  const answer = await call(name, { accessToken, ...options });
  if (answer.success || answer.status !== 401) return answer;
  const newToken = await renewAccessToken(accessToken, inBackground);
  return newToken === undefined ? answer : call(name, { accessToken: newToken, ...options });
}

/** Logs out in this browser at once, then on the server. If the call fails, the browser stays logged out. */
export async function logOut(): Promise<void> {
  const { refreshToken } = authStore.getState();
  clearAccount();
  forgetRenewalId();
  if (refreshToken === null) return;
  const answer = await call("logout", { body: { refresh_token: refreshToken } });
  if (!answer.success) logFault("The server did not end the login", answer.error);
}
