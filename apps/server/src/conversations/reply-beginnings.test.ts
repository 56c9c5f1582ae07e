// The tests of testing/beginnings-suite.ts over the embedded database. reply-beginnings.services.test.ts runs
// them over PostgreSQL.
import { describeBeginnings } from "../testing/beginnings-suite.ts";
import { openDatabaseInMemory } from "../testing/empty-database.ts";

describeBeginnings("the embedded database", openDatabaseInMemory);
