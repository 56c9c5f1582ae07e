import { createClient } from "redis";

import { StartUpError } from "../configuration.ts";
import { errorCode } from "../error-code.ts";

/** Two connected clients: Redis lets one that listens to channels do nothing else. */
export type RedisConnection = Awaited<ReturnType<typeof connectRedis>>;

/** Longest wait for a connection, in milliseconds. */
const connectTimeoutMs = 5000;
/** Longest pause between two attempts to get a lost connection back, in milliseconds. */
const longestPauseMs = 3000;
/** Most commands that wait for Redis; what comes beyond is refused at once. */
const waitingCommandsMax = 5000;

/**
 * Connects to Redis, which carries events between processes. At the start a Redis that does not
 * answer is a wrong setting; later it is an outage, and the connection comes back by itself.
 */
export async function connectRedis(url: string, onError: (error: Error) => void) {
  let connected = false;
  const publisher = createClient({
    url,
    // While there is no connection nothing waits for one: events of an outage are of no use after it.
    disableOfflineQueue: true,
    commandsQueueMaxLength: waitingCommandsMax,
    socket: {
      connectTimeout: connectTimeoutMs,
      reconnectStrategy: (attempts) =>
        connected ? Math.min(attempts * 100, longestPauseMs) : false,
    },
  });
  const subscriber = publisher.duplicate();
  publisher.on("error", (error: Error) => {
    if (connected) onError(error);
  });
  // It fares as the other one does; said once is enough.
  subscriber.on("error", () => undefined);
  const destroy = () => {
    for (const client of [publisher, subscriber]) if (client.isOpen) client.destroy();
  };
  try {
    await Promise.all([publisher.connect(), subscriber.connect()]);
  } catch (error) {
    destroy();
    const reason = (error instanceof Error && error.message) || errorCode(error);
    throw new StartUpError(`REDIS_URL: Redis at ${new URL(url).host} does not answer (${reason})`, {
      cause: error,
    });
  }
  connected = true;
  return { publisher, subscriber, destroy };
}
