"use client";

import { useEffect, useRef, useState } from "react";
import type { ComponentPropsWithRef } from "react";

import { speechPeaks, Waveform } from "../../board/waveform/waveform.tsx";
import { useLabels } from "../../foundations/labels/labels.tsx";
import type { KitLabels } from "../../foundations/labels/labels.tsx";
import { chatIntroLabels } from "../chat-labels.ts";
import { TypedText } from "../typed-text/typed-text.tsx";

/** Durations of the intro's steps, in milliseconds. */
export interface ChatIntroTimings {
  /** The step that types the first line. */
  initializing: number;
  /** The step that shows the second line. */
  ready: number;
  /** The step in which the intro fades out. */
  leaving: number;
}

/** The timings of the specification (docs/product.md, sections 4 and 9): 1.5 s, 1.2 s, 0.8 s. */
export const chatIntroTimings: ChatIntroTimings = { initializing: 1500, ready: 1200, leaving: 800 };

type Step = keyof ChatIntroTimings | "done";

const nextStep: Record<keyof ChatIntroTimings, Step> = {
  initializing: "ready",
  ready: "leaving",
  leaving: "done",
};

/** The flat line. It has as many peaks as `speechAfterSilence`, so that both waves have the same scale. */
const silentPeaks = Array.from({ length: 86 }, () => 0);
/** 40 silent peaks, 43 of speech (the sum of `pattern`), and 3 silent ones. */
const speechAfterSilence = [
  ...silentPeaks.slice(0, 40),
  ...speechPeaks({ seed: 7, pattern: [16, 2, 9, 3, 13] }),
  ...silentPeaks.slice(0, 3),
];

export interface ChatIntroProps extends Omit<ComponentPropsWithRef<"div">, "children"> {
  /**
   * Milliseconds of each step.
   * @default 1500, 1200 and 800
   */
  timings?: ChatIntroTimings | undefined;
  /** Called when the intro is over. */
  onDone?: (() => void) | undefined;
  /** Shows this step permanently, without the others: for pictures and documentation. */
  step?: "initializing" | "ready" | undefined;
  /** Labels that override the `LabelsProvider`'s. */
  labels?: Partial<KitLabels["chatIntro"]> | undefined;
}

/**
 * The intro of the chat: a text is typed above a flat line, then the line turns into a waveform. With
 * reduced motion the texts and the line change at once, without animation.
 */
export function ChatIntro({
  timings = chatIntroTimings,
  onDone,
  step: fixedStep,
  labels: labelOverrides,
  className = "",
  ...props
}: ChatIntroProps) {
  const labels = useLabels("chatIntro", chatIntroLabels, labelOverrides);
  const [currentStep, setStep] = useState<Step>("initializing");
  const step = fixedStep ?? currentStep;

  // The application may pass a new `onDone` and new `timings` with each render. The effect below depends on
  // neither, but on the current step's duration, so that a render does not restart the step or repeat `onDone`.
  const latestOnDone = useRef(onDone);
  useEffect(() => {
    latestOnDone.current = onDone;
  });
  const duration = currentStep === "done" ? 0 : timings[currentStep];

  useEffect(() => {
    if (fixedStep !== undefined) return undefined;
    if (currentStep === "done") {
      latestOnDone.current?.();
      return undefined;
    }
    const timer = setTimeout(() => setStep(nextStep[currentStep]), duration);
    return () => clearTimeout(timer);
  }, [fixedStep, currentStep, duration]);

  if (step === "done") return null;
  const ready = step !== "initializing";
  return (
    <div
      data-slot="chat-intro"
      data-state={step}
      {...props}
      className={`flex flex-col gap-8 transition-opacity duration-intro ${step === "leaving" ? "opacity-0" : ""} ${className}`}
    >
      <output className="block font-display text-heading-2 font-semibold">
        {ready ? labels.ready : <TypedText text={labels.initializing} />}
      </output>
      <div className="grid *:col-start-1 *:row-start-1">
        <Waveform
          peaks={silentPeaks}
          progress={0}
          className={`transition-opacity duration-panel ${ready ? "opacity-0" : ""}`}
        />
        <Waveform
          peaks={speechAfterSilence}
          tone="signal"
          className={`transition-[clip-path,opacity] duration-panel ease-out [&>path]:stroke-signal-ink ${ready ? "[clip-path:inset(-4px_0)]" : "[clip-path:inset(-4px_100%_-4px_0)]"}`}
        />
      </div>
    </div>
  );
}
