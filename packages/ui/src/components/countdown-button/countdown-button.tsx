"use client";

import { useState } from "react";

import { fill, fillPlural } from "../../foundations/labels/fill.ts";
import type { PluralText } from "../../foundations/labels/fill.ts";
import { useLabels, useLocale } from "../../foundations/labels/labels.tsx";
import { countdownButtonLabels } from "../../labels.ts";
import { Button } from "../button/button.tsx";
import type { ButtonProps } from "../button/button.tsx";
import { cancelClick } from "../button/cancel-click.ts";

/**
 * `idle`: enabled. `sending`: a request is running. `sent`: it succeeded; shown for 3 seconds.
 * `waiting`: enabled again after `seconds`.
 */
export type CountdownState = "idle" | "sending" | "sent" | "waiting";

export interface CountdownButtonLabels {
  sending: string;
  sent: string;
  waiting: string;
  waitingAnnounced: PluralText;
  ready: string;
}

type ButtonElementProps = Extract<ButtonProps, { asChild?: false | undefined; href?: undefined }>;

export interface CountdownButtonProps extends Omit<
  ButtonElementProps,
  "loading" | "loadingLabel" | "href" | "asChild" | "children" | "lamp"
> {
  /** The label, as a verb: "Resend Email". */
  children: string;
  /**
   * The current state, controlled by the application.
   * @default "idle"
   */
  state?: CountdownState | undefined;
  /**
   * Seconds until it is enabled again, for `waiting`.
   * @default 0
   */
  seconds?: number | undefined;
  /** Labels that override the `LabelsProvider`'s. */
  labels?: Partial<CountdownButtonLabels> | undefined;
}

/**
 * A button for repeated requests with a cooldown: a mail, a code. It keeps focus and width in every
 * state. The countdown is silent; its start, the success and its end are announced.
 *
 * Pattern: https://www.w3.org/WAI/ARIA/apg/patterns/button/
 */
export function CountdownButton({
  children,
  state = "idle",
  seconds = 0,
  labels: labelOverrides,
  variant = "outline",
  onClick,
  className = "",
  ...props
}: CountdownButtonProps) {
  const labels = useLabels<CountdownButtonLabels>(
    "countdownButton",
    countdownButtonLabels,
    labelOverrides,
  );
  const locale = useLocale();
  const [previousState, setPreviousState] = useState(state);
  const [announced, setAnnounced] = useState("");
  // Announced once per state, with its first number of seconds.
  if (state !== previousState) {
    setPreviousState(state);
    setAnnounced(
      {
        idle: previousState === "waiting" ? labels.ready : "",
        sending: labels.sending,
        sent: labels.sent,
        waiting: fillPlural(labels.waitingAnnounced, seconds, locale),
      }[state],
    );
  }

  const texts = {
    idle: children,
    sending: labels.sending,
    sent: labels.sent,
    waiting: fill(labels.waiting, { seconds }, locale),
  };
  const widest = {
    ...texts,
    waiting: fill(labels.waiting, { seconds: Math.max(seconds, 60) }, locale),
  };
  const busy = state !== "idle";
  return (
    <>
      <Button
        variant={variant}
        {...props}
        data-slot="countdown-button"
        data-state={state}
        aria-disabled={busy || undefined}
        onClick={busy ? cancelClick : onClick}
        className={`ll-countdown-button ${className}`}
      >
        <span className="grid">
          <span className="col-start-1 row-start-1">{texts[state]}</span>
          {/* The other texts keep the button as wide as its widest. */}
          {Object.entries(widest).map(([name, text]) => (
            <span
              key={name}
              aria-hidden="true"
              className="invisible col-start-1 row-start-1 h-0 overflow-hidden"
            >
              {text}
            </span>
          ))}
        </span>
      </Button>
      {/* A sibling of the button, because a live region inside of a button is not announced. */}
      <output className="sr-only">{announced}</output>
    </>
  );
}
