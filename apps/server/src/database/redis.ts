import { OperatorError } from "../errors/operator-error.ts";
import { reasonOf } from "../errors/reason-of.ts";
import { within } from "../timing/within.ts";

/** Two connected clients: a client that has subscribed to channels accepts no other commands. */
export type RedisConnection = Awaited<ReturnType<typeof connectRedis>>;

/** Time limit for connecting, including Redis' first response, in milliseconds. */
const connectTimeoutMs = 5000;
/** Longest pause between two attempts to reconnect, in milliseconds. */
const longestPauseMs = 3000;
/** Maximum number of commands that wait for Redis. Further ones are refused at once. */
const waitingCommandsMax = 5000;

/** Called after the start. */
interface OutageHandlers {
  /**
   * A connection is lost. Called once per outage, and once more for each different error with which Redis then refuses
   * a connection, because such an outage does not end by itself: for example, the password was changed.
   */
  readonly onLost?: (error: Error) => void;
  /** Both connections work again. */
  readonly onRestored?: () => void;
}

/**
 * Connects to Redis, which passes events between processes and counts for rate limits. At the start an
 * unavailable Redis counts as a wrong setting. Later it is an outage, after which both connections are restored.
 *
 * @throws {OperatorError} if Redis refuses the connection, or does not respond within the time limit.
 */
export async function connectRedis(
  url: string,
  { onLost, onRestored }: OutageHandlers = {},
  limitMs = connectTimeoutMs,
) {
  // Imported only where it is used, because the package takes 10 MB of memory.
  const { createClient, ErrorReply } = await import("redis");
  let connected = false;
  const publisher = createClient({
    url,
    // No queue while disconnected: after an outage, visitors' clients load the lost events from the database.
    disableOfflineQueue: true,
    commandsQueueMaxLength: waitingCommandsMax,
    socket: {
      connectTimeout: limitMs,
      reconnectStrategy: (attempts) =>
        connected ? Math.min(attempts * 100, longestPauseMs) : false,
    },
  });
  const subscriber = publisher.duplicate();
  // Each failed attempt to reconnect emits another error event, of both clients.
  const lost = new Set<typeof publisher>();
  /** Errors with which Redis refused connections in this outage. */
  const refusals = new Set<string>();
  for (const client of [publisher, subscriber]) {
    client.on("error", (error: Error) => {
      if (!connected) return;
      const isNewRefusal = error instanceof ErrorReply && !refusals.has(error.message);
      if (isNewRefusal) refusals.add(error.message);
      if (lost.size === 0 || isNewRefusal) onLost?.(error);
      lost.add(client);
    });
    client.on("ready", () => {
      if (!lost.delete(client) || lost.size > 0) return;
      refusals.clear();
      onRestored?.();
    });
  }
  const destroy = () => {
    for (const client of [publisher, subscriber]) if (client.isOpen) client.destroy();
  };
  try {
    // The clients' own time limit covers only the TCP connection, which a hanging Redis accepts.
    const connections = Promise.all([publisher.connect(), subscriber.connect()]);
    if ((await within(limitMs, connections)) === undefined) {
      connections.catch(() => undefined);
      throw new Error(`no response within ${limitMs / 1000} s`);
    }
  } catch (error) {
    destroy();
    throw new OperatorError(
      `REDIS_URL: Redis at ${new URL(url).host} does not answer (${reasonOf(error)})`,
      {
        cause: error,
      },
    );
  }
  connected = true;
  return { publisher, subscriber, destroy };
}
