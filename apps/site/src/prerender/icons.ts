/** Generates the site's icons from the logo: for tabs, for installed sites, and for iOS. */
import type { BrandColors } from "./brand-colors.ts";
import { encodePng } from "./open-graph/palette-png.ts";
import type { Rasterizer } from "./open-graph/raster.ts";

/**
 * `rounded`: with rounded corners, for tabs. `square`: the system rounds the corners. `maskable`: the system
 * may crop the icon to any shape that contains the middle 80 % (W3C, Web App Manifest, "Icon masks").
 */
export type IconShape = "rounded" | "square" | "maskable";

/** Width of the drawing in units of the logo, which is 40 wide. */
const edges: Readonly<Record<IconShape, number>> = { rounded: 48, square: 60, maskable: 72 };

/** The logo on the board's ground: two jacks and a hanging cord. */
export function iconDrawing(
  { ground, cord, signal, onSignal }: BrandColors,
  shape: IconShape,
): string {
  const edge = edges[shape];
  // Centers the logo, whose middle is at (20, 12).
  const frame = { x: 20 - edge / 2, y: 12 - edge / 2 };
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${frame.x} ${frame.y} ${edge} ${edge}">` +
    `<rect x="${frame.x}" y="${frame.y}" width="${edge}" height="${edge}"${shape === "rounded" ? ' rx="10"' : ""} fill="${ground}"/>` +
    `<path d="M6 8C7 27 33 27 34 8" fill="none" stroke="${cord}" stroke-width="4" stroke-linecap="round"/>` +
    `<circle cx="6" cy="7" r="6.5" fill="${cord}"/><circle cx="6" cy="7" r="2.25" fill="${ground}"/>` +
    `<circle cx="34" cy="7" r="6.5" fill="${signal}"/><circle cx="34" cy="7" r="2.25" fill="${onSignal}"/>` +
    "</svg>\n"
  );
}

/**
 * An ICO file with one PNG, for browsers that request `/favicon.ico`. Its header is an ICONDIR of 6 bytes and
 * one ICONDIRENTRY of 16 bytes.
 *
 * @param edge Width and height in pixels, less than 256.
 */
export function icoOf(png: Buffer, edge: number): Buffer {
  const header = Buffer.alloc(22);
  // Type 1 (icon), with one image.
  header.writeUInt16LE(1, 2);
  header.writeUInt16LE(1, 4);
  header.set([edge, edge], 6);
  // One color plane of 32 bits per pixel.
  header.writeUInt16LE(1, 10);
  header.writeUInt16LE(32, 12);
  // Length and offset of the PNG.
  header.writeUInt32LE(png.length, 14);
  header.writeUInt32LE(header.length, 18);
  return Buffer.concat([header, png]);
}

/** The PNG icons in the manifest. */
const manifestIcons = [
  { file: "icon-192.png", edge: 192, shape: "square" },
  { file: "icon-512.png", edge: 512, shape: "square" },
  { file: "icon-maskable-512.png", edge: 512, shape: "maskable" },
] as const;

interface SiteName {
  name: string;
  description: string;
  language: string;
}

/** `site.webmanifest` (https://www.w3.org/TR/appmanifest/). An installed site opens in a browser tab. */
function manifest({ name, description, language }: SiteName, { ground }: BrandColors): string {
  const icons = manifestIcons.map(({ file, edge, shape }) => ({
    src: `/${file}`,
    sizes: `${edge}x${edge}`,
    type: "image/png",
    purpose: shape === "maskable" ? "maskable" : "any",
  }));
  return `${JSON.stringify({
    name,
    short_name: name,
    description,
    lang: language,
    id: "/",
    start_url: "/",
    display: "browser",
    theme_color: ground,
    background_color: ground,
    icons: [{ src: "/favicon.svg", sizes: "any", type: "image/svg+xml" }, ...icons],
  })}\n`;
}

/** The contents of all icon files and of the manifest, by file name. */
export function iconFiles(
  colors: BrandColors,
  site: SiteName,
  { pixels }: Pick<Rasterizer, "pixels">,
): ReadonlyMap<string, string | Buffer> {
  const png = (edge: number, shape: IconShape) =>
    // At most 128 colors.
    encodePng(pixels(iconDrawing(colors, shape), edge), 128);
  return new Map<string, string | Buffer>([
    ["favicon.svg", iconDrawing(colors, "rounded")],
    ["favicon.ico", icoOf(png(32, "rounded"), 32)],
    ["apple-touch-icon.png", png(180, "square")],
    ...manifestIcons.map(({ file, edge, shape }) => [file, png(edge, shape)] as const),
    ["site.webmanifest", manifest(site, colors)],
  ]);
}
