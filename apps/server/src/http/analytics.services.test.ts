// The tests of testing/analytics-suite.ts over PostgreSQL. analytics.test.ts runs them over the embedded
// database.
import { describeAnalytics } from "../testing/analytics-suite.ts";
import { openTemporaryPostgres } from "../testing/services.ts";

describeAnalytics("PostgreSQL", openTemporaryPostgres);
