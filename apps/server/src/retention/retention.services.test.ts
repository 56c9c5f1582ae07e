import { describeRetention } from "../testing/retention-suite.ts";
import { openOwnDatabase } from "../testing/services.ts";

describeRetention("PostgreSQL", openOwnDatabase);
