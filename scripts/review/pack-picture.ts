// Compresses an accepted picture further: `node scripts/review/pack-picture.ts <picture>`.
import { kitBaselines, packPicture } from "../../tests/kit/machinery/node/pictures.ts";

const [, , picture = ""] = process.argv;
await packPicture(kitBaselines, picture);
