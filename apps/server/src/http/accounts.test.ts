// The tests of testing/accounts/ over the embedded database. accounts.services.test.ts runs them over
// PostgreSQL.
import { describeAccounts } from "../testing/accounts-suite.ts";
import { openDatabaseInMemory } from "../testing/empty-database.ts";

describeAccounts("the embedded database", openDatabaseInMemory);
