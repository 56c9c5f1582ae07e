/** Selects the stories and the modes of which Chromatic takes pictures. */
import { combineTags, storyNameFromExport, toId } from "storybook/internal/csf";
import { loadCsf } from "storybook/internal/csf-tools";
import type { Indexer } from "storybook/internal/types";
import type { Plugin } from "vite";

import { modeName, modesOf, pictureModes } from "../tests/kit/machinery/picture-modes.ts";

/** Leaves out the stories that are not pictured (`tags: ["!visual"]`). */
export const indexersOfPictured = (indexers: Indexer[] = []): Indexer[] =>
  indexers.map((indexer) => ({
    ...indexer,
    createIndex: async (file, options) => {
      const stories = await indexer.createIndex(file, options);
      return stories.filter(({ tags = [] }) => combineTags("visual", ...tags).includes("visual"));
    },
  }));

/** Disables, by Chromatic's parameter, the modes in which the local tests take no picture of a story. */
export const withOwnModes: Plugin = {
  name: "larkline:chromatic-modes",
  enforce: "pre",
  transform: (code, id) => {
    if (!id.endsWith(".stories.tsx")) return null;
    const csf = loadCsf(code, { fileName: id, makeTitle: (title) => title }).parse();
    const title = csf.meta.title ?? "";
    const parameters = csf.indexInputs.flatMap(({ exportName }) => {
      const pictured = modesOf(toId(title, storyNameFromExport(exportName)));
      const left = pictureModes.filter((mode) => !pictured.includes(mode));
      if (left.length === 0) return [];
      const modes = Object.fromEntries(left.map((mode) => [modeName(mode), { disable: true }]));
      return `${exportName}.parameters = { ...${exportName}.parameters, chromatic: ${JSON.stringify({ modes })} };`;
    });
    return { code: [code, ...parameters].join("\n"), map: null };
  },
};
