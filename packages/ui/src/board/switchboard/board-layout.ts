/**
 * Layout of the switchboard: jacks, leads (hairlines between a line's name and its jack) and cords, for
 * 24, 14 and 7 columns, in modules from the top left corner. CSS places the other parts on the same grid
 * (switchboard.css): the strips, which are the labels with the lines' names, and the window, which is the
 * `CallWindow` with its row of jacks, the ports.
 */
import type { CordShape, Point } from "../cord/cord-path.ts";

/**
 * `live`: an active call. `rest`: the call has ended, the cord is still plugged. `free`: no cord.
 */
export type LineState = "live" | "rest" | "free";

/** Size of a board: `phone` has 7 columns, `tablet` 14, `desktop` 24. */
export type BoardSize = "phone" | "tablet" | "desktop";

interface Line {
  readonly state: LineState;
  /** The narrowest board that shows the line; `phone` if undefined. */
  readonly from?: BoardSize | undefined;
}

/** A cord of a drawing, as props of `Cord`. Points are in modules. */
export interface PlacedCord {
  readonly from: Point;
  readonly to: Point;
  readonly shape: CordShape;
  readonly sag?: number | undefined;
  readonly state: "live" | "rest";
  readonly tone: "first" | "second";
}

/** What one drawing of the board contains. Columns, rows and points are in modules. */
export interface PlacedBoard {
  readonly columns: number;
  readonly rows: number;
  /** Jacks of the lines without a cord. */
  readonly jacks: readonly Point[];
  /** Hairlines from a strip to its jack, for jacks that are not in the module next to the strip. */
  readonly leads: readonly (readonly [Point, Point])[];
  /** Cords in drawing order: a live cord passes over those at rest. */
  readonly cords: readonly PlacedCord[];
}

/** Positions of the jacks and cords of one side. Lists are in the order of the connected lines. */
interface Side {
  /** Horizontal position of the jack next to the strip: the middle of its column. */
  readonly jack: number;
  /** Direction from the strips to the jacks: 1 to the right, -1 to the left. */
  readonly step: 1 | -1;
  /** Horizontal positions of the ports in which the cords of the connected lines end. */
  readonly ports: readonly number[];
  /** How far the cords hang below the ports, in modules. */
  readonly sags: readonly number[];
}

const sizeRank = { phone: 0, tablet: 1, desktop: 2 };
const linesOnBoard = <T extends Line>(size: BoardSize, lines: readonly T[]) =>
  lines.filter((line) => sizeRank[line.from ?? "phone"] <= sizeRank[size]);
/**
 * On boards of 7 and 14 columns the live line comes after the other lines of its bank. switchboard.css puts
 * the strips in the same order.
 */
const liveLineLast = <T extends Line>(lines: readonly T[]) => [
  ...lines.filter((line) => line.state !== "live"),
  ...lines.filter((line) => line.state === "live"),
];
/**
 * Below the window of a board of 7 columns, the free lines are the last, so that the cord of a connected line
 * does not cross them. switchboard.css puts the strips in the same order.
 */
const freeLinesLast = <T extends Line>(lines: readonly T[]) => [
  ...lines.filter((line) => line.state !== "free"),
  ...lines.filter((line) => line.state === "free"),
];

/** The parts of a drawing that belong to one side. */
interface Bank {
  jacks: Point[];
  leads: (readonly [Point, Point])[];
  cords: PlacedCord[];
}

/** Places the jacks, leads and cords of one side. `port` is the vertical position of the window's ports. */
function placeBank(lines: readonly Line[], side: Side, port: number): Bank {
  const bank: Bank = { jacks: [], leads: [], cords: [] };
  const connected = lines.filter((line) => line.state !== "free").length;
  let connectedIndex = 0;
  lines.forEach((line, row) => {
    const y = row + 0.5;
    const to = side.ports[connectedIndex];
    if (line.state === "free" || to === undefined) {
      bank.jacks.push({ x: side.jack, y });
      return;
    }
    const connectedBelow = Math.min(connected, side.ports.length) - 1 - connectedIndex;
    // Jacks of upper lines are further from the strips, so that the cords hang beside each other.
    const from = { x: side.jack + side.step * connectedBelow, y };
    if (from.x !== side.jack) bank.leads.push([{ x: side.jack - side.step / 2, y }, from]);
    bank.cords.push({
      from,
      to: { x: to, y: port },
      shape: "hang",
      sag: side.sags[connectedIndex],
      state: line.state,
      // A cord at rest in the last port has the second color, so that crossing cords are distinguishable.
      tone: line.state === "rest" && connectedIndex === side.ports.length - 1 ? "second" : "first",
    });
    connectedIndex += 1;
  });
  return bank;
}

/** Later cords are drawn over earlier ones. */
const liveCordLast = (cords: readonly PlacedCord[]) => [
  ...cords.filter((cord) => cord.state === "rest"),
  ...cords.filter((cord) => cord.state === "live"),
];

function combineBanks(columns: number, rows: number, banks: readonly Bank[]): PlacedBoard {
  return {
    columns,
    rows,
    jacks: banks.flatMap((bank) => bank.jacks),
    leads: banks.flatMap((bank) => bank.leads),
    cords: liveCordLast(banks.flatMap((bank) => bank.cords)),
  };
}

/**
 * 24 columns: banks of five lines left and right, the window between them. Below the rows of the lines are the
 * row of the window's ports and two rows for the cords.
 */
export function placeDesktop(callers: readonly Line[], destinations: readonly Line[]): PlacedBoard {
  return combineBanks(24, 8, [
    placeBank(
      linesOnBoard("desktop", callers),
      { jack: 5.5, step: 1, ports: [9.5, 10.5, 11.5], sags: [1.2, 1.8, 2.2] },
      5.5,
    ),
    placeBank(
      linesOnBoard("desktop", destinations),
      // The second and third ports are swapped, so that two cords cross visibly.
      {
        jack: 18.5,
        step: -1,
        ports: [14.5, 12.5, 13.5],
        sags: [1.1, 2.1, 1.7],
      },
      5.5,
    ),
  ]);
}

/** 14 columns: the banks above the window, the jacks at the outside, the cords beside the window. */
export function placeTablet(callers: readonly Line[], destinations: readonly Line[]): PlacedBoard {
  return combineBanks(14, 12, [
    placeBank(
      liveLineLast(linesOnBoard("tablet", callers)),
      { jack: 1.5, step: -1, ports: [5.5, 4.5], sags: [2.1, 1.5] },
      9.5,
    ),
    placeBank(
      liveLineLast(linesOnBoard("tablet", destinations)),
      { jack: 12.5, step: 1, ports: [7.5, 9.5], sags: [2.2, 1.4] },
      9.5,
    ),
  ]);
}

/**
 * 7 columns, two drawings: callers above the window, destinations below it, with short cords (`drop`).
 * There is one free row between a bank and the window's ports.
 */
export function placePhone(
  callers: readonly Line[],
  destinations: readonly Line[],
): { readonly above: PlacedBoard; readonly below: PlacedBoard } {
  const upperLines = liveLineLast(linesOnBoard("phone", callers));
  const lowerLines = freeLinesLast(liveLineLast(linesOnBoard("phone", destinations)));
  const lastUpper = upperLines.length - 1;
  const lastConnected = lowerLines.findLastIndex(({ state }) => state !== "free");
  const above: Bank = { jacks: [], leads: [], cords: [] };
  upperLines.forEach(({ state }, row) => {
    const from = { x: 6.5, y: row + 0.5 };
    // Only the last line has no other line between its jack and the window.
    if (state === "free" || row < lastUpper) above.jacks.push(from);
    else {
      const to = { x: 4.5, y: upperLines.length + 1.5 };
      above.cords.push({ from, to, shape: "drop", state, tone: "first" });
    }
  });
  const below: Bank = { jacks: [], leads: [], cords: [] };
  lowerLines.forEach(({ state }, row) => {
    const y = row + 2.5;
    // If the first line is at rest, its jack is on the start side, because the live line's cord passes on the
    // end side.
    const isOnStartSide = state === "rest" && row === 0;
    const to = { x: isOnStartSide ? 0.5 : 6.5, y };
    if (!isOnStartSide && (state === "free" || row < lastConnected)) below.jacks.push(to);
    else {
      const from = { x: isOnStartSide ? 1.5 : 4.5, y: 0.5 };
      below.cords.push({ from, to, shape: "drop", state, tone: "first" });
    }
  });
  return {
    above: combineBanks(7, upperLines.length + 2, [above]),
    below: combineBanks(7, lowerLines.length + 3, [below]),
  };
}
