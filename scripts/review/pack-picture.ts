// Compresses an approved picture further, with the same pixels: `node scripts/review/pack-picture.ts <name>`.
// open-store.ts starts it as a process of its own, because it takes seconds.
import { kitBaselines, packPicture } from "../../tests/kit/machinery/node/pictures.ts";

const [, , picture = ""] = process.argv;
await packPicture(kitBaselines, picture);
