import type { Session } from "@larkline/contract/account";

/**
 * Reads the session from the fragment of /auth/verify, to which the server redirects after a sign-up is
 * confirmed (specification, section 2).
 *
 * @param fragment The URL's fragment, with or without its '#'.
 * @returns The session; undefined if a token is missing or the type is not `signup`.
 */
export function sessionFromFragment(fragment: string): Session | undefined {
  const values = new URLSearchParams(fragment.replace(/^#/, ""));
  const access_token = values.get("access_token");
  const refresh_token = values.get("refresh_token");
  if (!access_token || !refresh_token || values.get("type") !== "signup") return undefined;
  return { access_token, refresh_token };
}
