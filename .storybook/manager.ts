import { addons } from "storybook/manager-api";

import { dark, light } from "./docs/theme.ts";
import { room } from "./review/manager.tsx";

addons.setConfig({
  // The review room needs the whole height.
  layoutCustomisations: {
    showPanel: ({ storyId }, otherwise) => (storyId === room ? false : otherwise),
  },
  theme: window.matchMedia("(prefers-color-scheme: dark)").matches ? dark : light,
  sidebar: { showRoots: true },
});
