// The tests of chat calls and uploads in testing/ over PostgreSQL. chat.test.ts and uploads.test.ts run them
// over the embedded database.
import { describeChatCalls } from "../testing/chat-calls-suite.ts";
import { openTemporaryPostgres } from "../testing/services.ts";
import { describeUploads } from "../testing/uploads-suite.ts";

describeChatCalls("PostgreSQL", openTemporaryPostgres);
describeUploads("PostgreSQL", openTemporaryPostgres);
