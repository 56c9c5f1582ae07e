import type { SignUpForm } from "@larkline/contract/account";
import { problems } from "@larkline/contract/problems";

import { call } from "../http/call.ts";
import { signIn } from "./auth-store.ts";
import { passwordProblem } from "./password.ts";

export type { SignUpForm } from "@larkline/contract/account";

/** Which step follows a sign-up, or the problem to show. */
export type SignUpOutcome = { readonly next: "verify" | "home" } | { readonly problem: string };

/** The account that was created last, if its login then failed: the next attempt only logs in. */
let awaitingLogin: string | undefined;

/**
 * Creates the account and logs in with the same credentials (specification, section 4, "Sign-up
 * flow"). Problems have the texts of section 8.
 */
export async function signUp(form: SignUpForm): Promise<SignUpOutcome> {
  const passwordFault = passwordProblem(form);
  if (passwordFault !== undefined) return { problem: passwordFault };
  try {
    const { email, password, firstName, lastName } = form;
    const account = { email, password, firstName, lastName };
    const key = JSON.stringify(account);
    if (key !== awaitingLogin) {
      const created = await call("signUp", { body: account });
      if (!created.success) return { problem: created.error || problems.signUp };
    }
    const login = await call("login", { body: { email, password } });
    // With status 401 there is no such account, for example because the email address belongs to another one.
    awaitingLogin = login.success || login.status === 401 ? undefined : key;
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
