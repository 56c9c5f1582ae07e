import type { LoginData, SignUpBody, User } from "@larkline/contract/account";

/** Who a valid access token belongs to. */
export interface SignedIn {
  accountId: string;
  user: User;
}

/**
 * What is wrong with a request of somebody who wants to sign up or in. Its message is for people:
 * what happened and what to do.
 */
export class AccountError extends Error {
  override name = "AccountError";
  readonly status: 400 | 401 | 429 | 503;
  /** Seconds after which another try makes sense. */
  readonly retryAfter: number | undefined;

  constructor(status: AccountError["status"], message: string, retryAfter?: number) {
    super(message);
    this.status = status;
    this.retryAfter = retryAfter;
  }
}

/**
 * How a link of a verification mail stands. `waiting`: its button would confirm the address.
 * `confirmed`: the address is confirmed already, by this link or another. `replaced`: a later
 * sign-up has ended it.
 */
export type LinkState =
  | { status: "waiting"; email: string; firstName: string; lastName: string }
  | { status: "confirmed" | "expired" | "replaced" | "unknown" };

/** What pressing the link's button comes to. Only the first time brings a login. */
export type Confirmation =
  | ({ status: "now-confirmed" } & LoginData)
  | { status: "confirmed" | "expired" | "replaced" | "unknown" };

/** Everything that is done with accounts; the routes know nothing else of them. */
export interface AccountService {
  /**
   * Makes an account and sends its verification mail. For an address that was never verified it
   * replaces the account's password and ends its links and logins. For a verified one it changes
   * nothing, tells the owner by mail, and answers as for a new one (docs/decisions/0010).
   * @throws {AccountError} for a password that is guessed first, or too many mails to the address.
   */
  signUp(body: SignUpBody): Promise<User>;
  /** @throws {AccountError} 401, the same for a wrong password and an unknown address. */
  login(email: string, password: string): Promise<LoginData>;
  /**
   * New tokens for a refresh token, which is used up by it.
   * @throws {AccountError} 401 for anything but a fresh one; a used one also ends its login.
   */
  refresh(refreshToken: string): Promise<LoginData>;
  /** Ends the login that a refresh token belongs to; any other text ends nothing. */
  logout(refreshToken: string): Promise<void>;
  /** @throws {AccountError} 401 unless it is a living access token of ours. */
  authenticate(accessToken: string): Promise<SignedIn>;
  /**
   * Sends the verification mail anew and resolves when it is on its way. A verified account gets none.
   * @throws {AccountError} 429 within the cooldown, 503 when the mail cannot be sent.
   */
  resendVerification(accountId: string): Promise<void>;
  /** How a link stands; changes nothing. */
  findLink(token: string): Promise<LinkState>;
  /** Presses the link's button. */
  confirm(token: string): Promise<Confirmation>;
  /** Sends a new link in place of an expired one, if there is anything to confirm; never says whether. */
  renewLink(token: string): Promise<void>;
}
