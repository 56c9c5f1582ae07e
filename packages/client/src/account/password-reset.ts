import { problems } from "@larkline/contract/problems";

import { call } from "../http/call.ts";
import { clearAccount } from "./auth-store.ts";
import { passwordProblem } from "./password.ts";

// For the page, so that it imports only this module.
export { passwordResetMinutes } from "@larkline/contract/timings";

/** Result of requesting or setting a new password: empty on success, otherwise the problem to show. */
export type ResetOutcome = {
  readonly problem?: string;
  /** The link was used or replaced, or has expired: the visitor must request a new one. */
  readonly linkEnded?: boolean;
};

/** HTTP 410: the link was used, replaced, or has expired. */
const httpGone = 410;

/** The reset token in the URL's fragment; undefined without one. */
export function resetTokenOf(fragment: string): string | undefined {
  return new URLSearchParams(fragment.replace(/^#/, "")).get("token") || undefined;
}

/** Requests the email with the reset link. Also succeeds if the email address has no account. */
export async function requestPasswordReset(email: string): Promise<ResetOutcome> {
  const answer = await call("forgotPassword", { body: { email } });
  return answer.success ? {} : { problem: answer.error || problems.network };
}

/**
 * Sets the new password. Sends nothing if the passwords differ or break a rule. On success the server has
 * ended every login of the account, and this function clears the auth state.
 */
export async function resetPassword(
  token: string,
  passwords: { password: string; confirmPassword: string },
): Promise<ResetOutcome> {
  const passwordFault = passwordProblem(passwords);
  if (passwordFault !== undefined) return { problem: passwordFault };
  const answer = await call("resetPassword", { body: { token, password: passwords.password } });
  if (!answer.success) {
    const problem = answer.error || problems.network;
    return answer.status === httpGone ? { problem, linkEnded: true } : { problem };
  }
  clearAccount();
  return {};
}
