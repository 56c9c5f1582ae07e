import { describeChatCalls } from "../testing/chat-calls-suite.ts";
import { openOwnDatabase } from "../testing/services.ts";
import { describeUploads } from "../testing/uploads-suite.ts";

describeChatCalls("PostgreSQL", openOwnDatabase);
describeUploads("PostgreSQL", openOwnDatabase);
