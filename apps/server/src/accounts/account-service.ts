import type { LoginData, SignUpBody, User } from "@larkline/contract/account";

import { HttpRefusal } from "../errors/http-refusal.ts";

/** The owner of a valid access token. */
export interface SignedIn {
  accountId: string;
  user: User;
}

/** A refused request about an account. */
export class AccountError extends HttpRefusal {
  override name = "AccountError";
}

/**
 * State of a verification link:
 * - `waiting`: the link is valid. The button on its page confirms the address.
 * - `confirmed`: the address was confirmed by this link, or by another link of the same sign-up.
 * - `expired`: the address was not confirmed in time. `renewLink` sends a new link.
 * - `ended`: another sign-up with the address was confirmed first, so this sign-up was deleted.
 * - `unknown`: there is no such link, or its record was deleted (`prune-accounts.ts`).
 */
export type LinkState =
  | { status: "waiting"; email: string; firstName: string; lastName: string }
  | { status: "confirmed" | "expired" | "ended" | "unknown" };

/**
 * Result of pressing the button on a link's page. `now-confirmed`: this press has confirmed the address and
 * logs in. The other states are those of {@link LinkState}.
 */
export type Confirmation =
  | ({ status: "now-confirmed" } & LoginData)
  | { status: "confirmed" | "expired" | "ended" | "unknown" };

/** The operations on accounts. The routes use only this interface. */
export interface AccountService {
  /**
   * Creates an account and sends its verification mail. Unconfirmed sign-ups with the same address
   * stay. For a confirmed address nothing changes, its owner gets a mail, and the result looks like that
   * of a new account (docs/decisions/0010).
   *
   * @throws {AccountError} 400 for a common password, 429 beyond the daily limit of mails to
   * the address, 503 if too many passwords wait to be processed.
   */
  signUp(body: SignUpBody): Promise<User>;
  /**
   * Begins a login.
   *
   * @throws {AccountError} 401, the same for a wrong password and an unknown address; 503 if too many
   * passwords wait to be processed.
   */
  login(email: string, password: string): Promise<LoginData>;
  /**
   * Exchanges a refresh token for new tokens. A refresh token can be used once.
   *
   * @param renewalId Made by the client for this renewal. If the answer was lost, the same token with the same id
   * returns the same new refresh token, until that one is used.
   * @throws {AccountError} 401 for an invalid token. A token that was used before also ends its login.
   */
  refresh(refreshToken: string, renewalId?: string): Promise<LoginData>;
  /** Ends the login that a refresh token belongs to. Does nothing for an unknown token. */
  logout(refreshToken: string): Promise<void>;
  /**
   * Finds the owner of an access token.
   *
   * @throws {AccountError} 401 unless the token is valid and its login still exists.
   */
  authenticate(accessToken: string): Promise<SignedIn>;
  /**
   * Sends the verification mail again and resolves when the mail server has accepted it. Does
   * nothing for a verified account.
   *
   * @throws {AccountError} 401 if the account does not exist any more, 429 within the cooldown or beyond the
   * daily limit of mails to the address, 503 if the mail cannot be sent.
   */
  resendVerification(accountId: string): Promise<void>;
  /** The state of a verification link. Changes nothing. */
  findLink(token: string): Promise<LinkState>;
  /**
   * Confirms the address by a link that is `waiting`. The link's sign-up becomes the only account of the
   * address. The other sign-ups with the address are deleted, and their logins end. Exception: a sign-up that was
   * repeated with the same password has the same password hash, so it is by the same person. Its logins move to
   * the confirmed account. A link in another state changes nothing.
   */
  confirm(token: string): Promise<Confirmation>;
  /**
   * Sends a link for a new password to the owner of a confirmed account. The call does not wait for the mail,
   * so its duration does not reveal whether there is an account. Nothing is sent within the cooldown or
   * beyond the daily limit of these mails.
   */
  requestPasswordReset(email: string): Promise<void>;
  /**
   * Sets a new password with the token of a reset link and ends every login of the account.
   *
   * @throws {AccountError} 410 for an unknown, used or expired link, 400 for a password that is easily
   * guessed, 503 if too many passwords wait to be processed.
   */
  resetPassword(token: string, password: string): Promise<void>;
  /**
   * Sends a new verification link to the address to which the link with this token was sent. The call does
   * not wait for the mail and also resolves if nothing is sent, so that a caller who is not the owner does
   * not learn whether the address is confirmed.
   */
  renewLink(token: string): Promise<void>;
}
