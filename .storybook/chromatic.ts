/** What Storybook lists in a build for Chromatic. */
import { combineTags } from "storybook/internal/csf";
import type { Indexer } from "storybook/internal/types";

/** Leaves out the stories that are not pictured (`tags: ["!visual"]`). */
export const indexersOfPictured = (indexers: Indexer[] = []): Indexer[] =>
  indexers.map((indexer) => ({
    ...indexer,
    createIndex: async (file, options) => {
      const stories = await indexer.createIndex(file, options);
      return stories.filter(({ tags = [] }) => combineTags("visual", ...tags).includes("visual"));
    },
  }));
