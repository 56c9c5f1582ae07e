"use client";

import type { ComponentPropsWithRef } from "react";

import { useLabels } from "../../foundations/labels/labels.tsx";
import type { KitLabels } from "../../foundations/labels/labels.tsx";
import { switchboardLabels } from "../../labels.ts";
import { CallWindow } from "../call-window/call-window.tsx";
import type { CallWindowProps } from "../call-window/call-window.tsx";
import { MODULE } from "../cord/cord-path.ts";
import { Cord, CordLayer } from "../cord/cord.tsx";
import { JackField } from "../jack-field/jack-field.tsx";
import { JackShape } from "../jack/jack.tsx";
import type { JackState } from "../jack/jack.tsx";
import { Lamp } from "../lamp/lamp.tsx";
import { placeDesktop, placePhone, placeTablet } from "./board-layout.ts";
import type { BoardSize, LineState, PlacedBoard } from "./board-layout.ts";

/** A caller, or a destination of calls. */
export interface SwitchboardLine {
  /** Who or what is at the end of the line: "Dana Ruiz", "Calendar". */
  name: string;
  /** What the call is about, or its result: "Burst pipe", "Thu, 7:30 AM". */
  detail: string;
  /**
   * `live`: in a call now. `rest`: the call has ended, the cord is still plugged. `free`: nothing
   * plugged in.
   */
  state: LineState;
  /**
   * The narrowest board that shows the line. A side has room for two lines on phones, three on tablets
   * (two with cords) and five on desktops (three with cords).
   * @default "phone"
   */
  from?: BoardSize | undefined;
}

export type SwitchboardLabels = KitLabels["switchboard"];

export interface SwitchboardProps extends Omit<ComponentPropsWithRef<"div">, "children"> {
  /** Who calls: at most five, at most one of them live. */
  callers: readonly SwitchboardLine[];
  /** Where calls are put through to: at most five, at most one of them live. */
  destinations: readonly SwitchboardLine[];
  /** The call that the window shows: that of the live line, or the last call. */
  call: Omit<CallWindowProps, "ports" | "portsAbove" | "className" | "style" | "ref">;
  /** Labels that override the `LabelsProvider`'s. */
  labels?: Partial<SwitchboardLabels> | undefined;
}

/** The jacks at an edge of the call window: one per module of its width. On 7 columns CSS hides the eighth. */
const EMPTY_PORTS: readonly JackState[] = Array.from({ length: 8 }, () => "empty" as const);

function Bank({
  side,
  lines,
  label,
  liveLabel,
}: {
  side: "callers" | "destinations";
  lines: readonly SwitchboardLine[];
  label: string;
  liveLabel: string;
}) {
  return (
    <ul data-slot="switchboard-bank" data-side={side} aria-label={label} className="ll-board-bank">
      {lines.map((line, index) => (
        // Index keys: two callers may have the same name, such as "Unknown".
        <li key={index} data-state={line.state} data-from={line.from} className="ll-board-line">
          <div className="ll-board-strip">
            <Lamp state={line.state === "live" ? "on" : "off"} />
            <span>
              <b>{line.name}</b> <span>{line.detail}</span>
            </span>
            {line.state === "live" && <span className="sr-only">, {liveLabel}</span>}
          </div>
        </li>
      ))}
    </ul>
  );
}

function Drawing({ board, className }: { board: PlacedBoard; className: string }) {
  return (
    <CordLayer columns={board.columns} rows={board.rows} className={className}>
      {board.leads.map(([from, to]) => (
        <g key={`${from.x} ${from.y}`} className="ll-board-lead">
          {/* The first path, wide and in the color of the ground, covers the jacks of the field. The second
              path is the lead: the hairline from the strip with the line's name to the line's jack. */}
          <path d={`M${from.x * MODULE} ${from.y * MODULE}H${to.x * MODULE}`} />
          <path d={`M${from.x * MODULE} ${from.y * MODULE}H${to.x * MODULE}`} />
        </g>
      ))}
      {board.jacks.map(({ x, y }) => (
        <JackShape key={`${x} ${y}`} transform={`translate(${x * MODULE} ${y * MODULE})`} />
      ))}
      {board.cords.map((cord) => (
        <Cord key={`${cord.from.x} ${cord.from.y}`} {...cord} />
      ))}
    </CordLayer>
  );
}

/**
 * The switchboard: callers, the current call, destinations, and cords. It spans its container
 * including the page's gutters: put it directly into a section on the board's ground. Its grid has
 * 24, 14 or 7 columns, by the container's width in rem; in a container below 19 rem, as on a phone
 * with large text, it becomes plain lists. Rendered on the server, without JavaScript.
 */
export function Switchboard({
  callers,
  destinations,
  call,
  labels: labelOverrides,
  className = "",
  ...props
}: SwitchboardProps) {
  const labels = useLabels("switchboard", switchboardLabels, labelOverrides);
  const phone = placePhone(callers, destinations);
  return (
    <div
      data-slot="switchboard"
      data-ground="board"
      {...props}
      className={`ll-switchboard bg-page text-ink ${className}`}
    >
      <div className="ll-switchboard-plane">
        {/* On phones, the rows of jacks above the call window start at the top and those below it at the bottom,
            because the window's height is not a whole number of rows. Wider boards show only the lower field. */}
        <JackField anchor="top" />
        <JackField anchor="bottom" />
        <div className="ll-switchboard-frame">
          <Bank side="callers" lines={callers} label={labels.callers} liveLabel={labels.live} />
          <CallWindow {...call} ports={EMPTY_PORTS} portsAbove={EMPTY_PORTS} />
          <Bank
            side="destinations"
            lines={destinations}
            label={labels.destinations}
            liveLabel={labels.live}
          />
          <Drawing board={placeDesktop(callers, destinations)} className="ll-board-24" />
          <Drawing board={placeTablet(callers, destinations)} className="ll-board-14" />
          <Drawing board={phone.above} className="ll-board-7 ll-board-above" />
          <Drawing board={phone.below} className="ll-board-7" />
        </div>
      </div>
    </div>
  );
}
