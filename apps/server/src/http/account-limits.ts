import { AccountError } from "../accounts/account-service.ts";
import {
  type Allowance,
  type Limiter,
  type LimiterOptions,
  openLimiter,
} from "../realtime/limiter.ts";

/**
 * How often the calls of accounts may be made. Everybody is counted, whether an account exists or
 * not, so that a refusal tells nothing. Over several processes Redis counts; the cooldown between two
 * mails and their number a day are kept in the database.
 */
export interface AccountAllowances {
  /** Sign-ups from one network: an office signs up together. */
  signUp: Allowance;
  /** Logins from one network. */
  login: Allowance;
  /** Passwords tried for one address from one network. */
  loginByAddress: Allowance;
  /** Passwords tried for one address from everywhere: slower than from one place, never shut. */
  loginEverywhere: Allowance;
  /**
   * Mails for a new password asked for one address from one network, whether it has an account or not.
   * In a day fewer than `resetMailsPerDay`, so that one network cannot use up what is the owner's.
   */
  resetByAddress: Allowance;
  /** Mails for a new password asked for one address from everywhere. */
  resetEverywhere: Allowance;
  /** Refreshes, logouts, asking for the mail again, and everything around the link, from one network. */
  other: Allowance;
  /** Status checks from one network: each verify step asks every three seconds. */
  status: Allowance;
}

export const accountAllowances: AccountAllowances = {
  signUp: { burst: 30, perSecond: 1 / 20 },
  login: { burst: 60, perSecond: 1 / 5 },
  loginByAddress: { burst: 10, perSecond: 1 / 60 },
  loginEverywhere: { burst: 100, perSecond: 1 / 20 },
  resetByAddress: { burst: 5, perSecond: 1 / 3600 },
  resetEverywhere: { burst: 100, perSecond: 1 / 20 },
  other: { burst: 60, perSecond: 1 },
  status: { burst: 300, perSecond: 10 },
};

export class AccountLimits {
  readonly #limits: Record<keyof AccountAllowances, Limiter>;

  constructor(allowances: AccountAllowances = accountAllowances, options: LimiterOptions = {}) {
    const limit = (name: keyof AccountAllowances) => openLimiter(name, allowances[name], options);
    this.#limits = {
      signUp: limit("signUp"),
      login: limit("login"),
      loginByAddress: limit("loginByAddress"),
      loginEverywhere: limit("loginEverywhere"),
      resetByAddress: limit("resetByAddress"),
      resetEverywhere: limit("resetEverywhere"),
      other: limit("other"),
      status: limit("status"),
    };
  }

  /** @throws {AccountError} 429 with the seconds to wait. */
  async take(name: keyof AccountAllowances, key: string): Promise<void> {
    const wait = await this.#limits[name].take(key);
    if (wait > 0) throw new AccountError(429, `Too many tries. Try again in ${wait} s.`, wait);
  }

  /** Counts an attempt to log in. @throws {AccountError} 429 with the seconds to wait. */
  async takeLogin(network: string, email: string): Promise<void> {
    const address = email.toLowerCase();
    await this.take("login", network);
    await this.take("loginByAddress", `${network} ${address}`);
    await this.take("loginEverywhere", address);
  }

  /** Counts a wish for a new password. @throws {AccountError} 429 with the seconds to wait. */
  async takeReset(network: string, email: string): Promise<void> {
    const address = email.toLowerCase();
    await this.take("other", network);
    await this.take("resetByAddress", `${network} ${address}`);
    await this.take("resetEverywhere", address);
  }
}
