import { cva } from "class-variance-authority";
import type { ComponentPropsWithRef } from "react";

import { cordPath, MODULE } from "../cord/cord-path.ts";
import type { Point } from "../cord/cord-path.ts";
import { drawCover } from "./cover.ts";
import type { CoverTone } from "./cover.ts";

const coverClasses = cva("block h-auto w-full ll-mirrored rounded-panel", {
  variants: { ground: { sunk: "bg-sunk", board: "bg-page" } },
});

const lineClasses = cva("", {
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

/** Size of the cover by `ratio`, in modules. */
const sizes = {
  wide: { columns: 12, rows: 8 },
  card: { columns: 8, rows: 5 },
  square: { columns: 4, rows: 4 },
  banner: { columns: 24, rows: 7 },
  preview: { columns: 20, rows: 5 },
};

/**
 * Path through the centers of all jacks, row by row, from the first one (half a module, 24 units, from
 * the corner). Drawn with a dash of zero length per module, whose round caps are the discs of the jacks.
 */
function jackRowsPath(columns: number, rows: number): string {
  const rowLength = (columns - 1) * MODULE;
  const rowPaths = Array.from(
    { length: rows },
    (_, row) => `h${row % 2 === 0 ? rowLength : -rowLength}${row < rows - 1 ? `v${MODULE}` : ""}`,
  );
  // A dash exactly at the end is not drawn, so the path is slightly longer.
  return `M24 24${rowPaths.join("")}${rows % 2 === 0 ? "h-1" : "h1"}`;
}

/** Path with a segment of zero length at each point, whose round caps are discs. */
const discPath = (points: readonly Point[]) =>
  points.map(({ x, y }) => `M${x * MODULE} ${y * MODULE}h0`).join("");

export interface BoardCoverProps extends Omit<ComponentPropsWithRef<"svg">, "children"> {
  /** Seed, such as an article's slug. The same seed always gives the same board. */
  seed: string;
  /**
   * `wide` is 12 by 8 modules for a featured article, `card` 8 by 5, `square` 4 by 4, `banner` 24 by 7
   * over the width of a page, `preview` 20 by 5 below the text of a link preview (Open Graph).
   * @default "card"
   */
  ratio?: "wide" | "card" | "square" | "banner" | "preview" | undefined;
  /**
   * Color of one cord: that of the article's category. `default` is the usual color of cords.
   * @default "default"
   */
  tone?: "default" | "blue" | "green" | "plum" | undefined;
  /**
   * Background: the sunk surface of the page, or the board's ground.
   * @default "sunk"
   */
  ground?: "sunk" | "board" | undefined;
  /** Accessible name. Omit it where nearby text says the same: the cover is then decorative. */
  label?: string | undefined;
}

/** The cover picture of an article: a small board with jacks and cords, generated from a seed. */
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
  const jacks = jackRowsPath(columns, rows);
  const toneOf = (coverTone: CoverTone) => (coverTone === "hue" ? tone : coverTone);
  const endsPath = (coverTone?: CoverTone) =>
    discPath(
      cords
        .filter((cord) => !coverTone || cord.tone === coverTone)
        .flatMap(({ from, to }) => [from, to]),
    );
  const tones = [...new Set(cords.map((cord) => cord.tone))];
  const groundStroke = lineClasses({ tone: "ground", ground });
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
      className={coverClasses({ ground, className })}
    >
      {/* Empty jacks as stacked discs: the ring, the area inside it, and the hole. */}
      <g className="stroke-edge" strokeDasharray="0 48">
        <path d={jacks} strokeWidth={17.5} />
        <path className={groundStroke} d={jacks} strokeWidth={14.5} />
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
      {cords.map(({ from, to, sag, tone: coverTone }) => {
        const d = cordPath("hang", from, to, sag);
        return (
          <g key={d} className={lineClasses({ tone: toneOf(coverTone) })}>
            {/* An outline in the ground's color, so that the cord appears to pass over earlier cords. */}
            <path className={groundStroke} d={d} strokeWidth={9} />
            <path d={d} />
          </g>
        );
      })}
      {/* Plugs as stacked discs: a gap around the plug, the plug, and its pin. */}
      <path className={groundStroke} d={endsPath()} strokeWidth={30} />
      {tones.map((coverTone) => (
        <path
          key={coverTone}
          className={lineClasses({ tone: toneOf(coverTone) })}
          d={endsPath(coverTone)}
          strokeWidth={24}
        />
      ))}
      <path className={groundStroke} d={endsPath()} strokeWidth={9} />
    </svg>
  );
}
