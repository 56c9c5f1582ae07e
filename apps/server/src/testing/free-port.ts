import { once } from "node:events";
import { createServer } from "node:net";

/**
 * Range of the returned ports. It is below the ports of outgoing connections (Linux from 32768, others from
 * 49152), so that no connection takes the port of a server that is stopped and started again.
 */
const lowestPort = 12_000;
const highestPort = 32_000;

async function isFree(port: number): Promise<boolean> {
  const server = createServer();
  server.listen(port, "127.0.0.1");
  try {
    await once(server, "listening");
  } catch {
    return false;
  }
  server.close();
  await once(server, "close");
  return true;
}

/** Returns a free port as text, for the setting PORT. */
export async function freePort(): Promise<string> {
  for (let attempt = 0; attempt < 50; attempt += 1) {
    const port = lowestPort + Math.floor(Math.random() * (highestPort - lowestPort));
    if (await isFree(port)) return String(port);
  }
  throw new Error(`No port between ${lowestPort} and ${highestPort} is free.`);
}
