import { openPGlite } from "../database/database.ts";
import { describeAnalytics } from "../testing/analytics-suite.ts";

describeAnalytics("the embedded database", () => openPGlite());
