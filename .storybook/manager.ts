/** Configuration of Storybook's manager, its interface around the stories: theme, sidebar, panels. */
import { addons } from "storybook/manager-api";

import { dark, light } from "./docs/theme.ts";
import { reviewRoomStory } from "./review/manager.tsx";

/** Ids of stories that are tools. Tools need the full height, so Storybook's panels are hidden for them. */
const tools: ReadonlySet<string | undefined> = new Set([
  reviewRoomStory,
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
