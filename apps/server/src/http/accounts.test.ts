import { describeAccounts } from "../testing/accounts-suite.ts";
import { openDatabaseInMemory } from "../testing/empty-database.ts";

describeAccounts("the embedded database", openDatabaseInMemory);
