"use client";

import type { ComponentPropsWithRef, ReactNode } from "react";

import { JackShape } from "../../board/jack/jack.tsx";
import { Lamp } from "../../board/lamp/lamp.tsx";
import { ChevronDownIcon } from "../../foundations/icon/icon.tsx";
import { useLabels } from "../../foundations/labels/labels.tsx";
import type { KitLabels } from "../../foundations/labels/labels.tsx";
import { toolCallCardLabels } from "../chat-labels.ts";

/** State of a tool call: `running`, `done` or `failed`. */
export type ToolCallState = "running" | "done" | "failed";

export interface ToolCallCardProps extends Omit<ComponentPropsWithRef<"fieldset">, "title"> {
  /**
   * What the tool does, as a verb with its object: "Compare plans for 150 calls". The card's
   * accessible name.
   */
  title: string;
  /**
   * State of the call.
   * @default "done"
   */
  state?: ToolCallState | undefined;
  /** The call's input and its sources, in a disclosure. The result itself is `children`. */
  details?: ReactNode;
  /** Why the call failed, as text. */
  problem?: string | undefined;
  /** An action for a failed call: a `Button`. */
  actions?: ReactNode;
  /** The result: a card, a table. Shown once the call is done. */
  children?: ReactNode;
  /** Labels that override the `LabelsProvider`'s. */
  labels?: Partial<KitLabels["toolCallCard"]> | undefined;
}

/**
 * A tool call of the assistant: its state, drawn as a telephone cord between two jacks, and its result.
 * The details are a native disclosure, which works without JavaScript.
 * Pattern: https://www.w3.org/WAI/ARIA/apg/patterns/disclosure/
 */
export function ToolCallCard({
  title,
  state = "done",
  details,
  problem,
  actions,
  labels: labelOverrides,
  className = "",
  children,
  ...props
}: ToolCallCardProps) {
  const labels = useLabels("toolCallCard", toolCallCardLabels, labelOverrides);
  const isDone = state === "done";
  return (
    <fieldset
      aria-label={title}
      data-slot="tool-call-card"
      data-state={state}
      {...props}
      className={`flex min-w-0 flex-col rounded-panel border border-line bg-surface font-text text-ink ${className}`}
    >
      <div className="flex flex-wrap items-center gap-x-4 gap-y-1 px-4 py-3">
        <CordDrawing state={state} />
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
      {state === "failed" && (problem || actions) && (
        <div className="flex flex-wrap items-center justify-between gap-3 border-t border-line px-4 py-3 text-fine">
          {problem && <p className="min-w-0 text-danger">{problem}</p>}
          {actions}
        </div>
      )}
      {isDone && children && (
        <div data-slot="tool-call-result" className="min-w-0 border-t border-line p-4">
          {children}
        </div>
      )}
      {details && (
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

/** The cord's path, and the center of its plug unless it is plugged in. */
const cordDrawings: Record<
  ToolCallState,
  { d: string; plug?: { cx: number; cy: number } | undefined }
> = {
  running: { d: "M13 13c8 30 50 34 70 9", plug: { cx: 83, cy: 21 } },
  done: { d: "M13 13C25 45 95 45 107 13" },
  failed: { d: "M13 13c2 18 14 22 34 22", plug: { cx: 50, cy: 35 } },
};

/**
 * The cord between two jacks. Its plug is between the jacks while the call runs, in the second jack when the
 * call is done, and has fallen down if the call failed.
 */
function CordDrawing({ state }: { state: ToolCallState }) {
  const { d, plug } = cordDrawings[state];
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
