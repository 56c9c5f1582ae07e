"use client";

import type { ComponentPropsWithRef, ReactNode } from "react";

import { JackShape } from "../../board/jack/jack.tsx";
import { Lamp } from "../../board/lamp/lamp.tsx";
import { ChevronDownIcon } from "../../foundations/icon/icon.tsx";
import { useLabels } from "../../foundations/labels/labels.tsx";
import { toolCallCardLabels } from "../chat-labels.ts";

/** How a call stands: `running`, `done` or `failed`. */
export type ToolCallState = "running" | "done" | "failed";

export interface ToolCallCardProps extends Omit<ComponentPropsWithRef<"fieldset">, "title"> {
  /** What is done, as a verb with its object: "Compare plans for 150 calls". It names the card. */
  title: string;
  /**
   * How it stands.
   * @default "done"
   */
  state?: ToolCallState | undefined;
  /** What was asked and found, in a part that opens on request. */
  details?: ReactNode;
  /** Why it failed, in words. */
  problem?: string | undefined;
  /** A way on for a call that failed: a `Button`. */
  actions?: ReactNode;
  /** What came of it: a card, a table. Shown once it is done. */
  children?: ReactNode;
  labels?: Partial<typeof toolCallCardLabels> | undefined;
}

/**
 * Something that the assistant did for its answer: a cord to the place where it looked, and what came
 * of it. The details are the native disclosure, so that they open without script.
 * Pattern: https://www.w3.org/WAI/ARIA/apg/patterns/disclosure/
 */
export function ToolCallCard({
  title,
  state = "done",
  details,
  problem,
  actions,
  labels: given,
  className = "",
  children,
  ...props
}: ToolCallCardProps) {
  const labels = useLabels("toolCallCard", toolCallCardLabels, given);
  const done = state === "done";
  return (
    <fieldset
      aria-label={title}
      data-slot="tool-call-card"
      data-state={state}
      {...props}
      className={`flex min-w-0 flex-col rounded-panel border border-line bg-surface font-text text-ink ${className}`}
    >
      <div className="flex flex-wrap items-center gap-x-4 gap-y-1 px-4 py-3">
        <Line state={state} />
        <p className="min-w-0 flex-[1_1_6rem] text-small/[1.35] font-semibold wrap-anywhere">
          {title}
        </p>
        <p
          className={`flex items-center gap-2 font-plate text-plate font-medium ${state === "failed" ? "text-danger" : "text-ink-muted"}`}
        >
          {state === "running" && <Lamp state="busy" />}
          {labels[state]}
        </p>
      </div>
      {state === "failed" && (problem !== undefined || actions !== undefined) && (
        <div className="flex flex-wrap items-center justify-between gap-3 border-t border-line px-4 py-3 text-fine">
          {problem !== undefined && <p className="min-w-0 text-danger">{problem}</p>}
          {actions}
        </div>
      )}
      {done && children !== undefined && (
        <div data-slot="tool-call-result" className="min-w-0 border-t border-line p-4">
          {children}
        </div>
      )}
      {details !== undefined && (
        <details className="group/details border-t border-line">
          <summary className="flex min-h-11 cursor-pointer list-none items-center gap-2 rounded-b-panel px-4 text-fine font-medium text-ink-muted hover:text-ink [&::-webkit-details-marker]:hidden">
            {labels.details}
            <ChevronDownIcon className="transition-transform group-open/details:rotate-180" />
          </summary>
          <div data-slot="tool-call-details" className="min-w-0 px-4 pb-4 text-fine">
            {details}
          </div>
        </details>
      )}
    </fieldset>
  );
}

const cords: Record<ToolCallState, { d: string; plug?: { cx: number; cy: number } | undefined }> = {
  running: { d: "M13 13c8 30 50 34 70 9", plug: { cx: 83, cy: 21 } },
  done: { d: "M13 13C25 45 95 45 107 13" },
  failed: { d: "M13 13c2 18 14 22 34 22", plug: { cx: 50, cy: 35 } },
};

/** The cord hangs between two jacks; while the call runs its plug is on its way, failed it has fallen. */
function Line({ state }: { state: ToolCallState }) {
  const { d, plug } = cords[state];
  return (
    <svg
      viewBox="0 0 120 40"
      aria-hidden="true"
      className="h-5 w-15 flex-none ll-mirrored overflow-visible"
    >
      <path d={d} className="ll-cord-body" />
      {plug && <circle {...plug} r="7.5" className="fill-cord" />}
      <JackShape state="plugged" transform="translate(13 13)" />
      <JackShape state={plug ? "empty" : "plugged"} transform="translate(107 13)" />
    </svg>
  );
}
