"use client";

import type { ComponentPropsWithRef, ReactNode } from "react";

import { useLabels } from "../../foundations/labels/labels.tsx";
import type { KitLabels } from "../../foundations/labels/labels.tsx";
import { callWindowLabels } from "../../labels.ts";
import { Jack } from "../jack/jack.tsx";
import type { JackState } from "../jack/jack.tsx";
import { Lamp } from "../lamp/lamp.tsx";
import { Meter } from "../meter/meter.tsx";
import { Waveform } from "../waveform/waveform.tsx";
import { CallTalk } from "./call-talk.tsx";
import type { CallMoment } from "./call-talk.tsx";

export type { CallMoment } from "./call-talk.tsx";

export type CallWindowLabels = KitLabels["callWindow"];

export interface CallWindowProps extends Omit<ComponentPropsWithRef<"figure">, "children"> {
  /** Accessible name: "A call in progress: Dana Ruiz, 47 seconds". */
  label: string;
  /** Who is on the line. */
  caller: string;
  /** When the call came in, as shown: "2:14 AM". */
  time: string;
  /** How long the call has lasted, as shown: "00:47". */
  elapsed: string;
  /**
   * The duration for screen readers: "47 seconds".
   * @default `elapsed`
   */
  elapsedLabel?: string | undefined;
  /** What was said and done, in order. */
  transcript: readonly CallMoment[];
  /** Loudness over the length of the call, 0 to 1; see `Waveform`. */
  peaks: readonly number[];
  /**
   * Share of the waveform that was played, 0 to 1.
   * @default 1
   */
  progress?: number | undefined;
  /**
   * `live`: the lamp, the waveform and the timer's last wheel have the accent color. `ended`: none of them
   * has it.
   * @default "live"
   */
  state?: "live" | "ended" | undefined;
  /** A `Button` below the transcript, such as one that plays the call's recording. */
  action?: ReactNode;
  /** Jacks along the lower edge, in cells of equal width. A board's cords can end in them. */
  ports?: readonly JackState[] | undefined;
  /** Jacks along the upper edge, for a board whose cords come from above. */
  portsAbove?: readonly JackState[] | undefined;
  /** Labels that override the `LabelsProvider`'s. */
  labels?: Partial<CallWindowLabels> | undefined;
}

function Ports({ jacks, className }: { jacks: readonly JackState[]; className: string }) {
  return (
    <div data-slot="call-window-ports" aria-hidden="true" className={`ll-call-ports ${className}`}>
      {jacks.map((state, index) => (
        // Index keys: ports are positional.
        <Jack key={index} state={state} />
      ))}
    </div>
  );
}

/**
 * A call in progress or ended: caller, duration, waveform, and transcript with actions. Always on the
 * board's ground.
 */
export function CallWindow({
  label,
  caller,
  time,
  elapsed,
  elapsedLabel,
  transcript,
  peaks,
  progress,
  state = "live",
  action,
  ports,
  portsAbove,
  labels: labelOverrides,
  className = "",
  ...props
}: CallWindowProps) {
  const labels = useLabels("callWindow", callWindowLabels, labelOverrides);
  const live = state === "live";
  return (
    <figure
      data-slot="call-window"
      data-state={state}
      data-ground="board"
      aria-label={label}
      {...props}
      className={`ll-call-window flex flex-col rounded-panel bg-sunk text-ink forced-colors:border ${className}`}
    >
      {portsAbove && <Ports jacks={portsAbove} className="rounded-t-panel" />}
      <div className="ll-call-body">
        <div className="flex items-center gap-2.5 font-plate text-[.875rem]/[1.2] font-semibold">
          <Lamp state={live ? "on" : "off"} label={live ? labels.live : undefined} />
          {/* The margin is not on the timer, whose own direction is always left to right. */}
          <span className="me-auto min-w-0 wrap-break-word">
            {caller}, {time}
          </span>
          <Meter
            className="text-[1.125rem] [--color-meter:var(--color-page)]"
            value={elapsed}
            label={elapsedLabel}
            turning={live}
          />
        </div>
        <Waveform tone={live ? "signal" : "cord"} peaks={peaks} progress={progress} />
        <CallTalk moments={transcript} doneLabel={labels.done} className="ll-call-talk my-auto" />
        {action && <div className="mt-4">{action}</div>}
      </div>
      {ports && <Ports jacks={ports} className="rounded-b-panel" />}
    </figure>
  );
}
