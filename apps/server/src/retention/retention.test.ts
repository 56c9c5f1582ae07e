// The tests of testing/retention-suite.ts over the embedded database. retention.services.test.ts runs them
// over PostgreSQL.
import { openDatabaseInMemory } from "../testing/empty-database.ts";
import { describeRetention } from "../testing/retention-suite.ts";

describeRetention("the embedded database", openDatabaseInMemory);
