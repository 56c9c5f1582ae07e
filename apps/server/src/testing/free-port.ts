import { once } from "node:events";
import { createServer } from "node:net";

/**
 * Ports below those that systems give to outgoing connections (Linux from 32768, others from 49152): a
 * server that is stopped and started again finds its port free, however many connections are opened
 * meanwhile.
 */
const lowest = 12_000;
const highest = 32_000;

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

/** A free port that is not used for outgoing connections. */
export async function freePort(): Promise<string> {
  for (let attempt = 0; attempt < 50; attempt += 1) {
    const port = lowest + Math.floor(Math.random() * (highest - lowest));
    if (await isFree(port)) return String(port);
  }
  throw new Error(`No port between ${lowest} and ${highest} is free.`);
}
