import { colors } from "@larkline/tokens";

import { linkColor } from "./link-color.ts";

/**
 * CSS rule for the selected story in the sidebar: text in the page's color on the link color. These two colors
 * have enough contrast. Storybook's own rule sets white text on `colorSecondary`, or in the dark theme on a
 * darker shade of `colorSecondary`. In the dark theme white text is unreadable, because `colorSecondary` is light.
 * `&&` is needed because Storybook's rules for `:hover` and `:focus` have a higher specificity than `&:hover`.
 */
const rule = ({ page, ...color }: Parameters<typeof linkColor>[0]) =>
  `.sidebar-item[data-selected="true"][data-item-id]{&,&&:hover,&&:focus{background:${linkColor({ page, ...color })}}&,& svg{color:${page}}}`;

/** CSS for both of the system's color schemes, like the theme in `manager.ts`. main.ts adds this CSS. */
export const selectedItem = `${rule(colors.light.page)}@media (prefers-color-scheme: dark){${rule(colors.dark.page)}}`;
