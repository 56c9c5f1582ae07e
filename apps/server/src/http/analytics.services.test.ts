import { describeAnalytics } from "../testing/analytics-suite.ts";
import { openTemporaryPostgres } from "../testing/services.ts";

describeAnalytics("PostgreSQL", openTemporaryPostgres);
