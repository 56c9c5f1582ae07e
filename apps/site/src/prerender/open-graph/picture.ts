/**
 * A page's preview picture (The Open Graph protocol, `og:image`): logo, headline, a plate with the page's name,
 * and a drawing, as SVG in the colors of the light theme. Drawings below the headline have modules of 60
 * pixels, a twentieth of the width.
 */
import { colors, fonts } from "@larkline/tokens";

import { escapeHtml } from "../escape-html.ts";
import type { HeadlineArea, Lettering, PictureWords } from "./headline.ts";

/** Size in pixels, with a ratio of 1.91 to 1, which link previews use. */
export const pictureSize = { width: 1200, height: 630 } as const;

/** Position of a drawing over the full width, below the headline. */
export const band = { x: 0, y: 334, width: 1200, height: 300 } as const;

/** The pale panel at the right, six modules of 80 pixels wide, and the position of its illustration. */
export const panel = {
  x: 720,
  module: 80,
  drawing: { x: 720, y: 155, width: 480, height: 320, overflow: "visible" },
} as const;

/** The drawing beside or below the text. */
export interface PictureFigure {
  /** Ground of the drawing, which selects its colors. Behind the texts the ground is always the board's. */
  ground: "board" | "page";
  /** Whether the drawing is on a pale panel beside the text, instead of below it. */
  beside?: boolean;
  /** Whether empty jacks are drawn behind the drawing, because it has none itself. */
  field?: boolean;
  /** Markup of the drawing, with the kit's class names. */
  svg: string;
}

/** Distance of the texts from the edges, in pixels. */
const margin = 60;

/** The headline's area beside or above a drawing. */
export function headlineRoom({ beside }: PictureFigure): HeadlineArea {
  return beside
    ? { width: panel.x - margin - 36, height: 356, lines: 4 }
    : { width: pictureSize.width - 2 * margin, height: 186, lines: 2 };
}

const { board, page } = colors.light;

type Roles = typeof board | typeof page;
/** Columns and rows, or x and y. */
type Pair = readonly [number, number];

/** CSS for the kit's classes that occur in the drawings. */
function styles(roles: Roles): string {
  const paint = (property: "fill" | "stroke", names: readonly (keyof typeof roles)[]) =>
    names.map((role) => `.${property}-${role}{${property}:${roles[role]}}`).join("");
  return [
    paint("fill", ["page", "line"]),
    paint("stroke", ["page", "sunk", "ink", "ink-muted", "cord", "cord-second"]),
    paint("stroke", ["hue-blue", "hue-green", "hue-plum"]),
    // On the board, empty jacks get little contrast, because at this size they would distract from the text.
    `.stroke-edge{stroke:${roles === board ? roles["jack-ghost"] : roles.edge}}`,
    `.ll-jack>circle{fill:${roles.edge}}`,
    `.ll-jack>circle:first-child{fill:${roles.page};stroke:${roles.edge};stroke-width:1.5}`,
    `.ll-cord>path{fill:none;stroke:${roles.cord};stroke-width:5;stroke-linecap:round}`,
    `.ll-cord[data-tone="second"]>path{stroke:${roles["cord-second"]}}`,
    `.ll-cord[data-state="live"]>path{stroke:${roles.signal}}`,
    `.ll-cord[data-state]>.ll-cord-casing{stroke:${roles.page};stroke-width:9}`,
    `.ll-cord[data-state]>.ll-cord-braid{stroke:${roles.page};stroke-opacity:.5;stroke-width:1.5;stroke-dasharray:2 6;stroke-linecap:butt}`,
    `.ll-cord[data-state="live"]>.ll-cord-braid{stroke:${roles["on-signal"]};stroke-opacity:.7}`,
    `.ll-cord>.ll-jack>circle{fill:${roles.page}}`,
    `.ll-cord>.ll-jack>circle:first-child{fill:${roles.cord};stroke:${roles.page};stroke-width:2}`,
    `.ll-cord[data-tone="second"]>.ll-jack>circle:first-child{fill:${roles["cord-second"]}}`,
    `.ll-cord[data-state="live"]>.ll-jack>circle{fill:${roles["on-signal"]}}`,
    `.ll-cord[data-state="live"]>.ll-jack>circle:first-child{fill:${roles.signal};stroke:${roles["lamp-ring"]}}`,
  ].join("");
}

/** The logo: two jacks and a hanging cord, 40 by 24 units. */
const mark = (ground: string, ink: string) =>
  `<path d="M6 7C7 16 11 22 20 22S33 16 34 7" fill="none" stroke="${ink}" stroke-width="3.5" stroke-linecap="round"/>` +
  `<circle cx="6" cy="7" r="6" fill="${ink}"/><circle cx="6" cy="7" r="2" fill="${ground}"/>` +
  `<circle cx="34" cy="7" r="6" fill="${board.signal}"/><circle cx="34" cy="7" r="2" fill="${board["on-signal"]}"/>`;

/** Empty jacks: `columns` by `rows`, `pitch` apart, starting at (`x`, `y`). */
function jacks(roles: Roles, [columns, rows]: Pair, pitch: number, [x, y]: Pair): string {
  const d = Array.from(
    { length: columns * rows },
    (_, index) => `M${x + (index % columns) * pitch} ${y + Math.floor(index / columns) * pitch}h0`,
  ).join("");
  /**
   * A disc at each jack, drawn as a line of length zero whose round caps form the disc. `width` is the
   * diameter at a pitch of 48.
   */
  const discs = (color: string, width: number) =>
    `<path d="${d}" fill="none" stroke="${color}" stroke-width="${(width * pitch) / 48}" stroke-linecap="round"/>`;
  const color = roles["jack-ghost"];
  // A ring with a hole in its middle.
  return discs(color, 17.5) + discs(roles.page, 14.5) + discs(color, 7);
}

/** A line of text; `y` is its baseline. */
const text = (x: number, y: number, size: number, attributes: string, words: string) =>
  `<text x="${x}" y="${y}" font-size="${size}" ${attributes}>${escapeHtml(words)}</text>`;

/** Line height relative to the font size. */
export const leading = 0.98;

/**
 * Renders the picture as SVG. The SVG names the font families of headings and plates, but no weight:
 * `raster.ts` provides both fonts only at weight 600.
 */
export function pictureOf(
  figure: PictureFigure,
  words: PictureWords,
  { lines, size, plateWidth }: Lettering,
): string {
  const height = size * leading;
  const block = height * lines.length;
  // The headline is centered between these positions: below the logo and above the plate or the drawing.
  const room = figure.beside ? { top: 150, bottom: 506 } : { top: 118, bottom: 334 };
  // Centers the capitals, whose height is about 0.7 of the font size, instead of the line box.
  const top = (room.top + room.bottom - block) / 2 + size * 0.77;
  const headline = lines.map((line, index) =>
    text(
      // Subtracts the empty space at the left of the first glyph, so that the headline is aligned with the
      // logo.
      margin - size * 0.05,
      top + index * height,
      size,
      `font-family="${fonts.display.family}" letter-spacing="${-0.035 * size}" fill="${board.ink}"`,
      line,
    ),
  );
  const plate = figure.beside
    ? { x: margin, y: 534 }
    : { x: pictureSize.width - margin - plateWidth - 36, y: 50 };
  // The distance from a module's edge to its middle, where its jack is.
  const halfModule = panel.module / 2;
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${pictureSize.width} ${pictureSize.height}">`,
    `<style>${styles(figure.ground === "board" ? board : page)}</style>`,
    `<rect width="1200" height="630" fill="${board.page}"/>`,
    figure.beside ? `<path d="M${panel.x} 0H1200V630H${panel.x}z" fill="${page.page}"/>` : "",
    figure.beside ? jacks(page, [6, 2], panel.module, [panel.x + halfModule, 35]) : "",
    figure.beside ? jacks(page, [6, 2], panel.module, [panel.x + halfModule, 515]) : "",
    figure.field ? jacks(board, [20, 5], 60, [band.x + 30, band.y + 30]) : "",
    figure.svg,
    `<g transform="translate(${margin} 50) scale(1.75)">${mark(board.page, board.ink)}</g>`,
    text(
      margin + 90,
      85,
      42,
      `font-family="${fonts.display.family}" letter-spacing="-1.47" fill="${board.ink}"`,
      words.brand,
    ),
    `<rect x="${plate.x}" y="${plate.y}" width="${plateWidth + 36}" height="46" rx="6" fill="${board.sunk}"/>`,
    text(
      plate.x + 18,
      plate.y + 31,
      23,
      `font-family="${fonts.plate.family}" letter-spacing="0.8" fill="${board.ink}"`,
      words.plate,
    ),
    ...headline,
    "</svg>",
  ].join("");
}
