import { sql } from "drizzle-orm";
import { expect, it } from "vitest";

import { OperatorError } from "../errors/operator-error.ts";
import { type PostgresRefusal, startPostgresStub } from "../testing/postgres-stub.ts";
import { isDatabaseUnavailable } from "./database-unavailable.ts";
import { openPostgres } from "./database.ts";

it("is not opened if PgBouncer refuses the time limits of the connections", async () => {
  const bouncer = await startPostgresStub((startup) =>
    startup.includes("statement_timeout")
      ? { code: "08P01", message: "unsupported startup parameter: statement_timeout" }
      : undefined,
  );
  try {
    await expect(openPostgres(bouncer.url, { tables: "keep" })).rejects.toThrow(
      new OperatorError(
        `DATABASE_URL: PostgreSQL at ${new URL(bouncer.url).host}/larkline does not answer (unsupported startup parameter: statement_timeout)`,
      ),
    );
  } finally {
    bouncer.stop();
  }
});

it.each([
  { code: "28P01", message: 'password authentication failed for user "larkline"' },
  { code: "3D000", message: 'database "larkline" does not exist' },
  { code: "55000", message: 'database "larkline" is not currently accepting connections' },
])("is unavailable while it refuses connections: $message", async (refusal) => {
  let current: PostgresRefusal | undefined;
  const postgres = await startPostgresStub(() => current);
  const connection = await openPostgres(postgres.url, { tables: "keep" });
  try {
    // A failed transaction closes the pool's only connection.
    const failed = connection.database.transaction(() => Promise.reject(new Error("failed")));
    await expect(failed).rejects.toThrow("failed");
    current = refusal;
    for (const attempt of [
      () => connection.database.execute(sql`select 1`),
      () => connection.database.transaction(() => Promise.resolve()),
    ]) {
      await expect(attempt()).rejects.toSatisfy(isDatabaseUnavailable);
    }
  } finally {
    await connection.close();
    postgres.stop();
  }
});
