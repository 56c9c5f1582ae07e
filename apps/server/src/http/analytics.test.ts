import { describeAnalytics } from "../testing/analytics-suite.ts";
import { openDatabaseInMemory } from "../testing/empty-database.ts";

describeAnalytics("the embedded database", openDatabaseInMemory);
