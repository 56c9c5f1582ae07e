import { problems } from "@larkline/contract/problems";

import { call } from "../http/call.ts";
import { clearAccount } from "./auth-store.ts";
import { passwordProblem } from "./password.ts";

/** What a step of choosing a new password ends in: nothing, or what to say. */
export type ResetOutcome = {
  readonly problem?: string;
  /** The link is none any more: nothing helps but another one. */
  readonly linkEnded?: boolean;
};

/** HTTP's "Gone": the link was used, replaced, or has expired. */
const gone = 410;

/** The token of a mail's link for a new password, from the address's fragment; nothing without one. */
export function resetTokenOf(fragment: string): string | undefined {
  return new URLSearchParams(fragment.replace(/^#/, "")).get("token") || undefined;
}

/** Asks for the mail. It succeeds whether there is an account or not. */
export async function requestPasswordReset(email: string): Promise<ResetOutcome> {
  const answer = await call("forgotPassword", { body: { email } });
  return answer.success ? {} : { problem: answer.error || problems.network };
}

/** Chooses the password. Every login of the account has ended then, also the one kept here. */
export async function resetPassword(
  token: string,
  passwords: { password: string; confirmPassword: string },
): Promise<ResetOutcome> {
  const wrong = passwordProblem(passwords);
  if (wrong !== undefined) return { problem: wrong };
  const answer = await call("resetPassword", { body: { token, password: passwords.password } });
  if (!answer.success) {
    const problem = answer.error || problems.network;
    return answer.status === gone ? { problem, linkEnded: true } : { problem };
  }
  clearAccount();
  return {};
}
