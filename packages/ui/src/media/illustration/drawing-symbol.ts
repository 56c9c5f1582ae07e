/**
 * Converts a drawing to an SVG symbol (https://www.w3.org/TR/SVG2/struct.html#SymbolElement) for a
 * sprite file, so that pages refer to the drawing instead of containing it. The symbol's colors are
 * custom properties, so that it follows the theme and the ground of the place where it is used.
 */
import { cordPath, MODULE } from "../../board/cord/cord-path.ts";
import { JACK } from "../../board/jack/jack-size.ts";
import type { Drawing, Place } from "./drawing.ts";

const color = (role: string) => `var(--color-${role})`;
const path = (d: string, attributes: string) => `<path d="${d}" ${attributes}/>`;
/** A stroke of the cord, which is equally thick in every size of the drawing. */
const cordStroke = (d: string, role: string, attributes: string) =>
  path(d, `vector-effect="non-scaling-stroke" stroke="${color(role)}" ${attributes}`);
const circle = ([x, y]: Place, radius: number, attributes: string) =>
  `<circle cx="${x}" cy="${y}" r="${radius}" ${attributes}/>`;

const toModules = ([x, y]: Place) => ({ x: x / MODULE, y: y / MODULE });

/** The markup of the symbol. @param id Id of the symbol in the sprite. */
export function drawingSymbol(
  id: string,
  { bodies, shades, details, jacks = [], cord: [from, to, sag] }: Drawing,
): string {
  const cordLine = cordPath("hang", toModules(from), toModules(to), sag / MODULE);
  return [
    `<symbol id="${id}" viewBox="0 0 288 192" overflow="visible" fill="none" stroke-width="1.5" stroke-linecap="round" stroke-linejoin="round">`,
    path(bodies, `fill="${color("page")}" stroke="${color("ink")}"`),
    shades ? path(shades, `fill="${color("line")}" stroke="${color("ink")}"`) : "",
    details ? path(details, `stroke="${color("ink-muted")}"`) : "",
    ...jacks.flatMap((jack) => [
      circle(jack, JACK.plate, `fill="${color("page")}" stroke="${color("edge")}"`),
      circle(jack, JACK.hole, `fill="${color("edge")}"`),
    ]),
    cordStroke(cordLine, "page", `stroke-width="9"`),
    cordStroke(cordLine, "cord", `stroke-width="5"`),
    cordStroke(cordLine, "cord-braid", `stroke-dasharray="2 6" stroke-linecap="butt"`),
    ...[from, to].flatMap((plug) => [
      circle(plug, JACK.plug, `fill="${color("cord")}" stroke="${color("page")}" stroke-width="2"`),
      circle(plug, JACK.pin, `fill="${color("page")}"`),
    ]),
    "</symbol>",
  ].join("");
}
