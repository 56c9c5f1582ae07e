import type { Session } from "@larkline/contract/account";

/**
 * What the address of /auth/verify brings (specification, section 2): both tokens of a sign-up, or
 * nothing.
 *
 * @param fragment The address's fragment, with or without its '#'.
 */
export function sessionOf(fragment: string): Session | undefined {
  const values = new URLSearchParams(fragment.replace(/^#/, ""));
  const access_token = values.get("access_token");
  const refresh_token = values.get("refresh_token");
  if (!access_token || !refresh_token || values.get("type") !== "signup") return undefined;
  return { access_token, refresh_token };
}
