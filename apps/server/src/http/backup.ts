import type { FastifyInstance } from "fastify";

import type { DatabaseConnection } from "../database/database.ts";
import { hasOperatorKey } from "./operator-key.ts";

/** URL path of the backup, which `npm run backup` requests. */
export const backupPath = "/api/v1/backup";

/**
 * Sends an archive of the embedded database to a caller on this machine with the operator's key. Other callers
 * get 404.
 */
export function registerBackup(
  app: FastifyInstance,
  dump: NonNullable<DatabaseConnection["dump"]>,
  key: string,
): void {
  app.get(backupPath, async (request, reply) => {
    if (!hasOperatorKey(request, key)) return reply.callNotFound();
    return reply
      .type("application/gzip")
      .header("cache-control", "no-store")
      .send(Buffer.from(await (await dump()).arrayBuffer()));
  });
}
