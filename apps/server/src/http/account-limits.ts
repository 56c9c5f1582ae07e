import { addressKey } from "../accounts/addresses.ts";
import {
  type Allowance,
  type Limiter,
  type LimiterOptions,
  openLimiter,
} from "../limits/limiter.ts";
import { tooMany } from "../limits/refusal.ts";

/**
 * Rate limits of the HTTP calls about accounts. Requests count whether or not an account exists, so that a
 * refusal reveals nothing. With Redis all processes share the counts. The cooldown between mails and their
 * daily limit are not here: accounts/account-mails.ts applies them.
 *
 * 'Network' is the client's IPv4 address or IPv6 /64; 'address' is the email address.
 */
export interface AccountAllowances {
  /** Sign-ups per network. Generous, because an office shares one network. */
  signUp: Allowance;
  /** Logins per network. */
  login: Allowance;
  /** Password attempts per address and network since the last login of the address's owner. */
  loginByAddress: Allowance;
  /**
   * Password attempts per address from all networks. Generous, so that an attack on an address hardly hinders its
   * owner.
   */
  loginEverywhere: Allowance;
  /**
   * Reset mails per address and network, whether or not there is an account. Fewer a day than
   * `resetMailsPerDay`, so that one network cannot use up the mails that the owner may request.
   */
  resetByAddress: Allowance;
  /** Reset mails per address from all networks. */
  resetEverywhere: Allowance;
  /** All other HTTP calls about accounts per network. */
  other: Allowance;
  /** Status checks per network. A page that waits for a confirmation checks every three seconds. */
  status: Allowance;
}

/** The default rate limits. */
export const accountAllowances: AccountAllowances = {
  signUp: { burst: 30, perSecond: 1 / 20 },
  login: { burst: 60, perSecond: 1 / 5 },
  loginByAddress: { burst: 10, perSecond: 1 / 60 },
  loginEverywhere: { burst: 100, perSecond: 1 / 20 },
  resetByAddress: { burst: 5, perSecond: 1 / 7200 },
  resetEverywhere: { burst: 100, perSecond: 1 / 20 },
  other: { burst: 60, perSecond: 1 },
  status: { burst: 300, perSecond: 10 },
};

/** Applies the rate limits of the HTTP calls about accounts. */
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

  /** Counts a request of a network or address. @throws {Refusal} 429 with the seconds to wait. */
  async take(name: keyof AccountAllowances, key: string): Promise<void> {
    const wait = await this.#limits[name].take(key);
    if (wait > 0) throw tooMany("tries", wait);
  }

  /** Counts a login attempt. @throws {Refusal} 429 with the seconds to wait. */
  async takeLogin(network: string, email: string): Promise<void> {
    const address = addressKey(email);
    await this.take("login", network);
    await this.take("loginByAddress", `${network} ${address}`);
    await this.take("loginEverywhere", address);
  }

  /** Forgets the password attempts of an address's owner, who knew the password at last. */
  async loginSucceeded(network: string, email: string): Promise<void> {
    await this.#limits.loginByAddress.reset(`${network} ${addressKey(email)}`);
  }

  /** Counts a request for a new password. @throws {Refusal} 429 with the seconds to wait. */
  async takeReset(network: string, email: string): Promise<void> {
    const address = addressKey(email);
    await this.take("other", network);
    await this.take("resetByAddress", `${network} ${address}`);
    await this.take("resetEverywhere", address);
  }
}
