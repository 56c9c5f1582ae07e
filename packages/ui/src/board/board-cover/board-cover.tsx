import { cva } from "class-variance-authority";
import type { ComponentPropsWithRef } from "react";

import { cordPath, MODULE } from "../cord/cord-path.ts";
import type { Point } from "../cord/cord-path.ts";
import { drawCover } from "./cover.ts";
import type { CoverTone } from "./cover.ts";

const cover = cva("block h-auto w-full ll-mirrored rounded-panel", {
  variants: { ground: { sunk: "bg-sunk", board: "bg-page" } },
});

const line = cva("", {
  variants: {
    tone: {
      ground: "",
      edge: "stroke-edge",
      first: "stroke-cord",
      second: "stroke-cord-second",
      default: "stroke-cord",
      blue: "stroke-hue-blue",
      green: "stroke-hue-green",
      plum: "stroke-hue-plum",
    },
    ground: { sunk: "", board: "" },
  },
  compoundVariants: [
    { tone: "ground", ground: "sunk", className: "stroke-sunk" },
    { tone: "ground", ground: "board", className: "stroke-page" },
  ],
});

const sizes = {
  wide: { columns: 12, rows: 8 },
  card: { columns: 8, rows: 5 },
  square: { columns: 4, rows: 4 },
  banner: { columns: 24, rows: 7 },
  preview: { columns: 20, rows: 5 },
};

/** A path through all jacks, row by row: its zero-length dashes are drawn as jacks. */
function field(columns: number, rows: number): string {
  const run = (columns - 1) * MODULE;
  const turns = Array.from(
    { length: rows },
    (_, row) => `h${row % 2 === 0 ? run : -run}${row < rows - 1 ? `v${MODULE}` : ""}`,
  );
  // A dash exactly at the end is not drawn, so the path is slightly longer.
  return `M24 24${turns.join("")}${rows % 2 === 0 ? "h-1" : "h1"}`;
}

/** Zero-length segments: round caps draw them as discs. */
const discs = (points: readonly Point[]) =>
  points.map(({ x, y }) => `M${x * MODULE} ${y * MODULE}h0`).join("");

export interface BoardCoverProps extends Omit<ComponentPropsWithRef<"svg">, "children"> {
  /** Seed, such as an article's slug. The same seed always gives the same board. */
  seed: string;
  /**
   * `wide` is 12 by 8 modules for a featured article, `card` 8 by 5, `square` 4 by 4, `banner` 24 by 7
   * over the width of a page, `preview` 20 by 5 below the words of a link's preview.
   * @default "card"
   */
  ratio?: "wide" | "card" | "square" | "banner" | "preview" | undefined;
  /**
   * The category's color, for one cord.
   * @default "default"
   */
  tone?: "default" | "blue" | "green" | "plum" | undefined;
  /**
   * Ground: the page's recess, or the board's.
   * @default "sunk"
   */
  ground?: "sunk" | "board" | undefined;
  /** Accessible name, if no text beside it says the same. Without it it is decoration. */
  label?: string | undefined;
}

/** An article's cover: a small board generated from a seed. */
export function BoardCover({
  seed,
  ratio = "card",
  tone = "default",
  ground = "sunk",
  label,
  className,
  ...props
}: BoardCoverProps) {
  const { columns, rows } = sizes[ratio];
  const { cords, banks } = drawCover(seed, columns, rows);
  const jacks = field(columns, rows);
  const color = (cord: CoverTone) => (cord === "hue" ? tone : cord);
  const ends = (of?: CoverTone) =>
    discs(cords.filter((cord) => !of || cord.tone === of).flatMap(({ from, to }) => [from, to]));
  const tones = [...new Set(cords.map((cord) => cord.tone))];
  const under = line({ tone: "ground", ground });
  return (
    <svg
      data-slot="board-cover"
      data-ratio={ratio}
      data-ground={ground === "board" ? "board" : undefined}
      viewBox={`0 0 ${columns * MODULE} ${rows * MODULE}`}
      fill="none"
      strokeLinecap="round"
      strokeWidth={5}
      {...(label === undefined ? { "aria-hidden": true } : { role: "img", "aria-label": label })}
      {...props}
      className={cover({ ground, className })}
    >
      <g className="stroke-edge" strokeDasharray="0 48">
        <path d={jacks} strokeWidth={17.5} />
        <path className={under} d={jacks} strokeWidth={14.5} />
        <path d={jacks} strokeWidth={7} />
      </g>
      {banks.map(({ column, row, length }) => (
        <rect
          key={`${column} ${row}`}
          className="stroke-edge"
          strokeWidth={1.5}
          x={column * MODULE + 4}
          y={row * MODULE + 4}
          width={length * MODULE - 8}
          height={MODULE - 8}
          rx={8}
        />
      ))}
      {cords.map(({ from, to, sag, tone: of }) => {
        const d = cordPath("hang", from, to, sag);
        return (
          <g key={d} className={line({ tone: color(of) })}>
            <path className={under} d={d} strokeWidth={13} />
            <path d={d} />
          </g>
        );
      })}
      <path className={under} d={ends()} strokeWidth={30} />
      {tones.map((of) => (
        <path key={of} className={line({ tone: color(of) })} d={ends(of)} strokeWidth={24} />
      ))}
      <path className={under} d={ends()} strokeWidth={9} />
    </svg>
  );
}
