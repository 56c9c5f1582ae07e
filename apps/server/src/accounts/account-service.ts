import type { LoginData, SignUpBody, User } from "@larkline/contract/account";

/** The owner of a valid access token. */
export interface SignedIn {
  accountId: string;
  user: User;
}

/** A refused request about an account, with its HTTP status. The message says what happened and what to do. */
export class AccountError extends Error {
  override name = "AccountError";
  readonly status: 400 | 401 | 410 | 429 | 503;
  /** Seconds until a retry makes sense. */
  readonly retryAfter: number | undefined;

  constructor(status: AccountError["status"], message: string, retryAfter?: number) {
    super(message);
    this.status = status;
    this.retryAfter = retryAfter;
  }
}

/**
 * State of a verification link. `waiting`: its button would confirm the address. `confirmed`: this
 * link, or another of the same sign-up, was used. `ended`: another sign-up with the address was
 * confirmed first.
 */
export type LinkState =
  | { status: "waiting"; email: string; firstName: string; lastName: string }
  | { status: "confirmed" | "expired" | "ended" | "unknown" };

/** Result of pressing the button on a link's page. Only the press that confirms the address logs in. */
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
   * @throws {AccountError} for a password that is easily guessed, or too many mails to the address.
   */
  signUp(body: SignUpBody): Promise<User>;
  /** @throws {AccountError} 401, the same for a wrong password and an unknown address. */
  login(email: string, password: string): Promise<LoginData>;
  /**
   * Exchanges a refresh token for new tokens. A refresh token can be used once.
   *
   * @throws {AccountError} 401 for an invalid token; a used one also ends its login.
   */
  refresh(refreshToken: string): Promise<LoginData>;
  /** Ends the login that a refresh token belongs to. Does nothing for an unknown token. */
  logout(refreshToken: string): Promise<void>;
  /** @throws {AccountError} 401 unless it is a valid access token whose login still exists. */
  authenticate(accessToken: string): Promise<SignedIn>;
  /**
   * Sends the verification mail again and resolves when the mail server has accepted it. Does
   * nothing for a verified account.
   *
   * @throws {AccountError} 429 within the cooldown, 503 if the mail cannot be sent.
   */
  resendVerification(accountId: string): Promise<void>;
  /** The state of a verification link. Changes nothing. */
  findLink(token: string): Promise<LinkState>;
  /**
   * Confirms the address of the link's sign-up, which becomes the account. Other sign-ups with the
   * address, and their logins, end.
   */
  confirm(token: string): Promise<Confirmation>;
  /**
   * Sends a link for a new password to the owner of a confirmed account. The answer does not reveal
   * whether there is one, because the mail is sent after it.
   */
  requestPasswordReset(email: string): Promise<void>;
  /**
   * Sets a new password with the token of a reset link and ends every login of the account.
   *
   * @throws {AccountError} 410 for a link that is used or expired, 400 for a password that is easily guessed.
   */
  resetPassword(token: string, password: string): Promise<void>;
  /**
   * Sends a new link in place of an expired one. Does not reveal whether there was anything to
   * confirm.
   */
  renewLink(token: string): Promise<void>;
}
