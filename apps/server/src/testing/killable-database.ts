import type { DatabaseConnection } from "../database/database.ts";
import type { Database } from "../database/query-interface.ts";

/**
 * A database connection that can simulate a killed process: after `die` all calls fail and open transactions
 * are rolled back, but committed data stays.
 */
export function killableDatabase(connection: DatabaseConnection): {
  connection: DatabaseConnection;
  die: () => void;
} {
  let isDead = false;
  const guard = <Target extends object>(target: Target): Target =>
    new Proxy(target, {
      get(object, name) {
        if (isDead) throw new Error("The process is dead");
        const value: unknown = Reflect.get(object, name);
        if (typeof value !== "function") return value;
        if (name !== "transaction") return value.bind(object);
        return (work: (transaction: object) => Promise<unknown>, ...settings: unknown[]) =>
          value.call(object, (transaction: object) => work(guard(transaction)), ...settings);
      },
    });
  const database: Database = guard(connection.database);
  return {
    connection: { ...connection, database },
    die: () => {
      isDead = true;
    },
  };
}
