import type { CallData } from "@larkline/contract/http";

import type { Answer } from "../http/call.ts";
import { authStore, markEmailVerified, readAccount } from "./auth-store.ts";
import { logFault } from "./log-fault.ts";
import { callSignedIn, type SignedInOptions } from "./requests.ts";

/**
 * Requests once whether the email address is confirmed. If it is, marks the user as verified. A failure is only
 * logged (specification, section 8). Reads the stored account before and after the request, because Firefox does not
 * report changes that other tabs make while a page is in the back/forward cache.
 *
 * @returns The server's answer. If another user has signed in or the user has logged out during the request, also in
 * another tab, the answer is not about the current state, and `verified` is false. Undefined without an access token.
 */
export async function checkVerification(
  options: SignedInOptions = {},
): Promise<Answer<CallData<"verificationStatus">> | undefined> {
  readAccount();
  const { user } = authStore.getState();
  const answer = await callSignedIn("verificationStatus", options);
  if (answer?.success === false && !options.signal?.aborted)
    logFault("The verification status could not be read", answer.error);
  if (!answer?.success || !answer.data.verified) return answer;
  readAccount();
  const now = authStore.getState();
  if (!now.isAuthenticated || now.user?.id !== user?.id)
    return { success: true, data: { verified: false } };
  markEmailVerified();
  return answer;
}
