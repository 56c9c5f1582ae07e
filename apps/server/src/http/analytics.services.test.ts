import { openPostgres } from "../database/database.ts";
import { describeAnalytics } from "../testing/analytics-suite.ts";
import { createDatabase } from "../testing/services.ts";

describeAnalytics("PostgreSQL", async () => {
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
