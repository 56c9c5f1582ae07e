/**
 * Creates an SVG sprite of the integrations' logos, from simple-icons (CC0-1.0; the trademarks belong to
 * their owners).
 */
import { readFile } from "node:fs/promises";
import { fileURLToPath } from "node:url";

import { integrations } from "@larkline/content/integrations";
import { initWasm, Resvg } from "@resvg/resvg-wasm";
import * as icons from "simple-icons";
import { optimize } from "svgo";

import { symbolViewBox } from "../../packages/ui/src/media/logo-mark/optical-size.ts";

const bySlug = new Map(Object.values(icons).map((icon) => [icon.slug, icon]));

let started: Promise<void> | undefined;

function startRenderer(): Promise<void> {
  const wasm = fileURLToPath(import.meta.resolve("@resvg/resvg-wasm/index_bg.wasm"));
  return readFile(wasm).then((bytes) => initWasm(bytes));
}

/** Bounding box of a path. Most logos fill their square of 24 units in one direction only. */
function boundingBoxOf(path: string) {
  const drawn = new Resvg(
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24"><path d="${path}"/></svg>`,
  );
  const box = drawn.innerBBox();
  drawn.free();
  if (!box) throw new Error("A logo's path is empty.");
  return box;
}

/**
 * The same path in fewer characters, with two decimals. A logo is drawn about 24 px wide, one pixel for
 * each unit, so the rounding moves no edge by a visible amount. Pages that contain the symbols are about
 * 1 kB smaller when compressed.
 */
function shortened(path: string): string {
  const { data } = optimize(
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24"><path d="${path}"/></svg>`,
    { plugins: [{ name: "convertPathData", params: { floatPrecision: 2 } }] },
  );
  const short = / d="([^"]+)"/.exec(data)?.[1];
  if (!short) throw new Error(`SVGO returned no path: ${data}`);
  return short;
}

/** A sprite with a symbol for each integration with a logo. A symbol takes the `fill` of its `<use>`. */
export async function logoSprite(): Promise<string> {
  // The renderer can be started only once per process.
  started ??= startRenderer();
  await started;
  const symbols = integrations.flatMap(({ logo, name }) => {
    if (logo === null) return [];
    const icon = bySlug.get(logo);
    if (!icon) throw new Error(`simple-icons has no "${logo}" for ${name}: set its logo to null.`);
    return [
      `<symbol id="${logo}" viewBox="${symbolViewBox(boundingBoxOf(icon.path))}"><path d="${shortened(icon.path)}"/></symbol>`,
    ];
  });
  return `<svg xmlns="http://www.w3.org/2000/svg">\n${symbols.join("\n")}\n</svg>\n`;
}
