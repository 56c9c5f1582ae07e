/**
 * Limits Chromatic, a cloud service that compares screenshots, to the stories and modes of which the local
 * tests take pictures.
 */
import { combineTags, storyNameFromExport, toId } from "storybook/internal/csf";
import { loadCsf } from "storybook/internal/csf-tools";
import type { Indexer } from "storybook/internal/types";
import type { Plugin } from "vite";

import { modeName, modesOf, pictureModes } from "../tests/kit/machinery/picture-modes.ts";

/**
 * Whether Storybook is built for Chromatic (`scripts/chromatic.ts` sets the variable). Such a build lists only
 * the stories of which the local tests take pictures, because Chromatic takes pictures of all listed stories.
 */
export const forChromatic = process.env["STORYBOOK_FOR_CHROMATIC"] === "1";

/** Indexers that list only stories with pictures: all except those with `tags: ["!visual"]`. */
export const onlyPicturedStories = (indexers: Indexer[] = []): Indexer[] =>
  indexers.map((indexer) => ({
    ...indexer,
    createIndex: async (file, options) => {
      const stories = await indexer.createIndex(file, options);
      return stories.filter(({ tags = [] }) => combineTags("visual", ...tags).includes("visual"));
    },
  }));

/**
 * Vite plugin: disables, in each story's parameters, the modes (theme and window width) in which the local
 * tests take no picture.
 */
export const disableUnusedModes: Plugin = {
  name: "larkline:chromatic-modes",
  enforce: "pre",
  transform: (code, id) => {
    if (!id.endsWith(".stories.tsx")) return null;
    const csf = loadCsf(code, { fileName: id, makeTitle: (title) => title }).parse();
    const title = csf.meta.title ?? "";
    const parameters = csf.indexInputs.flatMap(({ exportName }) => {
      const pictured = modesOf(toId(title, storyNameFromExport(exportName)));
      const unused = pictureModes.filter((mode) => !pictured.includes(mode));
      if (unused.length === 0) return [];
      const modes = Object.fromEntries(unused.map((mode) => [modeName(mode), { disable: true }]));
      return `${exportName}.parameters = { ...${exportName}.parameters, chromatic: ${JSON.stringify({ modes })} };`;
    });
    return { code: [code, ...parameters].join("\n"), map: null };
  },
};
