import { colors } from "@larkline/tokens";

import { linkColor } from "./link-color.ts";

/**
 * Colors of the selected story in the sidebar. Storybook writes it in white on `colorSecondary`, which a
 * dark theme needs to be light. `linkColor` is readable on the page's ground, so the reverse is, too.
 */
const rule = ({ page, ...color }: Parameters<typeof linkColor>[0]) =>
  `.sidebar-item[data-selected="true"][data-item-id]{&,&:hover,&:focus{background:${linkColor({ page, ...color })}}&,& svg{color:${page}}}`;

/** Storybook's interface follows the system's setting, as `manager.ts` does. */
export const selectedItem = `${rule(colors.light.page)}@media (prefers-color-scheme: dark){${rule(colors.dark.page)}}`;
