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

const darkScheme = window.matchMedia("(prefers-color-scheme: dark)");
const systemTheme = () => (darkScheme.matches ? dark : light);

addons.setConfig({
  layoutCustomisations: {
    showPanel: ({ storyId }, otherwise) => (tools.has(storyId) ? false : otherwise),
  },
  theme: systemTheme(),
  sidebar: { showRoots: true },
});

addons.register("larkline/theme", (api) => {
  darkScheme.addEventListener("change", () => {
    // Not `setConfig`, which would also undo the user's changes of the layout.
    api.setOptions({ theme: systemTheme() });
  });
});
