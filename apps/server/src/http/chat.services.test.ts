import { describeChatCalls } from "../testing/chat-calls-suite.ts";
import { openTemporaryPostgres } from "../testing/services.ts";
import { describeUploads } from "../testing/uploads-suite.ts";

describeChatCalls("PostgreSQL", openTemporaryPostgres);
describeUploads("PostgreSQL", openTemporaryPostgres);
