/** Rasterizes the SVG of preview pictures and icons, with the brand's fonts only. */
import { readFile } from "node:fs/promises";
import { fileURLToPath } from "node:url";

import { fonts } from "@larkline/tokens";
import { initWasm, Resvg } from "@resvg/resvg-wasm";
import subsetFont from "subset-font";

import type { Measure } from "./headline.ts";

/** Names of the font files for headings and plates. */
const files = ["latin", "latin-1", "latin-ext"].flatMap((subset) => [
  `${fonts.display.files}-${subset}.woff2`,
  `${fonts.plate.files}-${subset}.woff2`,
]);

/** Path of a file in a package. */
const pathOf = (specifier: string) => fileURLToPath(import.meta.resolve(specifier));

/** Measures text and rasterizes SVG. Create one per build, because it loads the fonts. */
export interface Rasterizer {
  /** The fonts' files, as TTF. */
  fonts: readonly Uint8Array[];
  /**
   * Measures text in these fonts.
   *
   * @throws If the fonts have no glyphs for the text.
   */
  measure: Measure;
  /** Rasterizes SVG at a width in pixels. `data` has the RGBA values, row by row. */
  pixels: (svg: string, width: number) => { data: Uint8Array; width: number; height: number };
}

/**
 * Loads the fonts as static TTF at weight 600: the rasterizer supports neither WOFF2 nor variable
 * fonts.
 */
function readFonts(): Promise<Buffer[]> {
  return Promise.all(
    files.map(async (name) =>
      subsetFont(await readFile(pathOf(`@larkline/tokens/fonts/${name}`)), undefined, {
        targetFormat: "sfnt",
        variationAxes: { wght: 600 },
        keepAllGlyphs: true,
      }),
    ),
  );
}

let wasmLoading: Promise<void> | undefined;

/** Loads the fonts and the rasterizer's WASM module. */
export async function createRasterizer(): Promise<Rasterizer> {
  // The WASM module can be initialized only once per process.
  wasmLoading ??= readFile(pathOf("@resvg/resvg-wasm/index_bg.wasm")).then((wasm) =>
    initWasm(wasm),
  );
  const [loaded] = await Promise.all([readFonts(), wasmLoading]);
  const options = { font: { fontBuffers: loaded, loadSystemFonts: false } };
  return {
    fonts: loaded,
    measure: (words, role, size) => {
      const escaped = words.replaceAll("&", "&amp;").replaceAll("<", "&lt;");
      // The letter spacing of `picture.ts`, relative to the font size.
      const spacing = role === "display" ? -0.035 * size : 0.035 * size;
      const drawn = new Resvg(
        `<svg xmlns="http://www.w3.org/2000/svg" width="9999" height="400"><text y="200" font-family="${fonts[role].family}" font-size="${size}" letter-spacing="${spacing}">${escaped}</text></svg>`,
        options,
      );
      const width = drawn.innerBBox()?.width;
      drawn.free();
      if (width === undefined) throw new Error(`The brand's fonts have no glyphs for "${words}".`);
      return width;
    },
    pixels: (svg, width) => {
      const drawing = new Resvg(svg, { ...options, fitTo: { mode: "width", value: width } });
      const image = drawing.render();
      const rendered = { data: image.pixels.slice(), width: image.width, height: image.height };
      image.free();
      drawing.free();
      return rendered;
    },
  };
}
