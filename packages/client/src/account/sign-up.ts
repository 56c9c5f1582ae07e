import type { SignUpForm } from "@larkline/contract/account";
import { problems } from "@larkline/contract/problems";

import { type Answer, call } from "../http/call.ts";
import { signIn } from "./auth-store.ts";
import { passwordProblem } from "./password.ts";

export type { SignUpForm } from "@larkline/contract/account";

/** Which step follows a sign-up, or the problem to show. */
export type SignUpOutcome = { readonly next: "verify" | "home" } | { readonly problem: string };

/**
 * The person whose account was created last, if the login then failed: the next attempt first tries to log in.
 * Without the password, because no password may stay in memory after its request.
 */
let awaitingLogin: string | undefined;

/** Whether the server refused the credentials. */
const isUnauthorized = (answer: Answer<unknown>) => !answer.success && answer.status === 401;

/**
 * Creates the account and logs in with the same credentials (specification, section 4, "Sign-up
 * flow"). Problems have the texts of section 8.
 */
export async function signUp(form: SignUpForm): Promise<SignUpOutcome> {
  const passwordFault = passwordProblem(form);
  if (passwordFault !== undefined) return { problem: passwordFault };
  try {
    const { email, password, firstName, lastName } = form;
    const person = JSON.stringify([email, firstName, lastName]);
    const logIn = () => call("login", { body: { email, password } });
    let login = person === awaitingLogin ? await logIn() : undefined;
    // The server answers with status 401 if the password was changed since the account was created.
    if (!login || isUnauthorized(login)) {
      const created = await call("signUp", { body: { email, password, firstName, lastName } });
      if (!created.success) return { problem: created.error || problems.signUp };
      login = await logIn();
    }
    // With status 401 there is no such account, for example because the email address belongs to another one.
    awaitingLogin = login.success || isUnauthorized(login) ? undefined : person;
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
