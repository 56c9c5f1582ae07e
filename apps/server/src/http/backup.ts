import type { FastifyInstance } from "fastify";

import type { DatabaseConnection } from "../database/database.ts";
import { showsKey } from "../running-server.ts";

/** Where `npm run backup` asks a running server; no call of the site's. */
export const backupPath = "/api/v1/backup";

/** Gives the embedded database to whoever shows the key; nobody else learns that the address exists. */
export function registerBackup(
  app: FastifyInstance,
  dump: NonNullable<DatabaseConnection["dump"]>,
  key: string,
): void {
  app.get(backupPath, async (request, reply) => {
    if (!showsKey(request, key)) return reply.callNotFound();
    return reply
      .type("application/gzip")
      .header("cache-control", "no-store")
      .send(Buffer.from(await (await dump()).arrayBuffer()));
  });
}
