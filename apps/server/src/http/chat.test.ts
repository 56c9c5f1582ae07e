import { openPGlite } from "../database/database.ts";
import { describeChatCalls } from "../testing/chat-calls-suite.ts";

describeChatCalls("the embedded database", () => openPGlite());
