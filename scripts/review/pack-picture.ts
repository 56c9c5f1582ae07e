// Compresses an approved picture further, with the same pixels: `node scripts/review/pack-picture.ts <name>`.
// open-store.ts runs this script in a child process, because it takes seconds.
import { kitBaselines, packPicture } from "../../tests/kit/machinery/node/pictures.ts";

const [, , picture = ""] = process.argv;
await packPicture(kitBaselines, picture);
