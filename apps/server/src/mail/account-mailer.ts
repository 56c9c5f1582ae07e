// Sends the mails about accounts. templates/compose.ts composes them, and the transport delivers them.
import { randomUUID } from "node:crypto";

import { confirmPath, resetPath } from "@larkline/contract/addresses";
import { callTimeoutMs } from "@larkline/contract/timings";

import type { Logger } from "../logging/logging.ts";
import { partStopLimitMs } from "../timing/stop-limits.ts";
import { within } from "../timing/within.ts";
import { describeMailError, MailTooLateError } from "./mail-error.ts";
import type { Mail, MailTransport } from "./mail.ts";

/** Recipient of a mail about an account. */
export interface Recipient {
  email: string;
  firstName: string;
  lastName: string;
}

/** Composes the mails about accounts. */
export interface MailComposer {
  verification(to: Recipient, link: string): Promise<Mail>;
  /** @param resetUrl The page for requesting a new password. */
  alreadyRegistered(to: Recipient, resetUrl: string): Promise<Mail>;
  passwordReset(to: Recipient, link: string): Promise<Mail>;
  /** @param resetUrl as for {@link alreadyRegistered}. */
  passwordChanged(to: Recipient, resetUrl: string): Promise<Mail>;
}

/**
 * How long a visitor waits until the mail server accepts a mail, in milliseconds. Shorter than the client's time
 * limit, so that the client receives the failure. The time limits of the SMTP transport are not enough: if the
 * mail server hangs, other mails may occupy all connections to it.
 */
export const sendLimitMs = callTimeoutMs - 5000;

/** Pauses between delivery attempts, in milliseconds. */
const retryPausesMs = [2_000, 30_000];

/**
 * Maximum number of mails that wait for delivery at once. If the mail server hangs, each mail waits for a
 * few minutes, or longer if it also waits for a free connection. Without a limit they could fill the memory.
 */
const defaultMaxWaiting = 1000;

export interface AccountMailerOptions {
  composer: MailComposer;
  transport: MailTransport;
  log: Logger;
  /** Returns the site's public origin. */
  origin: () => string;
  /** Maximum number of mails that wait at once; default 1,000. Further mails are dropped and logged. */
  maxWaiting?: number;
  /** Called for mails that the mail server has accepted, and for those that are not sent any more. */
  onEnd?: (end: "sent" | "given_up", mails: number) => void;
  /** Resolves after the time, or at once on abort. Tests replace it. */
  pause?: (milliseconds: number, signal: AbortSignal) => Promise<void>;
}

/**
 * Sends mails about accounts. `send…` resolves when the mail server has accepted the mail. `post…` returns at
 * once; the mail is sent in the background, with retries.
 */
export class AccountMailer {
  readonly #options: Required<AccountMailerOptions>;
  readonly #closing = new AbortController();
  readonly #deliveries = new Set<Promise<void>>();

  constructor(options: AccountMailerOptions) {
    this.#options = {
      pause,
      maxWaiting: defaultMaxWaiting,
      onEnd: () => undefined,
      ...options,
    };
  }

  /**
   * Resolves when the mail server has accepted the mail.
   *
   * @throws {MailTooLateError} if the mail server has not accepted the mail within `sendLimitMs`.
   */
  async sendVerification(to: Recipient, token: string): Promise<void> {
    const compose = () => this.#options.composer.verification(to, this.#linkOf(token));
    const sending = this.#send(compose).catch((error: unknown) => {
      this.#options.onEnd("given_up", 1);
      throw error;
    });
    const sent = await within(
      sendLimitMs,
      sending.then(() => true),
    );
    if (sent === undefined) throw new MailTooLateError(sending);
  }

  /** Sends the verification mail in the background. */
  postVerification(to: Recipient, token: string): void {
    this.#post(() => this.#options.composer.verification(to, this.#linkOf(token)));
  }

  /** Like {@link postVerification}, for a sign-up with an email address that has an account. */
  postAlreadyRegistered(to: Recipient): void {
    this.#post(() => this.#options.composer.alreadyRegistered(to, this.#resetUrl));
  }

  /** Like {@link postVerification}, for a password reset. */
  postPasswordReset(to: Recipient, token: string): void {
    // The token is in the fragment, which browsers do not send to a server: so no server logs it, and a mail
    // scanner that requests the link does not use it up.
    const link = `${this.#resetUrl}#token=${token}`;
    this.#post(() => this.#options.composer.passwordReset(to, link));
  }

  /** Like {@link postVerification}, for the notice to the owner after a password change. */
  postPasswordChanged(to: Recipient): void {
    this.#post(() => this.#options.composer.passwordChanged(to, this.#resetUrl));
  }

  /** Gives every queued mail a last attempt and waits for it, up to a time limit. Logs how many are lost. */
  async close(): Promise<void> {
    this.#closing.abort();
    const cancelPause = new AbortController();
    await Promise.race([
      Promise.all(this.#deliveries),
      this.#options.pause(partStopLimitMs, cancelPause.signal),
    ]);
    cancelPause.abort();
    const mails = this.#deliveries.size;
    if (mails > 0) {
      this.#options.log.error({ mails }, "Mails were given up, because the server stops");
      this.#options.onEnd("given_up", mails);
    }
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
    this.#options.onEnd("sent", 1);
  }

  #post(compose: () => Promise<Mail>): void {
    const { log, maxWaiting, onEnd } = this.#options;
    if (this.#deliveries.size >= maxWaiting) {
      onEnd("given_up", 1);
      log.error({ waiting: this.#deliveries.size }, "A mail was given up: too many wait already");
      return;
    }
    const delivery = this.#sendWithRetries(compose).finally(() =>
      this.#deliveries.delete(delivery),
    );
    this.#deliveries.add(delivery);
  }

  async #sendWithRetries(compose: () => Promise<Mail>): Promise<void> {
    const { log, pause: wait, onEnd } = this.#options;
    const { signal } = this.#closing;
    const messageId = randomUUID();
    for (const pauseMs of [...retryPausesMs, undefined]) {
      try {
        await this.#send(async () => ({ ...(await compose()), messageId }));
        return;
      } catch (error) {
        const reason = describeMailError(error);
        if (pauseMs === undefined || signal.aborted) {
          log.error(reason, "A mail could not be sent and was given up");
          onEnd("given_up", 1);
          return;
        }
        log.warn(reason, "A mail could not be sent; it is tried again");
      }
      await wait(pauseMs, signal);
    }
  }
}

function pause(milliseconds: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const finish = () => {
      clearTimeout(timer);
      // The signal lives as long as the server, so it must not keep a listener for each pause.
      signal.removeEventListener("abort", finish);
      resolve();
    };
    const timer = setTimeout(finish, milliseconds);
    signal.addEventListener("abort", finish, { once: true });
  });
}
