import { describeAnalytics } from "../testing/analytics-suite.ts";
import { openOwnDatabase } from "../testing/services.ts";

describeAnalytics("PostgreSQL", openOwnDatabase);
