import { describeRetention } from "../testing/retention-suite.ts";
import { openTemporaryPostgres } from "../testing/services.ts";

describeRetention("PostgreSQL", openTemporaryPostgres);
