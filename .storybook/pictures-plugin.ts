/** Serves the committed pictures whole at `/pictures`: one in the dark is kept as what differs. */
import type { Plugin } from "vite";

import { baselineNames, kitBaselines, readBaseline } from "../tests/kit/machinery/node/pictures.ts";
import { encodeWebp } from "../tests/kit/machinery/node/webp.ts";

async function wholePicture(name: string): Promise<Buffer | undefined> {
  const pixels = await readBaseline(kitBaselines, name);
  return pixels && encodeWebp(pixels);
}

export const picturesPlugin = (): Plugin => ({
  name: "larkline:pictures",
  configureServer({ middlewares }) {
    middlewares.use("/pictures", (request, response, next) => {
      const name = /^\/([\w-]+)\.webp$/.exec(request.url ?? "")?.[1];
      if (name === undefined) return next();
      wholePicture(name).then((picture) => {
        if (!picture) return next();
        response.setHeader("Content-Type", "image/webp");
        response.end(picture);
      }, next);
    });
  },
  async generateBundle() {
    // Chromatic takes pictures of its own and need not be sent these.
    if (process.env["CHROMATIC_PROJECT_TOKEN"]) return;
    for (const name of baselineNames(kitBaselines)) {
      const source = await wholePicture(name);
      if (source) this.emitFile({ type: "asset", fileName: `pictures/${name}.webp`, source });
    }
  },
});
