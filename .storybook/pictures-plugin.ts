/**
 * Vite plugin: serves the approved pictures of stories, which are committed, at `/pictures`, and adds them
 * to a built Storybook. Docs pages and the panel “Changes” show them.
 */
import { existsSync, readFileSync } from "node:fs";

import type { Plugin } from "vite";

import { baselineNames, baselinePath, kitBaselines } from "../tests/kit/machinery/node/pictures.ts";
import { forChromatic } from "./chromatic.ts";

export const picturesPlugin = (): Plugin => ({
  name: "larkline:pictures",
  configureServer({ middlewares }) {
    middlewares.use("/pictures", (request, response, next) => {
      const name = /^\/([\w-]+)\.webp$/.exec(request.url ?? "")?.[1];
      if (name === undefined) return next();
      const path = baselinePath(kitBaselines, name);
      if (!existsSync(path)) return next();
      response.setHeader("Content-Type", "image/webp");
      response.end(readFileSync(path));
    });
  },
  generateBundle() {
    // Chromatic takes its own pictures, so these need not be uploaded.
    if (forChromatic) return;
    for (const name of baselineNames(kitBaselines)) {
      const source = readFileSync(baselinePath(kitBaselines, name));
      this.emitFile({ type: "asset", fileName: `pictures/${name}.webp`, source });
    }
  },
});
