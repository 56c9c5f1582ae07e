import type { Session } from "@larkline/contract/account";

/**
 * Reads the session tokens that a confirmed sign-up passes in the fragment of /auth/verify
 * (specification, section 2).
 *
 * @param fragment The address's fragment, with or without its '#'.
 * @returns Undefined unless both tokens are there and the type is `signup`.
 */
export function sessionFromFragment(fragment: string): Session | undefined {
  const values = new URLSearchParams(fragment.replace(/^#/, ""));
  const access_token = values.get("access_token");
  const refresh_token = values.get("refresh_token");
  if (!access_token || !refresh_token || values.get("type") !== "signup") return undefined;
  return { access_token, refresh_token };
}
