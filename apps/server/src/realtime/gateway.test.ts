// The tests of testing/protocol-suite.ts over the embedded database. gateway.services.test.ts runs them over
// PostgreSQL.
import { openDatabaseInMemory } from "../testing/empty-database.ts";
import { describeProtocol } from "../testing/protocol-suite.ts";

describeProtocol("the embedded database", openDatabaseInMemory);
