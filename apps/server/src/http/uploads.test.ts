// The tests of testing/uploads-suite.ts over the embedded database. chat.services.test.ts runs them over
// PostgreSQL.
import { openDatabaseInMemory } from "../testing/empty-database.ts";
import { describeUploads } from "../testing/uploads-suite.ts";

describeUploads("the embedded database", openDatabaseInMemory);
