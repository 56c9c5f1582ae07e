import { openDatabaseInMemory } from "../testing/empty-database.ts";
import { describeRowReads } from "../testing/row-reads-suite.ts";

describeRowReads("the embedded database", openDatabaseInMemory);
