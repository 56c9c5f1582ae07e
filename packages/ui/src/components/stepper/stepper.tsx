"use client";

import type { ComponentPropsWithRef } from "react";

import { Jack } from "../../board/jack/jack.tsx";
import { useLabels } from "../../foundations/labels/labels.tsx";
import type { KitLabels } from "../../foundations/labels/labels.tsx";
import { stepperLabels } from "../../labels.ts";

export type StepperLabels = KitLabels["stepper"];

export interface StepperProps extends Omit<ComponentPropsWithRef<"ol">, "children"> {
  /** Two to five names of steps, all different: "Sign Up". */
  steps: readonly string[];
  /** Index of the current step, from 0. If it equals the number of steps, all steps are done. */
  current: number;
  /** Labels that override the `LabelsProvider`'s. */
  labels?: Partial<StepperLabels> | undefined;
}

/** Progress through several steps, as jacks connected by cords. Not interactive. */
export function Stepper({
  steps,
  current,
  labels: labelOverrides,
  className = "",
  ...props
}: StepperProps) {
  const labels = useLabels("stepper", stepperLabels, labelOverrides);
  return (
    <ol
      data-slot="stepper"
      aria-label={labels.list}
      {...props}
      className={`grid auto-cols-fr grid-flow-col text-small/[1.3] sm:text-body/[1.3] ${className}`}
    >
      {steps.map((step, index) => {
        const state = index < current ? "done" : index === current ? "current" : "ahead";
        return (
          <li
            key={step}
            data-slot="stepper-step"
            data-state={state}
            aria-current={state === "current" ? "step" : undefined}
            className={`relative flex min-w-0 flex-col items-center gap-5 px-1 text-center ${state === "current" ? "font-semibold text-ink" : state === "done" ? "font-medium text-ink" : "font-medium text-ink-muted"}`}
          >
            {index + 1 < steps.length && <CordToNext plugged={index < current} />}
            <Jack
              state={state === "done" ? "plugged" : state === "current" ? "live" : "empty"}
              className="relative"
            />
            <span className="max-w-full wrap-anywhere">
              {step}
              {state === "done" && <span className="sr-only">{`, ${labels.done}`}</span>}
            </span>
          </li>
        );
      })}
    </ol>
  );
}

/**
 * The cord from the jack of this step to the jack of the next step. Its ends are behind the jacks, which are
 * 24 px wide.
 */
function CordToNext({ plugged }: { plugged: boolean }) {
  const cordPath = "M0 1C25 20 75 20 100 1";
  return (
    <svg
      data-slot="stepper-cord"
      data-state={plugged ? "plugged" : "idle"}
      viewBox="0 0 100 20"
      preserveAspectRatio="none"
      fill="none"
      aria-hidden="true"
      className="pointer-events-none absolute start-[calc(50%+9px)] top-3.5 h-7 w-[calc(100%-18px)] overflow-visible"
    >
      <path
        d={cordPath}
        vectorEffect="non-scaling-stroke"
        className="stroke-cord-idle forced-colors:stroke-[GrayText]"
      />
      <path
        d={cordPath}
        vectorEffect="non-scaling-stroke"
        className="stroke-cord stroke-(length:--width-cord) ll-stepper-cord forced-colors:stroke-[CanvasText]"
      />
    </svg>
  );
}
