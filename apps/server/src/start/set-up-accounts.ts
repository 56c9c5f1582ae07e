import type { FastifyInstance } from "fastify";

import { AccessTokens } from "../accounts/access-tokens.ts";
import { OwnAccounts } from "../accounts/own-accounts.ts";
import { Passwords } from "../accounts/passwords.ts";
import type { Configuration } from "../configuration/configuration.ts";
import type { SessionSecrets } from "../configuration/session-secret.ts";
import { siteAddress } from "../configuration/site-address.ts";
import type { Database } from "../database/query-interface.ts";
import { type AccountAllowances, AccountLimits } from "../http/account-limits.ts";
import { registerAccounts } from "../http/accounts.ts";
import { registerConfirm } from "../http/confirm.ts";
import { registerOutbox } from "../http/outbox.ts";
import type { LimiterOptions } from "../limits/limiter.ts";
import type { Logger } from "../logging/logging.ts";
import { AccountMailer, type AccountMailerOptions } from "../mail/account-mailer.ts";
import type { MailTransport } from "../mail/mail.ts";
import { Outbox } from "../mail/outbox.ts";
import { createComposer } from "../mail/templates/compose.ts";
import type { Metrics } from "../observability/metrics.ts";

/** Dependencies of accounts that tests replace. Only `mailTransport` has no default. */
export interface AccountOptions {
  /** Delivers mails. If it is an `Outbox`, its page is registered. Closed with the application. */
  mailTransport: MailTransport;
  /** Hashes passwords. */
  passwords?: Passwords;
  /** Rate limits of the HTTP calls. */
  allowances?: AccountAllowances;
  now?: () => Date;
  /** Pauses of the mailer, and its time limit when the server stops. */
  mailPause?: AccountMailerOptions["pause"];
}

/** Dependencies that accounts share with other parts of the server. */
interface SharedDependencies {
  configuration: Pick<Configuration, "publicUrl" | "host" | "appUrl">;
  database: Database;
  log: Logger;
  limiterOptions: LimiterOptions;
  metrics: Pick<Metrics, "mails">;
  sessionSecrets: SessionSecrets;
}

/**
 * Assembles accounts: creates the mailer and the account service, and registers the HTTP calls, the
 * confirmation page and the development outbox.
 *
 * @returns A function that ends the mailer. The application calls it when it stops.
 */
export async function setUpAccounts(
  http: FastifyInstance,
  options: AccountOptions,
  { configuration, database, log, limiterOptions, metrics, sessionSecrets }: SharedDependencies,
): Promise<() => Promise<void>> {
  const { mailTransport, passwords = new Passwords(), now = () => new Date() } = options;
  let port = 0;
  http.server.once("listening", () => {
    port = listeningPort(http);
  });
  const mailer = new AccountMailer({
    composer: createComposer(configuration.appUrl),
    transport: mailTransport,
    log,
    // A function, because the port is known only once the server listens. While it stops, it no longer listens,
    // but still answers requests. The Host header of a request is not used: it could be forged.
    origin: () => siteAddress(configuration, port),
    onEnd: (end, mails) => metrics.mails.inc({ end }, mails),
    ...(options.mailPause && { pause: options.mailPause }),
  });
  const accessTokens = new AccessTokens(sessionSecrets, now);
  const accounts = new OwnAccounts({ database, accessTokens, passwords, mailer, log, now });
  const limits = new AccountLimits(options.allowances, limiterOptions);
  registerAccounts(http, { accounts, limits });
  await registerConfirm(http, { accounts, limits, loginUrl: configuration.appUrl });
  if (mailTransport instanceof Outbox) registerOutbox(http, mailTransport);
  return () => mailer.close();
}

function listeningPort(http: FastifyInstance): number {
  const address = http.server.address();
  if (address === null || typeof address === "string") throw new Error("Nothing listens yet");
  return address.port;
}
