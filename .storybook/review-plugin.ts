/**
 * Vite plugin: in development, serves the API at `/review` with which the review room shows and approves
 * changed pictures of stories. A published Storybook has no such API, so a build also contains the changes and
 * their pictures as files. With these files, changes can be viewed, but not approved. `npm run review` serves
 * a build together with the API.
 */
import { readFileSync } from "node:fs";

import type { Plugin } from "vite";

import { answerReview, changeList } from "../scripts/review/api.ts";
import { openStore } from "../scripts/review/open-store.ts";
import { forChromatic } from "./chromatic.ts";

export const reviewPlugin = (): Plugin => ({
  name: "larkline:review",
  configureServer({ middlewares }) {
    const store = openStore();
    middlewares.use("/review", (request, response, next) => {
      const path = (request.url ?? "").replace(/\?.*$/s, "");
      answerReview(store, path, request, response).then(
        (answered) => (answered ? undefined : next()),
        next,
      );
    });
  },
  generateBundle() {
    // A build for Chromatic does not need these files, because its pictures are reviewed at Chromatic.
    if (forChromatic) return;
    const store = openStore();
    // `canDecide` is false, because nothing can be approved without the API.
    const list = changeList(store, false);
    /** Adds a file to the build and returns its length. */
    const emit = (fileName: string, source: string | Buffer) => {
      this.emitFile({ type: "asset", fileName: `review/${fileName}`, source });
      return source.length;
    };
    let bytes = emit("changes.json", JSON.stringify(list));
    for (const { picture, before } of list.changes) {
      const kinds = before ? (["before", "after", "difference"] as const) : (["after"] as const);
      for (const kind of kinds)
        bytes += emit(
          `pictures/${picture}.${kind}.webp`,
          readFileSync(store.pathOf(picture, kind)),
        );
    }
    const count = list.changes.length;
    this.environment.logger.info(
      `review: added ${count} changed pictures, ${(bytes / 1e6).toFixed(2)} MB`,
    );
  },
});
