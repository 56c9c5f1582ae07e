import { openPGlite } from "../database/database.ts";
import { describeUploads } from "../testing/uploads-suite.ts";

describeUploads("the embedded database", () => openPGlite());
