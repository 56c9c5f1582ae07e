import { withMedia } from "./with-media.ts";

/**
 * For a story's play function: calls `check` while the kit's styles for forced colors (Windows' contrast
 * themes) apply. The colors that the browser itself would force are not emulated.
 */
export const withForcedColors = (check: () => Promise<void>): Promise<void> =>
  withMedia(/forced-colors:\s*active/, check);

/** The value of a system color such as `CanvasText`, as in a computed style: "rgb(0, 0, 0)". */
export function systemColor(name: string): string {
  const probe = document.createElement("i");
  probe.style.color = name;
  document.body.append(probe);
  const { color } = getComputedStyle(probe);
  probe.remove();
  return color;
}
