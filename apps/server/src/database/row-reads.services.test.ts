import { describeRowReads } from "../testing/row-reads-suite.ts";
import { openTemporaryPostgres } from "../testing/services.ts";

describeRowReads("PostgreSQL", openTemporaryPostgres);
