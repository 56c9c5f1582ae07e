import { openPostgres } from "../database/database.ts";
import { describeAccounts } from "../testing/accounts-suite.ts";
import { createDatabase } from "../testing/services.ts";

describeAccounts("PostgreSQL", async () => {
  const { url, drop } = await createDatabase();
  const connection = await openPostgres(url);
  return {
    ...connection,
    close: async () => {
      await connection.close();
      await drop();
    },
  };
});
