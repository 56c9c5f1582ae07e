// The tests of testing/analytics-suite.ts over the embedded database. analytics.services.test.ts runs them
// over PostgreSQL.
import { describeAnalytics } from "../testing/analytics-suite.ts";
import { openDatabaseInMemory } from "../testing/empty-database.ts";

describeAnalytics("the embedded database", openDatabaseInMemory);
