"use client";

import { useState } from "react";

import { fill, fillPlural } from "../../foundations/labels/fill.ts";
import { useLabels, useLocale } from "../../foundations/labels/labels.tsx";
import type { KitLabels } from "../../foundations/labels/labels.tsx";
import { countdownButtonLabels } from "../../labels.ts";
import { Button } from "../button/button.tsx";
import type { ButtonProps } from "../button/button.tsx";
import { cancelClick } from "../button/cancel-click.ts";

/**
 * `idle`: the only state that accepts clicks. `sending`: a request is running. `sent`: the request
 * succeeded; the application should end this state after about 3 seconds. `waiting`: the application counts
 * `seconds` down.
 */
export type CountdownState = "idle" | "sending" | "sent" | "waiting";

export type CountdownButtonLabels = KitLabels["countdownButton"];

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
   * In the state `waiting`: seconds until the button is enabled again.
   * @default 0
   */
  seconds?: number | undefined;
  /** Labels that override the `LabelsProvider`'s. */
  labels?: Partial<CountdownButtonLabels> | undefined;
}

/**
 * A button that repeats a request, such as for a mail or a code, after a cooldown. It keeps the focus in
 * every state, and its width if the countdown starts below 100 seconds. Sending, success, and the start
 * and end of the countdown are announced; the seconds in between are not. Nothing is announced about a request
 * that another control has sent.
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
  const labels = useLabels("countdownButton", countdownButtonLabels, labelOverrides);
  const locale = useLocale();
  const [previousState, setPreviousState] = useState(state);
  const [announced, setAnnounced] = useState("");
  /** Whether this button was pressed, or another control sent the request; undefined if neither. */
  const [sender, setSender] = useState<"this" | "other">();
  // Announces each state once, so that the seconds of the countdown are not read one by one.
  if (state !== previousState) {
    const now = state === "sending" ? (sender ?? "other") : sender;
    setPreviousState(state);
    setSender(state === "idle" ? undefined : now);
    // Of several buttons for one request only the pressed one speaks. Without the last punctuation, so that a
    // search for the button's text finds the button only.
    const spoken = {
      idle: previousState === "waiting" ? labels.ready : "",
      sending: labels.sending,
      sent: labels.sent,
      waiting: fillPlural(labels.waitingAnnounced, seconds, locale),
    };
    setAnnounced(now === "other" ? "" : spoken[state].replace(/[.!]+$/, ""));
  }

  const texts = {
    idle: children,
    sending: labels.sending,
    sent: labels.sent,
    waiting: fill(labels.waiting, { seconds }, locale),
  };
  const widestTexts = {
    ...texts,
    // Reserves two digits, so that the width stays the same during a countdown from 60.
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
        onClick={
          busy
            ? cancelClick
            : (event) => {
                setSender("this");
                onClick?.(event);
              }
        }
        className={`ll-countdown-button ${className}`}
      >
        <span className="grid">
          <span className="col-start-1 row-start-1">{texts[state]}</span>
          {/* The invisible texts keep the button as wide as its widest text. They are generated content, so that
              neither a search on the page nor a test finds them. */}
          {Object.entries(widestTexts).map(([name, text]) => (
            <span
              key={name}
              data-text={text}
              className="invisible col-start-1 row-start-1 h-0 overflow-hidden before:content-[attr(data-text)]"
            />
          ))}
        </span>
      </Button>
      {/* A sibling of the button, because a live region inside a button is not announced. */}
      <output className="sr-only">{announced}</output>
    </>
  );
}
