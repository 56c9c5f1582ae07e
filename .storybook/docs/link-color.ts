import { floors } from "@larkline/tokens";

import { contrast, parseHex } from "../../packages/tokens/src/contrast.ts";

type Color = Readonly<
  Record<"action" | "action-hover" | "ink" | "page" | "surface" | "sunk", string>
>;

/**
 * The color of links in Storybook's interface: the brand's action color or its hover color, if it is readable
 * as text on `page`, `surface` and `sunk`, otherwise `ink`. The tokens only guarantee that the action color
 * has the minimum contrast of graphics, which is lower than that of text.
 */
export function linkColor(color: Color): string {
  const isReadable = (link: string) =>
    [color.page, color.surface, color.sunk].every(
      (ground) => contrast(parseHex(link), parseHex(ground)) >= floors.text.normal,
    );
  return [color.action, color["action-hover"]].find(isReadable) ?? color.ink;
}
