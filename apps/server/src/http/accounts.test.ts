import { openPGlite } from "../database/database.ts";
import { describeAccounts } from "../testing/accounts-suite.ts";

describeAccounts("the embedded database", () => openPGlite());
