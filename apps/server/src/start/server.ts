import type { Server } from "node:http";
import path from "node:path";
import { fileURLToPath } from "node:url";

import type { AssistantEngine } from "../assistant/engine.ts";
import { releaseMemory } from "../assistant/release-memory.ts";
import type { Configuration } from "../configuration/configuration.ts";
import { addressMismatch } from "../configuration/doubtful-settings.ts";
import { loadSessionSecret } from "../configuration/session-secret.ts";
import { siteAddress } from "../configuration/site-address.ts";
import { Conversations } from "../conversations/conversations.ts";
import { openDatabase } from "../database/database.ts";
import { refuseMovedData } from "../database/moved-to-postgres.ts";
import { connectRedis, type RedisConnection } from "../database/redis.ts";
import { errorCode } from "../errors/error-code.ts";
import { OperatorError } from "../errors/operator-error.ts";
import { makeFolder } from "../folders/make-folder.ts";
import { SiteFolder } from "../http/site-folder.ts";
import type { Logger } from "../logging/logging.ts";
import { noMail } from "../mail/no-mail.ts";
import { openMailTransport } from "../mail/open-transport.ts";
import { listenForMetrics } from "../observability/metrics-listener.ts";
import { Metrics } from "../observability/metrics.ts";
import { openFiles } from "../uploads/open-files.ts";
import { createApplication } from "./application.ts";

/** Default folder of the built site. */
const defaultSiteDirectory = fileURLToPath(new URL("../../../site/dist", import.meta.url));

export interface ServerOptions {
  configuration: Configuration;
  engine: AssistantEngine;
  log: Logger;
  /** Folder of the built site. Default: `apps/site/dist`. */
  siteDirectory?: string;
}

/** A line of the start-up summary: what a part of the server uses, or what it lacks. */
export interface StartUpNote {
  part: "data" | "assistant" | "mails" | "files" | "metrics" | "site";
  text: string;
  /** Whether something is missing that visitors need. */
  warning?: boolean;
}

/** A listening server. */
export interface RunningServer {
  /** The site's URL. */
  url: string;
  /** The start-up summary. */
  notes: readonly StartUpNote[];
  /** Stops listening, stores running answers, disconnects all clients, closes the database. */
  stop(): Promise<void>;
}

const siteMissing: StartUpNote = {
  part: "site",
  text: "not built: run npm run build. The chat's backend answers all the same",
  warning: true,
};

/**
 * Opens the database, assembles the application and listens once the assistant is ready.
 *
 * @throws {OperatorError} for wrong settings or a wrong environment, after closing what was opened.
 */
export async function startServer(options: ServerOptions): Promise<RunningServer> {
  const { configuration, engine, log, siteDirectory = defaultSiteDirectory } = options;
  const { host, port, dataDirectory } = configuration;
  refuseMovedData(configuration);
  const site = new SiteFolder(siteDirectory, (error) => {
    log.error(
      { err: error },
      "The new build of the site cannot be read; the previous one is served",
    );
  });
  const isBuilt = await site.open();
  await makeFolder(dataDirectory).catch((error: NodeJS.ErrnoException) => {
    throw new OperatorError(
      `DATA_DIR: ${path.resolve(dataDirectory)} cannot be used as a folder (${error.code ?? error.message})`,
    );
  });
  const metrics = new Metrics();
  const connection = await openDatabase(configuration, {
    log,
    onError: (error) => {
      log.error(
        { err: error },
        "The connection to PostgreSQL broke; the next query opens a new one",
      );
    },
    onWait: (seconds) => metrics.databaseWaitSeconds.observe(seconds),
  });
  let redis: RedisConnection | undefined;
  let metricsListener: Server | undefined;
  const close = async () => {
    // `destroy` closes the connections at once, without waiting for commands that Redis has not answered.
    redis?.destroy();
    metricsListener?.close();
    await connection.close();
  };
  try {
    if (configuration.metrics !== undefined) {
      metrics.watchProcess();
      const { host: metricsHost, port: metricsPort } = configuration.metrics;
      metricsListener = await listenForMetrics(metrics, configuration.metrics).catch(
        (error: unknown) => {
          throw new OperatorError(
            `METRICS_PORT: ${metricsHost}:${metricsPort} cannot be listened on (${errorCode(error) ?? String(error)})`,
            { cause: error },
          );
        },
      );
    }
    if (configuration.redisUrl !== undefined) {
      redis = await connectRedis(configuration.redisUrl, {
        onLost: (error) => {
          log.error({ err: error }, "The connection to Redis broke; the server reconnects");
        },
        onRestored: () => {
          log.info("The connection to Redis works again");
        },
      });
    }
    // Only this process uses an embedded database, so an answer that is stored as running was interrupted.
    // In a shared database another process may be writing it: only an expired lease shows an interruption.
    if (!connection.shared) {
      const interrupted = await new Conversations(connection.database).recover("all");
      if (interrupted.length > 0)
        log.warn(
          { answers: interrupted.length },
          "Answers that the last stop interrupted were closed",
        );
    }
    const mailTransport = openMailTransport(configuration);
    const files = openFiles(configuration);
    const { http } = await createApplication({
      configuration,
      connection,
      engine,
      log,
      metrics,
      accounts: { mailTransport },
      files,
      site,
      ...(redis !== undefined && { redis }),
      drainMs: configuration.drainMs,
      sessionSecrets: configuration.sessionSecrets ?? [await loadSessionSecret(dataDirectory)],
    });
    try {
      await engine.ready;
      releaseMemory();
      // `backlog` is the number of connections that may wait to be accepted; further ones are rejected. Node's
      // default of 511 is too small for many visitors who reconnect at once.
      await http.listen({ host, port, backlog: 4096 });
    } catch (error) {
      await http.close();
      throw explainListenError(error, configuration);
    }
    const url = siteAddress(configuration, port);
    return {
      url,
      notes: [
        { part: "data", text: connection.description },
        { part: "assistant", text: engine.description },
        { part: "mails", text: mailTransport.description, warning: mailTransport === noMail },
        { part: "files", text: files.storage.description },
        ...(configuration.metrics ? [metricsNote(configuration.metrics)] : []),
        ...(isBuilt ? siteNotes(site, configuration) : [siteMissing]),
      ],
      stop: async () => {
        await http.close();
        await close();
      },
    };
  } catch (error) {
    await close();
    throw error;
  }
}

/** A warning if the site was built for another public address. */
function siteNotes(
  { publicUrl: builtFor }: SiteFolder,
  { publicUrl }: Pick<Configuration, "publicUrl">,
): StartUpNote[] {
  const text = addressMismatch(builtFor, publicUrl);
  return text === undefined ? [] : [{ part: "site", text, warning: true }];
}

const metricsNote = ({ host, port }: { host: string; port: number }): StartUpNote => ({
  part: "metrics",
  text: `http://${host}:${port}/metrics`,
});

/** Replaces a known error of `listen` with a message that names the setting to change. */
function explainListenError(
  error: unknown,
  { host, port, metrics }: Pick<Configuration, "host" | "port" | "metrics">,
): unknown {
  switch (errorCode(error)) {
    case "EADDRINUSE":
      if (metrics?.port === port) {
        return new OperatorError(
          `PORT and METRICS_PORT are both ${port}: set METRICS_PORT to another one`,
        );
      }
      return new OperatorError(
        `Port ${port} is in use. Set PORT to another one, e.g. PORT=${port < 65_535 ? port + 1 : 3000} npm start`,
      );
    case "EACCES":
      return new OperatorError(
        `Port ${port} may not be opened by this user. Set PORT to one above 1023, e.g. PORT=3000 npm start`,
      );
    case "EADDRNOTAVAIL":
    case "ENOTFOUND":
    // A link-local IPv6 address, which needs the name of an interface.
    case "EINVAL":
      return new OperatorError(`HOST ${host} is no address of this machine`);
    default:
      return error;
  }
}
