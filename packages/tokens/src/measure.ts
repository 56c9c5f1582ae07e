/**
 * Measures the contrast of color pairs in every theme, on the grounds where they are used: `page`, or
 * `board` (the switchboard), on which roles have other colors. The tests of the tokens, the docs and the
 * computation of a brand's palette use it.
 */
import { composite, contrast, parseHex } from "./contrast.ts";
import type { Rgba } from "./contrast.ts";
import { floors } from "./pairs.ts";
import type { Pair } from "./pairs.ts";

/** Hex values by theme, ground and role. */
export type ColorTable = Readonly<
  Record<string, Readonly<Record<string, Readonly<Record<string, string>>>>>
>;

/** The contrast of one foreground on one background, in one theme and on one ground. */
export interface Measured {
  readonly theme: string;
  readonly ground: string;
  /** What the pair is used for: its `use`. */
  readonly use: string;
  /**
   * Role with its opacity: `ink`, `on-signal at 60 %`. For a pair with `either`: all its foreground roles, of
   * which one must have the minimum ratio: `signal or lamp-ring`.
   */
  readonly foreground: string;
  /** Role; for a translucent role also the role below it: `page`, `scrim over page`. */
  readonly background: string;
  readonly ratio: number;
  /** The minimum ratio. */
  readonly required: number;
}

/**
 * Measures every pair in every theme of the table, on the grounds where the pair is used.
 *
 * @returns For each theme and ground, one row per foreground and background of a pair; with `either`, one row
 * per background.
 * @throws If a pair names an unknown role.
 */
export function measure(pairs: readonly Pair[], colors: ColorTable): readonly Measured[] {
  return Object.entries(colors).flatMap(([theme, byGround]) =>
    Object.entries(byGround).flatMap(([ground, hexes]) => {
      const colorOf = colorReader(hexes);
      return pairs
        .filter((pair) => (pair.grounds ?? ["page", "board"]).some((name) => name === ground))
        .flatMap((pair) =>
          measurePair(pair, colorOf, theme.endsWith("-contrast")).map((row) => ({
            theme,
            ground,
            use: pair.use,
            ...row,
          })),
        );
    }),
  );
}

type Row = Pick<Measured, "foreground" | "background" | "ratio" | "required">;

/**
 * Returns a function that reads a role's color; undefined for an unknown role. It parses only the colors that are
 * asked for, and each one once: computing a brand measures a few roles of a table very often.
 */
function colorReader(hexes: Readonly<Record<string, string>>): (role: string) => Rgba | undefined {
  const parsed = new Map<string, Rgba>();
  return (role) => {
    const known = parsed.get(role);
    const hex = hexes[role];
    if (known || hex === undefined) return known;
    const color = parseHex(hex);
    parsed.set(role, color);
    return color;
  };
}

function measurePair(
  pair: Pair,
  colorOf: (role: string) => Rgba | undefined,
  isContrastTheme: boolean,
): readonly Row[] {
  const color = (role: string): Rgba => {
    const found = colorOf(role);
    if (!found) throw new Error(`Pair "${pair.use}" names an unknown role: ${role}`);
    return found;
  };
  const floor = floors[pair.kind];
  const required = isContrastTheme ? floor.contrast : floor.normal;
  const backgrounds = pair.on.flatMap((on) =>
    pair.over
      ? pair.over.map((over) => ({
          name: `${on} over ${over}`,
          color: composite(color(on), color(over)),
        }))
      : [{ name: on, color: color(on) }],
  );
  const suffix = pair.opacity === undefined ? "" : ` at ${pair.opacity * 100} %`;
  const foregrounds = pair.of.map((role) => {
    const front = color(role);
    return { name: role + suffix, color: { ...front, a: front.a * (pair.opacity ?? 1) } };
  });
  return backgrounds.flatMap((background) => {
    const rows = foregrounds.map((front) => ({
      foreground: front.name,
      background: background.name,
      ratio: contrast(composite(front.color, background.color), background.color),
      required,
    }));
    if (!pair.either) return rows;
    return [
      {
        foreground: pair.of.join(" or "),
        background: background.name,
        ratio: Math.max(...rows.map((row) => row.ratio)),
        required,
      },
    ];
  });
}
