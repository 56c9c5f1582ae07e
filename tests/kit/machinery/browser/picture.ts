/** Pictures: cropped to what the story draws, compared to the pixel. */
import { commands } from "vitest/browser";

import { isShown } from "./geometry.ts";

/** Room around a story for focus rings and shadows, in CSS pixels. */
const margin = 16;

/** What the story covers of the screen: its parts and whatever floats above it. */
export function storyBox(root: Element) {
  const screen = { width: window.innerWidth, height: window.innerHeight };
  if (document.querySelector("dialog:modal")) return { x: 0, y: 0, ...screen };
  let left = screen.width;
  let top = screen.height;
  let right = 0;
  let bottom = 0;
  for (const element of root.querySelectorAll("*")) {
    const rect = element.getBoundingClientRect();
    if (rect.width === 0 && rect.height === 0) continue;
    if (!isShown(element)) continue;
    left = Math.min(left, rect.left);
    top = Math.min(top, rect.top);
    right = Math.max(right, rect.right);
    bottom = Math.max(bottom, rect.bottom);
  }
  left = Math.max(0, Math.floor(left - margin));
  top = Math.max(0, Math.floor(top - margin));
  right = Math.min(screen.width, Math.ceil(right + margin));
  bottom = Math.min(screen.height, Math.ceil(bottom + margin));
  return { x: left, y: top, width: Math.max(1, right - left), height: Math.max(1, bottom - top) };
}

/** Undefined if the picture is the baseline's, else what differs. */
export async function comparePicture(root: Element, name: string): Promise<string | undefined> {
  const frame = window.frameElement?.getBoundingClientRect();
  const box = storyBox(root);
  const result = await commands.judgePicture(name, {
    ...box,
    x: box.x + (frame?.left ?? 0),
    y: box.y + (frame?.top ?? 0),
  });
  return result.ok ? undefined : result.message;
}
