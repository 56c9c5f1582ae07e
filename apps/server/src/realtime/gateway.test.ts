import { openDatabaseInMemory } from "../testing/empty-database.ts";
import { describeProtocol } from "../testing/protocol-suite.ts";

describeProtocol("the embedded database", openDatabaseInMemory);
