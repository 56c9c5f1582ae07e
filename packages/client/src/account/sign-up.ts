import type { SignUpForm } from "@larkline/contract/account";
import { problems } from "@larkline/contract/problems";

import { call } from "../http/call.ts";
import { signIn } from "./auth-store.ts";
import { passwordProblem } from "./password.ts";

export type { SignUpForm } from "@larkline/contract/account";

/** Which step follows a sign-up, or the problem to show. */
export type SignUpOutcome = { readonly next: "verify" | "home" } | { readonly problem: string };

/**
 * Creates the account and logs in with the same credentials (specification, section 4, "Sign-up
 * flow"). Problems have the texts of section 8.
 */
export async function signUp(form: SignUpForm): Promise<SignUpOutcome> {
  const passwordFault = passwordProblem(form);
  if (passwordFault !== undefined) return { problem: passwordFault };
  try {
    const { email, password, firstName, lastName } = form;
    const created = await call("signUp", { body: { email, password, firstName, lastName } });
    if (!created.success) return { problem: created.error || problems.signUp };
    const login = await call("login", { body: { email, password } });
    if (!login.success) return { problem: login.error || problems.autoLogin };
    const { user, session }: Partial<typeof login.data> = login.data;
    if (!session?.access_token) return { problem: problems.accessTokenMissing };
    signIn(user, session);
    return { next: user?.email_verified ? "home" : "verify" };
  } catch (failure) {
    const text = failure instanceof Error ? failure.message : "";
    return { problem: text || problems.signUpUnexpected };
  }
}
