/**
 * Generates small boards from a seed, for article covers and preview pictures (`BoardCover`). Lengths
 * are in modules, the distance between two jacks. The fractions in the motifs were chosen by their look.
 */
import { cordCurves, type Point } from "../cord/cord-path.ts";
import { pointOn } from "./point-on.ts";

/** Color of a cord: `hue` is the category's color, `first` and `second` those of the board's cords. */
export type CoverTone = "hue" | "first" | "second";

/** A cord between two jacks of a cover. */
export interface CoverCord {
  /** Center of the jack in which the cord starts. */
  readonly from: Point;
  /** Center of the jack in which the cord ends. */
  readonly to: Point;
  /** How far the cord hangs below its lower end, in modules. */
  readonly sag: number;
  readonly tone: CoverTone;
}

/** A frame around neighboring jacks of a row. */
export interface CoverBank {
  /** Column of the first jack in the frame, from 0. */
  readonly column: number;
  /** Row of the jacks, from 0. */
  readonly row: number;
  /** Number of jacks in the frame. */
  readonly length: number;
}

/** What is drawn on a cover. */
export interface Cover {
  /** Jacks in a row. */
  readonly columns: number;
  /** Rows of jacks. */
  readonly rows: number;
  /** In drawing order: later cords lie above earlier ones. */
  readonly cords: readonly CoverCord[];
  readonly banks: readonly CoverBank[];
}

/**
 * A generator of deterministic random numbers: `roll` returns a number of at least 0 and less than 1. The
 * seed is hashed with FNV-1a. The numbers come from mulberry32.
 */
function createRandom(seed: string) {
  let state = 0x811c9dc5;
  for (const character of seed)
    state = Math.imul(state ^ (character.codePointAt(0) ?? 0), 0x01000193);
  const roll = () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
  /** A random whole number from `low` to `high`, both included; `low` if `high` is lower. */
  const between = (low: number, high: number) =>
    low + Math.floor(roll() * (Math.max(high, low) - low + 1));
  return { roll, between };
}

type Random = ReturnType<typeof createRandom>;
/** A cord before its tone is chosen. */
type BareCord = Omit<CoverCord, "tone">;

interface Board {
  readonly columns: number;
  readonly rows: number;
}

const jackCenter = (column: number, row: number): Point => ({ x: column + 0.5, y: row + 0.5 });

/** Mirrors the cords horizontally if `mirror` is set, so that motifs have no preferred side. */
const mirroredIf = (
  cords: readonly BareCord[],
  { columns }: Board,
  mirror: boolean,
): readonly BareCord[] =>
  mirror
    ? cords.map(({ from, to, sag }) => ({
        from: { x: columns - to.x, y: to.y },
        to: { x: columns - from.x, y: from.y },
        sag,
      }))
    : cords;

/** Motif: nested cords, each inside the next larger one. */
function nestedCords({ columns, rows }: Board, { between, roll }: Random): readonly BareCord[] {
  const span = between(Math.ceil(columns * 0.5), columns - 2);
  const start = between(0, columns - 1 - span);
  const count = between(2, Math.max(2, Math.min(4, Math.floor(span / 2))));
  const top = between(0, Math.floor(rows / 4));
  const lean = between(0, Math.floor(rows / 3));
  const maxSag = rows - 0.75 - (top + lean + 0.5);
  return Array.from({ length: count }, (_, index) => ({
    from: jackCenter(start + index, top),
    to: jackCenter(start + span - index, top + lean),
    sag: maxSag * (1 - (index * (0.62 + roll() * 0.2)) / count),
  }));
}

/** Motif: two crossing cords and a short one. */
function crossingCords({ columns, rows }: Board, { between, roll }: Random): readonly BareCord[] {
  const left = between(0, Math.floor(columns / 4));
  const right = between(Math.ceil(columns * 0.6), columns - 2);
  const middle = between(left + 1, right - 2);
  const low = between(Math.floor(rows / 2), Math.max(rows - 3, 1));
  return [
    {
      from: jackCenter(left, between(0, 1)),
      to: jackCenter(right, between(0, 2)),
      sag: rows * (0.4 + roll() * 0.3),
    },
    {
      from: jackCenter(middle, 0),
      to: jackCenter(between(middle + 2, right - 1), low),
      sag: 1 + roll() * 1.5,
    },
    {
      from: jackCenter(columns - 1, between(0, 1)),
      to: jackCenter(columns - between(2, 4), between(2, Math.max(2, rows - 3))),
      sag: 0.8 + roll(),
    },
  ];
}

/** Motif: cords from separate jacks at the top to neighboring jacks below. */
function bundledCords({ columns, rows }: Board, { between, roll }: Random): readonly BareCord[] {
  const count = between(2, Math.max(2, Math.min(4, Math.floor(columns / 3))));
  const row = between(Math.floor(rows / 3), Math.max(rows - 3, 1));
  const start = between(Math.floor(columns / 2), columns - count);
  const step = between(1, 2);
  return Array.from({ length: count }, (_, index) => ({
    from: jackCenter(start - 2 - index * step, between(0, Math.max(0, row - 1))),
    to: jackCenter(start + index, row),
    sag: 0.8 + index * (0.35 + roll() * 0.3),
  }));
}

/** Motif: the same cord repeated with an offset. */
function repeatedCords({ columns, rows }: Board, { between, roll }: Random): readonly BareCord[] {
  const span = between(2, Math.max(2, Math.floor(columns / 2)));
  const count = between(2, Math.max(2, Math.min(4, columns - span - 1)));
  const drop = between(0, 1);
  const start = between(0, Math.max(0, columns - span - count));
  const sag = 1 + roll() * (rows - 3 - drop * count);
  return Array.from({ length: count }, (_, index) => ({
    from: jackCenter(start + index, drop * index),
    to: jackCenter(start + span + index, drop * index + (count > 3 ? 0 : 1)),
    sag,
  }));
}

/** Motif: one long cord with short ones below. */
function longCordOverShort(
  { columns, rows }: Board,
  { between, roll }: Random,
): readonly BareCord[] {
  const from = jackCenter(0, between(0, 1));
  const to = jackCenter(columns - 1 - between(0, 1), between(0, Math.floor(rows / 2)));
  const short = (column: number): BareCord => ({
    from: jackCenter(column, between(0, 1)),
    to: jackCenter(column + between(2, 3), between(0, Math.max(1, Math.floor(rows / 3)))),
    sag: 0.7 + roll() * 1.3,
  });
  const long = { from, to, sag: rows - 0.75 - Math.max(from.y, to.y) };
  const third = Math.floor(columns / 3);
  return [long, short(between(1, third)), short(between(third + 2, 2 * third))];
}

/** Motif: cords with random ends, two to eight columns apart. */
function randomCords({ columns, rows }: Board, { between, roll }: Random): readonly BareCord[] {
  const low = Math.max(1, Math.floor(rows * 0.6));
  return Array.from({ length: 7 }, () => {
    const start = between(0, columns - 3);
    return {
      from: jackCenter(start, between(0, low - 1)),
      to: jackCenter(between(start + 2, Math.min(columns - 1, start + 8)), between(0, low)),
      sag: 0.7 + roll() * (rows / 2 - 0.7),
    };
  });
}

const motifs = [
  nestedCords,
  crossingCords,
  bundledCords,
  repeatedCords,
  longCordOverShort,
  randomCords,
];
/** Motifs that fit on small boards; random cords are three times as likely. */
const smallBoardMotifs = [nestedCords, randomCords, randomCords, randomCords];

/** Minimum distance of a cord to the lower edge, in modules. */
const MIN_EDGE_DISTANCE = 0.42;
/** Minimum distance of a cord to other cords' plugs, in modules. */
const MIN_PLUG_DISTANCE = 0.55;

/** Parameters of the points on a curve at which distances are measured. */
const curveSteps = Array.from({ length: 25 }, (_, index) => index / 24);
const pointsOfCord = ({ from, to, sag }: BareCord) =>
  cordCurves("hang", from, to, sag).flatMap((curve) => curveSteps.map((t) => pointOn(curve, t)));
const distance = (a: Point, b: Point) => Math.hypot(a.x - b.x, a.y - b.y);

const keepsDistance = (plugs: readonly Point[], points: readonly Point[]) =>
  plugs.every((plug) => points.every((point) => distance(plug, point) > MIN_PLUG_DISTANCE));

/** Whether a cord is on the board, long and slack enough, and no plug is close to another cord. */
function canAdd(cord: BareCord, others: readonly BareCord[], { columns, rows }: Board): boolean {
  const { from, to, sag } = cord;
  const ends = [from, to];
  const isOnBoard = ends.every(({ x, y }) => x > 0 && x < columns && y > 0 && y < rows);
  if (!isOnBoard || sag < 0.6 || Math.abs(from.x - to.x) < 1) return false;
  if (Math.max(from.y, to.y) + sag > rows - MIN_EDGE_DISTANCE) return false;
  return others.every(
    (other) =>
      keepsDistance([other.from, other.to], pointsOfCord(cord)) &&
      keepsDistance(ends, pointsOfCord(other)),
  );
}

/** Selects cords that do not collide; earlier ones have priority. */
function withoutCollisions(cords: readonly BareCord[], board: Board): readonly BareCord[] {
  const accepted: BareCord[] = [];
  for (const cord of cords) if (canAdd(cord, accepted, board)) accepted.push(cord);
  return accepted;
}

/** Whether a drawing fills its board: at least half of the width, and down into the lowest third. */
function fillsBoard(cords: readonly BareCord[], { columns, rows }: Board): boolean {
  const across = cords.flatMap(({ from, to }) => [from.x, to.x]);
  const lowest = Math.max(...cords.map(({ from, to, sag }) => Math.max(from.y, to.y) + sag));
  return Math.max(...across) - Math.min(...across) >= columns * 0.5 && lowest >= rows * 0.66;
}

/**
 * Frames around neighboring plugs of a row. At random, a frame also includes the free jack to the left of the
 * plugs, the one to the right, or both. A jack is in one frame at most.
 */
function framesAround(cords: readonly BareCord[], { columns, rows }: Board, { between }: Random) {
  const plugs = new Set(cords.flatMap(({ from, to }) => [from, to]).map(({ x, y }) => `${x} ${y}`));
  const plugged = (column: number, row: number) => plugs.has(`${column + 0.5} ${row + 0.5}`);
  const banks: CoverBank[] = [];
  for (let row = 0; row < rows; row += 1) {
    let length = 0;
    let end = 0;
    for (let column = 0; column <= columns; column += 1) {
      if (column < columns && plugged(column, row)) length += 1;
      else {
        if (length > 1) {
          const left = column > length ? between(0, 1) : 0;
          const right = column < columns ? between(0, 1) : 0;
          const start = Math.max(column - length - left, end);
          end = column + right;
          banks.push({ column: start, row, length: end - start });
        }
        length = 0;
      }
    }
  }
  return banks;
}

/**
 * Generates the cover of a seed; the same seed always gives the same cover.
 *
 * @param seed Any text, such as an article's slug.
 * @param columns Jacks in a row, at least 3.
 * @param rows Rows of jacks, at least 3.
 */
export function drawCover(seed: string, columns: number, rows: number): Cover {
  const board = { columns, rows };
  const random = createRandom(seed);
  const small = columns < 6;
  const wantedCords = small ? random.between(1, 3) : random.between(3, 4);
  const maxCords = small ? wantedCords : columns > 8 ? 5 : 4;
  const candidates = small ? smallBoardMotifs : motifs;
  let best: readonly BareCord[] = [];
  // Tries at most 32 motifs, because cords may collide or leave the board too empty.
  for (let attempt = 0; attempt < 32 && best.length < wantedCords; attempt += 1) {
    const motif = candidates[random.between(0, candidates.length - 1)] ?? randomCords;
    const proposed = mirroredIf(motif(board, random), board, random.roll() < 0.5);
    const cords = withoutCollisions(proposed, board).slice(0, maxCords);
    if (cords.length > best.length && fillsBoard(cords, board)) best = cords;
  }
  if (best.length === 0)
    best = [{ from: jackCenter(0, 0), to: jackCenter(columns - 1, 0), sag: rows - 1.25 }];
  const hueIndex = random.between(0, best.length - 1);
  return {
    columns,
    rows,
    cords: best.map((cord, index) => ({
      ...cord,
      tone: index === hueIndex ? "hue" : (index + hueIndex) % 3 === 2 ? "second" : "first",
    })),
    banks: framesAround(best, board, random),
  };
}
