import { openPostgres } from "../database/database.ts";
import { describeChatCalls } from "../testing/chat-calls-suite.ts";
import { createDatabase } from "../testing/services.ts";
import { describeUploads } from "../testing/uploads-suite.ts";

async function open() {
  const { url, drop } = await createDatabase();
  const connection = await openPostgres(url);
  return {
    ...connection,
    close: async () => {
      await connection.close();
      await drop();
    },
  };
}

describeChatCalls("PostgreSQL", open);
describeUploads("PostgreSQL", open);
