// The tests of testing/retention-suite.ts over PostgreSQL. retention.test.ts runs them over the embedded
// database.
import { describeRetention } from "../testing/retention-suite.ts";
import { openTemporaryPostgres } from "../testing/services.ts";

describeRetention("PostgreSQL", openTemporaryPostgres);
