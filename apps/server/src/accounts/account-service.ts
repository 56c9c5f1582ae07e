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
  readonly status: 400 | 401 | 410 | 429 | 503;
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
 * `confirmed`: the address is confirmed already, by this link or another of the same sign-up. `ended`:
 * another sign-up with the address was confirmed first.
 */
export type LinkState =
  | { status: "waiting"; email: string; firstName: string; lastName: string }
  | { status: "confirmed" | "expired" | "ended" | "unknown" };

/** What pressing the link's button comes to. Only the first time brings a login. */
export type Confirmation =
  | ({ status: "now-confirmed" } & LoginData)
  | { status: "confirmed" | "expired" | "ended" | "unknown" };

/** Everything that is done with accounts; the routes know nothing else of them. */
export interface AccountService {
  /**
   * Makes an account and sends its verification mail. Other sign-ups with the address that wait for
   * theirs go on beside it. For a verified address it changes nothing, tells the owner by mail, and
   * answers as for a new one (docs/decisions/0010).
   * @throws {AccountError} for a password that is soon guessed, or too many mails to the address.
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
  /**
   * Presses the link's button: the sign-up that the link was sent for becomes the account, with its
   * password; the others with the address end, and so do their logins.
   */
  confirm(token: string): Promise<Confirmation>;
  /**
   * Sends a link for a new password to the owner of a confirmed account. Never says whether there is
   * one: what is sent is sent after the answer.
   */
  requestPasswordReset(email: string): Promise<void>;
  /**
   * Chooses a new password with the token of such a link, once, and ends every login.
   * @throws {AccountError} 410 for a link that is none any more, 400 for a password that is soon guessed.
   */
  resetPassword(token: string, password: string): Promise<void>;
  /** Sends a new link in place of an expired one, if there is anything to confirm; never says whether. */
  renewLink(token: string): Promise<void>;
}
