/** Drawings for preview pictures, shown below the headline. */
import { caseStudies } from "@larkline/content/case-studies";
import { planCategories } from "@larkline/content/plans";
import { posts } from "@larkline/content/posts";
import { colors } from "@larkline/tokens";
import { BoardCover } from "@larkline/ui/board-cover";
import { Cord } from "@larkline/ui/cord";
import type { ReactNode } from "react";

import { topicOf } from "../../pages/blog/find.ts";
import { band } from "./picture.ts";

const { board, page } = colors.light;

/** Units of the kit's drawings per module. */
const module = 48;

/** A drawing of 20 by 5 modules, below the headline. */
function Board({ children }: { children: ReactNode }) {
  return (
    <svg {...band} viewBox={`0 0 ${20 * module} ${5 * module}`} fill="none" strokeLinecap="round">
      {children}
    </svg>
  );
}

/** Home: a live call, drawn as a cord from the caller to the agent and one on to the calendar. */
export function CallOnTheBoard() {
  return (
    <Board>
      <Cord from={{ x: 1.5, y: 0.5 }} to={{ x: 6.5, y: 1.5 }} sag={2} tone="second" />
      <Cord from={{ x: 13.5, y: 1.5 }} to={{ x: 18.5, y: 0.5 }} sag={2} tone="second" />
      <Cord from={{ x: 5.5, y: 0.5 }} to={{ x: 14.5, y: 0.5 }} sag={3.3} />
      <Cord from={{ x: 3.5, y: 1.5 }} to={{ x: 9.5, y: 0.5 }} sag={2.1} state="live" />
      <Cord from={{ x: 10.5, y: 0.5 }} to={{ x: 16.5, y: 1.5 }} sag={2.1} state="live" />
    </Board>
  );
}

/** Path data of discs at positions in modules: lines of length zero, whose round caps appear as discs. */
const discs = (places: readonly (readonly [x: number, y: number])[]) =>
  places.map(([x, y]) => `M${x * module} ${y * module}h0`).join("");

/** Number of calls that one disc represents, as on the plan cards. */
const callsPerDisc = 10;

/** Number of discs in a column. */
const rows = 5;
const columnsOf = (calls: number) => Math.ceil(calls / callsPerDisc / rows);

/** Pricing: the calls a month that the receptionist plans include, as discs. */
export function PlansOnTheBoard() {
  const plans = (planCategories[0]?.plans ?? []).flatMap(({ callsIncluded }) =>
    typeof callsIncluded === "number" ? [callsIncluded] : [],
  );
  const positions = plans.flatMap((calls, plan) => {
    // A free column before each plan.
    const from = plans.slice(0, plan).reduce((sum, each) => sum + columnsOf(each) + 1, 1);
    return Array.from(
      { length: calls / callsPerDisc },
      (_, index) => [from + Math.floor(index / rows) + 0.5, (index % rows) + 0.5] as const,
    );
  });
  const d = discs(positions);
  return (
    <Board>
      <path stroke={board.cord} strokeWidth={22} d={d} />
      <path stroke={board.page} strokeWidth={10} d={d} />
    </Board>
  );
}

/**
 * Case studies: a customer's calls of one week by hour. Calls outside the office hours of weekdays are lit.
 */
export function WeekOnTheBoard() {
  const story = caseStudies.find(({ week, officeHours }) => week && officeHours);
  const { from, to } = story?.officeHours ?? { from: 0, to: 0 };
  const hours = (story?.week ?? []).flatMap((day, row) =>
    Array.from(day, (calls, hour) => ({
      // 24 hours across 18 modules, 7 days across 4.6 modules.
      place: [(hour + 0.5) * (18 / 24) + 1, (row + 0.5) * (4.6 / 7) + 0.1] as const,
      kind: calls === "0" ? "none" : row < 5 && hour >= from && hour < to ? "office" : "after",
    })),
  );
  const discsOf = (kind: string) =>
    discs(hours.flatMap((each) => (each.kind === kind ? [each.place] : [])));
  return (
    <Board>
      <path stroke={board["jack-ghost"]} strokeWidth={5} d={discsOf("none")} />
      <path stroke={board["cord-second"]} strokeWidth={17} d={discsOf("office")} />
      <path stroke={board.cord} strokeWidth={21} d={discsOf("after")} />
      <path stroke={board.signal} strokeWidth={17} d={discsOf("after")} />
    </Board>
  );
}

/** Blog: article covers, the last one cut off. */
export function ArticlesOnTheBoard() {
  /** Width of a cover, in pixels of the picture. */
  const width = 440;
  return posts.slice(0, 3).map((post, index) => (
    <g key={post.id} transform={`translate(${60 + index * (width + 30)} 352)`}>
      <rect fill={page.sunk} width={width} height={300} rx={16} />
      <BoardCover
        seed={post.featuredImage}
        tone={topicOf(post).tone}
        width={width}
        height={(width * 5) / 8}
      />
    </g>
  ));
}
