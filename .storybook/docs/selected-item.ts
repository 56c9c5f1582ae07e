import { colors } from "@larkline/tokens";

import { linkColor } from "./link-color.ts";

/**
 * CSS rule for the selected story in the sidebar. Storybook's own rule is white text on `colorSecondary`, in
 * the dark theme on a darker shade of it. There this is unreadable, because `colorSecondary` is light. The link
 * color has enough contrast with the page's color, so text in the page's color is readable on the link color.
 * `&&` is needed because Storybook's rules for `:hover` and `:focus` have a higher specificity than `&:hover`.
 */
const rule = ({ page, ...color }: Parameters<typeof linkColor>[0]) =>
  `.sidebar-item[data-selected="true"][data-item-id]{&,&&:hover,&&:focus{background:${linkColor({ page, ...color })}}&,& svg{color:${page}}}`;

/** CSS for both of the system's color schemes, like the theme in `manager.ts`. main.ts adds this CSS. */
export const selectedItem = `${rule(colors.light.page)}@media (prefers-color-scheme: dark){${rule(colors.dark.page)}}`;
