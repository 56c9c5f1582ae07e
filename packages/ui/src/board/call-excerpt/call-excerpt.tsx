"use client";

import { useId } from "react";
import type { ComponentPropsWithRef } from "react";

import { useLabels } from "../../foundations/labels/labels.tsx";
import type { KitLabels } from "../../foundations/labels/labels.tsx";
import { callWindowLabels } from "../../labels.ts";
import { CallTalk } from "../call-window/call-talk.tsx";
import type { CallMoment } from "../call-window/call-talk.tsx";

export type { CallMoment } from "../call-window/call-talk.tsx";

export interface CallExcerptProps extends Omit<ComponentPropsWithRef<"figure">, "children"> {
  /** Caption above the call, and accessible name: "A bad line, and a customer". */
  caption: string;
  /** What is said and done, in order. */
  moments: readonly CallMoment[];
  /** Labels that override the `LabelsProvider`'s. */
  labels?: Partial<Pick<KitLabels["callWindow"], "done">> | undefined;
}

/** A few turns of a call with their actions, for use within a text. Always on the board's ground. */
export function CallExcerpt({
  caption,
  moments,
  labels: labelOverrides,
  className = "",
  ...props
}: CallExcerptProps) {
  const labels = useLabels("callWindow", callWindowLabels, labelOverrides);
  const id = useId();
  return (
    <figure
      data-slot="call-excerpt"
      data-ground="board"
      aria-labelledby={id}
      {...props}
      className={`ll-call-window flex flex-col self-stretch rounded-panel bg-page text-ink forced-colors:border ${className}`}
    >
      <figcaption
        id={id}
        className="border-b border-line px-5 pt-3 pb-2.5 font-plate text-fine/[1.3] font-semibold text-ink-muted"
      >
        {caption}
      </figcaption>
      <div className="ll-call-body">
        <CallTalk moments={moments} doneLabel={labels.done} className="ll-call-talk my-auto" />
      </div>
    </figure>
  );
}
