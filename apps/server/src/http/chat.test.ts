import { describeChatCalls } from "../testing/chat-calls-suite.ts";
import { openDatabaseInMemory } from "../testing/empty-database.ts";

describeChatCalls("the embedded database", openDatabaseInMemory);
