import { addons } from "storybook/manager-api";

import { dark, light } from "./docs/theme.ts";
import { room } from "./review/manager.tsx";

/** Tools that a person works in: each needs the whole height, and no panel has anything to say of it. */
const tools: ReadonlySet<string | undefined> = new Set([
  room,
  "page-builder-builder--builder",
  "brand-from-one-color--own",
]);

addons.setConfig({
  layoutCustomisations: {
    showPanel: ({ storyId }, otherwise) => (tools.has(storyId) ? false : otherwise),
  },
  theme: window.matchMedia("(prefers-color-scheme: dark)").matches ? dark : light,
  sidebar: { showRoots: true },
});
