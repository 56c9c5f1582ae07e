"use client";

import { cva } from "class-variance-authority";
import type { ComponentPropsWithRef } from "react";

import { useLabels } from "../../foundations/labels/labels.tsx";
import { Anchor } from "../../foundations/link/anchor.tsx";
import { statusLabels } from "../../labels.ts";

export type StatusLabelState = "operational" | "degraded" | "down";

/** Paths of two jacks: with a plugged cord, with a loose cord, or without a cord. */
const drawingPaths: Record<StatusLabelState, string> = {
  operational:
    "M6 6C8 20 28 20 30 6M9 6a3 3 0 1 1-6 0 3 3 0 0 1 6 0M33 6a3 3 0 1 1-6 0 3 3 0 0 1 6 0",
  degraded:
    "M6 6C7 14 12 17 19 15.5M9 6a3 3 0 1 1-6 0 3 3 0 0 1 6 0M34 6a4 4 0 1 1-8 0 4 4 0 0 1 8 0",
  down: "M10 6a4 4 0 1 1-8 0 4 4 0 0 1 8 0M34 6a4 4 0 1 1-8 0 4 4 0 0 1 8 0",
};

const drawingClasses = cva("h-4.5 w-9 flex-none ll-mirrored forced-colors:text-[CanvasText]", {
  variants: {
    state: { operational: "text-success", degraded: "text-warning", down: "text-danger" },
  },
});

export interface StatusLabelProps extends Omit<ComponentPropsWithRef<"p">, "children"> {
  /**
   * `operational`: everything works. `degraded`: some parts do not. `down`: calls are not answered.
   * @default "operational"
   */
  state?: StatusLabelState | undefined;
  /** URL of a page with more information. */
  href?: string | undefined;
  /**
   * Text of the state.
   * @default "All Systems Operational", "Some Systems Degraded" or "Systems Down"
   */
  children?: string | undefined;
}

/** The product's operational state: text, and a cord that is plugged, loose or absent. */
export function StatusLabel({
  state = "operational",
  href,
  className = "",
  children,
  ...props
}: StatusLabelProps) {
  const labels = useLabels("status", statusLabels);
  const text = children ?? labels[state];
  return (
    <p
      data-slot="status-label"
      data-state={state}
      {...props}
      className={`flex items-center gap-2.5 text-small font-medium text-ink ${className}`}
    >
      <svg viewBox="0 0 36 18" aria-hidden="true" className={drawingClasses({ state })}>
        <path
          d={drawingPaths[state]}
          fill="none"
          stroke="currentColor"
          strokeWidth="2.5"
          strokeLinecap="round"
        />
      </svg>
      {href === undefined ? (
        <span className="min-w-0">{text}</span>
      ) : (
        <Anchor
          href={href}
          className="min-w-0 rounded-plate underline decoration-edge underline-offset-4 hover:decoration-current"
        >
          {text}
        </Anchor>
      )}
    </p>
  );
}
