import { createClient } from "redis";

import { StartUpError } from "../configuration.ts";
import { errorCode } from "../error-code.ts";

/** A connected client. */
export type RedisConnection = Awaited<ReturnType<typeof connectRedis>>;

/** Longest wait for a connection at the start, in milliseconds. */
const connectTimeoutMs = 5000;
/** Longest pause between two attempts to get a lost connection back, in milliseconds. */
const longestPauseMs = 3000;

/**
 * Connects to Redis, which carries events between processes. At the start a Redis that does not
 * answer is a wrong setting; later it is an outage, and the connection comes back by itself.
 */
export async function connectRedis(url: string, onError: (error: Error) => void) {
  let connected = false;
  const client = createClient({
    url,
    socket: {
      connectTimeout: connectTimeoutMs,
      reconnectStrategy: (attempts) =>
        connected ? Math.min(attempts * 100, longestPauseMs) : false,
    },
  });
  client.on("error", (error: Error) => {
    if (connected) onError(error);
  });
  try {
    await client.connect();
  } catch (error) {
    const reason = (error instanceof Error && error.message) || errorCode(error);
    throw new StartUpError(`REDIS_URL: Redis at ${new URL(url).host} does not answer (${reason})`, {
      cause: error,
    });
  }
  connected = true;
  return client;
}
