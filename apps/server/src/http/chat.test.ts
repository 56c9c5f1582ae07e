// The tests of testing/chat-calls-suite.ts over the embedded database. chat.services.test.ts runs them over
// PostgreSQL.
import { describeChatCalls } from "../testing/chat-calls-suite.ts";
import { openDatabaseInMemory } from "../testing/empty-database.ts";

describeChatCalls("the embedded database", openDatabaseInMemory);
