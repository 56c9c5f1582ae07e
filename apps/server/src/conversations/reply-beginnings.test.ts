import { describeBeginnings } from "../testing/beginnings-suite.ts";
import { openDatabaseInMemory } from "../testing/empty-database.ts";

describeBeginnings("the embedded database", openDatabaseInMemory);
