import { confirmPath, resetPath } from "@larkline/contract/addresses";

import type { Logger } from "../logging.ts";
import { describeMailError } from "./mail-error.ts";
import type { Mail, MailTransport } from "./mail.ts";

/** Whom a mail about an account goes to. */
export interface Recipient {
  email: string;
  firstName: string;
  lastName: string;
}

/** Writes the mails about an account. */
export interface MailComposer {
  verification(to: Recipient, link: string): Promise<Mail>;
  /** @param resetUrl the page where a new password is asked for. */
  alreadyRegistered(to: Recipient, resetUrl: string): Promise<Mail>;
  passwordReset(to: Recipient, link: string): Promise<Mail>;
  /** @param resetUrl as for {@link alreadyRegistered}. */
  passwordChanged(to: Recipient, resetUrl: string): Promise<Mail>;
}

/** Pauses before a mail is tried again, in milliseconds. */
const retryPausesMs = [2_000, 30_000];

/** Longest wait for last tries when the server stops: it has 8 s for everything. */
const lastTryMs = 4000;

export interface AccountMailerOptions {
  composer: MailComposer;
  transport: MailTransport;
  log: Logger;
  /** The site's origin, as visitors reach it. */
  origin: () => string;
  /** Waits; resolves early when the signal is given. */
  pause?: (milliseconds: number, signal: AbortSignal) => Promise<void>;
}

/** Sends the mails about accounts. */
export class AccountMailer {
  readonly #options: Required<AccountMailerOptions>;
  readonly #closing = new AbortController();
  readonly #posted = new Set<Promise<void>>();

  constructor(options: AccountMailerOptions) {
    this.#options = { pause, ...options };
  }

  /** Resolves when the mail was taken over. */
  async sendVerification(to: Recipient, token: string): Promise<void> {
    await this.#send(() => this.#options.composer.verification(to, this.#linkOf(token)));
  }

  /** Sends in the background: whoever waits for an answer does not wait for the mail. */
  postVerification(to: Recipient, token: string): void {
    // Now, and not at a later try: a server that stops has no address any more.
    const link = this.#linkOf(token);
    this.#post(() => this.#options.composer.verification(to, link));
  }

  /** As {@link postVerification}, to somebody who signed up with an address that has an account. */
  postAlreadyRegistered(to: Recipient): void {
    const resetUrl = this.#resetUrl;
    this.#post(() => this.#options.composer.alreadyRegistered(to, resetUrl));
  }

  /** As {@link postVerification}, to somebody who wants to choose a new password. */
  postPasswordReset(to: Recipient, token: string): void {
    // In the fragment: the token reaches no server's log, and no mail scanner uses it up.
    const link = `${this.#resetUrl}#token=${token}`;
    this.#post(() => this.#options.composer.passwordReset(to, link));
  }

  /** As {@link postVerification}, to the owner of an account whose password is another one now. */
  postPasswordChanged(to: Recipient): void {
    const resetUrl = this.#resetUrl;
    this.#post(() => this.#options.composer.passwordChanged(to, resetUrl));
  }

  /** Gives every posted mail one last try and waits for it, but not for a server that keeps silent. */
  async close(): Promise<void> {
    this.#closing.abort();
    const enough = new AbortController();
    await Promise.race([Promise.all(this.#posted), this.#options.pause(lastTryMs, enough.signal)]);
    enough.abort();
    this.#options.transport.close();
  }

  get #resetUrl(): string {
    return `${this.#options.origin()}${resetPath}`;
  }

  #linkOf(token: string): string {
    return `${this.#options.origin()}${confirmPath}?token=${token}`;
  }

  async #send(compose: () => Promise<Mail>): Promise<void> {
    await this.#options.transport.send(await compose());
  }

  #post(compose: () => Promise<Mail>): void {
    const posted = this.#tryOften(compose).finally(() => this.#posted.delete(posted));
    this.#posted.add(posted);
  }

  async #tryOften(compose: () => Promise<Mail>): Promise<void> {
    const { log, pause: wait } = this.#options;
    const { signal } = this.#closing;
    for (const pauseMs of [...retryPausesMs, undefined]) {
      try {
        await this.#send(compose);
        return;
      } catch (error) {
        const why = describeMailError(error);
        if (pauseMs === undefined || signal.aborted) {
          log.error(why, "A mail could not be sent and was given up");
          return;
        }
        log.warn(why, "A mail could not be sent; it is tried again");
      }
      await wait(pauseMs, signal);
    }
  }
}

function pause(milliseconds: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const done = () => {
      clearTimeout(timer);
      resolve();
    };
    const timer = setTimeout(done, milliseconds);
    signal.addEventListener("abort", done, { once: true });
  });
}
