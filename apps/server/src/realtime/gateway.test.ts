import { openPGlite } from "../database/database.ts";
import { describeProtocol } from "../testing/protocol-suite.ts";

describeProtocol("the embedded database", () => openPGlite());
