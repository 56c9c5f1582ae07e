import type { ComponentPropsWithRef } from "react";

import { MODULE } from "../../board/cord/cord-path.ts";
import { Cord } from "../../board/cord/cord.tsx";
import { JackShape } from "../../board/jack/jack.tsx";
import type { Drawing, Place } from "./drawing.ts";

export type { Drawing } from "./drawing.ts";
// Each drawing is a separate module, so that a page loads only those that it uses.
export { analytics } from "./drawings/analytics.ts";
export { automotive } from "./drawings/automotive.ts";
export { callBack } from "./drawings/call-back.ts";
export { calendar } from "./drawings/calendar.ts";
export { crm } from "./drawings/crm.ts";
export { ecommerce } from "./drawings/e-commerce.ts";
export { financialServices } from "./drawings/financial-services.ts";
export { frontDesk } from "./drawings/front-desk.ts";
export { healthcare } from "./drawings/healthcare.ts";
export { homeServices } from "./drawings/home-services.ts";
export { languages } from "./drawings/languages.ts";
export { lawFirms } from "./drawings/law-firms.ts";
export { leads } from "./drawings/leads.ts";
export { mortgage } from "./drawings/mortgage.ts";
export { realEstate } from "./drawings/real-estate.ts";
export { routing } from "./drawings/routing.ts";
export { saas } from "./drawings/saas.ts";
export { screening } from "./drawings/screening.ts";
export { stock } from "./drawings/stock.ts";
export { testDrive } from "./drawings/test-drive.ts";
export { workshop } from "./drawings/workshop.ts";

/**
 * Classes that set the background color of the drawing. Objects and jacks are filled with it, and the wide stroke
 * beneath the cord has it.
 */
const grounds = {
  page: "",
  surface: "[--color-page:var(--color-surface)] [--ll-back:initial]",
  // In a sunk section, which sets `--ll-back`, the section's color.
  sunk: "[--color-page:var(--ll-back,var(--color-sunk))]",
};

const toModules = ([x, y]: Place) => ({ x: x / MODULE, y: y / MODULE });

interface CommonProps extends Omit<ComponentPropsWithRef<"svg">, "children"> {
  /**
   * The background behind the drawing; its objects are filled with the same color. `page` also fits on the
   * board, because it is the base color of the surrounding ground.
   * @default "page"
   */
  ground?: "page" | "surface" | "sunk" | undefined;
  /** Accessible name. Omit it where nearby text says the same: the drawing is then decorative. */
  label?: string | undefined;
}

export type IllustrationProps = CommonProps &
  (
    | {
        /** The drawing: `homeServices`, `calendar` and others, exported beside this component. */
        drawing: Drawing;
        symbol?: undefined;
      }
    | {
        drawing?: undefined;
        /**
         * URL of the drawing in a sprite of the same origin: "/assets/drawings.svg#home-services".
         * Browsers cache the sprite for all pages, whereas `drawing` adds its bytes to each page.
         */
        symbol: string;
      }
  );

/** The drawing's layers: objects, shade, fine lines, empty jacks and the cord. */
function DrawingLayers({
  drawing: { bodies, shades, details, jacks = [], cord },
}: {
  drawing: Drawing;
}) {
  const [from, to, sag] = cord;
  return (
    <>
      <path className="fill-page stroke-ink" d={bodies} />
      {shades && <path className="fill-line stroke-ink" d={shades} />}
      {details && <path className="stroke-ink-muted" d={details} />}
      {jacks.map(([x, y]) => (
        <JackShape key={`${x} ${y}`} transform={`translate(${x} ${y})`} />
      ))}
      <Cord from={toModules(from)} to={toModules(to)} sag={sag / MODULE} />
    </>
  );
}

/**
 * An illustration of an industry or a feature in the style of the board: the caller's situation,
 * what the agent does, and one cord between the two. Its drawing area is 288 by 192 units (six modules by
 * four). It is as wide as its container, up to 384 px: if it were wider, its lines would be too thick beside
 * the rest of the kit. The cord is equally thick in every size.
 */
export function Illustration({
  drawing,
  symbol,
  ground = "page",
  label,
  className = "",
  ...props
}: IllustrationProps) {
  return (
    <svg
      data-slot="illustration"
      viewBox="0 0 288 192"
      {...(drawing && {
        fill: "none",
        strokeWidth: 1.5,
        strokeLinecap: "round",
        strokeLinejoin: "round",
      })}
      {...(label === undefined ? { "aria-hidden": true } : { role: "img", "aria-label": label })}
      {...props}
      className={`block h-auto w-full max-w-96 ll-mirrored overflow-visible [&_.ll-cord>path]:[vector-effect:non-scaling-stroke] ${grounds[ground]} ${className}`}
    >
      {drawing ? <DrawingLayers drawing={drawing} /> : <use href={symbol} />}
    </svg>
  );
}
