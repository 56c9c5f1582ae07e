// The tests of testing/accounts/ over PostgreSQL. accounts.test.ts runs them over the embedded database.
import { describeAccounts } from "../testing/accounts-suite.ts";
import { openTemporaryPostgres } from "../testing/services.ts";

describeAccounts("PostgreSQL", openTemporaryPostgres);
