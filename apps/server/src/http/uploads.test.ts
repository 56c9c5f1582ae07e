import { openDatabaseInMemory } from "../testing/empty-database.ts";
import { describeUploads } from "../testing/uploads-suite.ts";

describeUploads("the embedded database", openDatabaseInMemory);
