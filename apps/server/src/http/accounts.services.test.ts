import { describeAccounts } from "../testing/accounts-suite.ts";
import { openOwnDatabase } from "../testing/services.ts";

describeAccounts("PostgreSQL", openOwnDatabase);
