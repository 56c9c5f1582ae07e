import { openDatabaseInMemory } from "../testing/empty-database.ts";
import { describeRetention } from "../testing/retention-suite.ts";

describeRetention("the embedded database", openDatabaseInMemory);
