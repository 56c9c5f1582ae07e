/** Creates an SVG sprite with the kit's drawings; each symbol has the name of its module. */
import { readdir } from "node:fs/promises";

import { drawingSymbol } from "../../packages/ui/src/media/illustration/drawing-symbol.ts";
import type { Drawing } from "../../packages/ui/src/media/illustration/drawing.ts";

const folder = new URL("../../packages/ui/src/media/illustration/drawings/", import.meta.url);

/** The text of the sprite, an SVG file. */
export async function drawingSprite(): Promise<string> {
  const files = (await readdir(folder)).toSorted();
  const symbols = await Promise.all(
    files.map(async (file) => {
      const module: Record<string, Drawing> = await import(new URL(file, folder).href);
      const [drawing] = Object.values(module);
      if (!drawing) throw new Error(`${file} exports no drawing.`);
      return drawingSymbol(file.replace(/\.ts$/, ""), drawing);
    }),
  );
  return `<svg xmlns="http://www.w3.org/2000/svg">\n${symbols.join("\n")}\n</svg>\n`;
}
