"use client";

import { useId } from "react";
import type { ComponentPropsWithRef } from "react";

import { useLabels } from "../../foundations/labels/labels.tsx";
import { callWindowLabels } from "../../labels.ts";
import { CallTalk } from "../call-window/call-talk.tsx";
import type { CallMoment } from "../call-window/call-talk.tsx";

export type { CallMoment } from "../call-window/call-talk.tsx";

export interface CallExcerptProps extends Omit<ComponentPropsWithRef<"figure">, "children"> {
  /** What the call shows: "A bad line, and a customer". It names the figure. */
  caption: string;
  /** What is said and done, in order. */
  moments: readonly CallMoment[];
  /** Labels that override the `LabelsProvider`'s. */
  labels?: Partial<Pick<typeof callWindowLabels, "done">> | undefined;
}

/**
 * A few sentences of a call, written out in the middle of a text: who says what, and what gets done
 * meanwhile. It lies on the board's ground wherever it stands.
 */
export function CallExcerpt({
  caption,
  moments,
  labels: given,
  className = "",
  ...props
}: CallExcerptProps) {
  const labels = useLabels("callWindow", callWindowLabels, given);
  const id = useId();
  return (
    <figure
      data-slot="call-excerpt"
      data-ground="board"
      aria-labelledby={id}
      {...props}
      className={`ll-call-window rounded-panel bg-page text-ink forced-colors:border ${className}`}
    >
      <figcaption
        id={id}
        className="border-b border-line px-5 pt-3 pb-2.5 font-plate text-fine/[1.3] font-semibold text-ink-muted"
      >
        {caption}
      </figcaption>
      <div className="ll-call-body">
        <CallTalk moments={moments} doneLabel={labels.done} className="ll-call-talk" />
      </div>
    </figure>
  );
}
