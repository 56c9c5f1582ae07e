import type { ComponentPropsWithRef } from "react";

import { MODULE } from "../../board/cord/cord-path.ts";
import { Cord } from "../../board/cord/cord.tsx";
import { JackShape } from "../../board/jack/jack.tsx";
import type { Drawing, Place } from "./drawing.ts";

export type { Drawing } from "./drawing.ts";
// Each in a module of its own: a page carries those that it names.
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

/** Things and the cord's casing are filled with what the drawing lies on. */
const grounds = {
  page: "",
  surface: "[--color-page:var(--color-surface)]",
  sunk: "[--color-page:var(--color-sunk)]",
};

const inModules = ([x, y]: Place) => ({ x: x / MODULE, y: y / MODULE });

interface Shown extends Omit<ComponentPropsWithRef<"svg">, "children"> {
  /**
   * What it lies on: its things are filled with it.
   * @default "page"
   */
  ground?: "page" | "surface" | "sunk" | undefined;
  /** What it shows, where no words beside it say so. Without it the drawing is decoration. */
  label?: string | undefined;
}

export type IllustrationProps = Shown &
  (
    | {
        /** What is drawn: `homeServices`, `calendar` and others, exported beside this component. */
        drawing: Drawing;
        symbol?: undefined;
      }
    | {
        drawing?: undefined;
        /**
         * Address of the drawing in a file of drawings, of the same origin:
         * "/assets/drawings.svg#home-services". One file serves all pages, where a drawing costs each
         * page its bytes.
         */
        symbol: string;
      }
  );

/** Things, their shade, fine lines, empty jacks, and the cord. */
function Scene({ drawing: { bodies, shades, details, jacks = [], cord } }: { drawing: Drawing }) {
  const [from, to, sag] = cord;
  return (
    <>
      <path className="fill-page stroke-ink" d={bodies} />
      {shades && <path className="fill-line stroke-ink" d={shades} />}
      {details && <path className="stroke-ink-muted" d={details} />}
      {jacks.map(([x, y]) => (
        <JackShape key={`${x} ${y}`} transform={`translate(${x} ${y})`} />
      ))}
      <Cord from={inModules(from)} to={inModules(to)} sag={sag / MODULE} />
    </>
  );
}

/**
 * A trade or a feature, drawn with the board's own parts: a caller's world, what gets done there, and
 * one cord between the two. Six modules by four, as wide as its box, up to 512 px: larger, its cord
 * would be a third weight.
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
      className={`block h-auto w-full max-w-128 ll-mirrored overflow-visible ${grounds[ground]} ${className}`}
    >
      {drawing ? <Scene drawing={drawing} /> : <use href={symbol} />}
    </svg>
  );
}
