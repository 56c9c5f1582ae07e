"use client";

import type { ComponentPropsWithRef } from "react";

import { Button } from "../../components/button/button.tsx";
import { fill } from "../../foundations/labels/fill.ts";
import { useLabels, useLocale } from "../../foundations/labels/labels.tsx";
import type { KitLabels } from "../../foundations/labels/labels.tsx";
import { connectionBannerLabels } from "../chat-labels.ts";

const grounds = { connected: "", connecting: "bg-warning-tint", error: "bg-danger-tint" };

export interface ConnectionBannerProps extends Omit<ComponentPropsWithRef<"div">, "children"> {
  /** Name of the service: "Larkline". */
  name: string;
  /**
   * `connected` shows nothing, but keeps the status region for the next announcement.
   * @default "connecting"
   */
  state?: "connected" | "connecting" | "error" | undefined;
  /** A readable error message, for the `state` `error`. */
  message?: string | null | undefined;
  /** Number of the reconnection attempt; 0 or undefined before the first. */
  attempt?: number | undefined;
  /** Maximum number of attempts. */
  attempts?: number | undefined;
  /** An additional sentence, for example that the draft is kept. */
  note?: string | undefined;
  /** Called to reconnect now. Without it there is no button. */
  onRetry?: (() => void) | undefined;
  /** Labels that override the `LabelsProvider`'s. */
  labels?: Partial<KitLabels["connectionBanner"]> | undefined;
}

/**
 * A banner above a conversation while there is no connection, with a drawing of an unplugged cord. Screen
 * readers announce only the banner's first sentence, not the number of attempts.
 *
 * Pattern: https://www.w3.org/TR/WCAG22/#status-messages
 */
export function ConnectionBanner({
  name,
  state = "connecting",
  message,
  attempt = 0,
  attempts,
  note = "",
  onRetry,
  labels: labelOverrides,
  className = "",
  ...props
}: ConnectionBannerProps) {
  const labels = useLabels("connectionBanner", connectionBannerLabels, labelOverrides);
  const locale = useLocale();
  const isShown = state !== "connected";
  const hasAttempt = attempt > 0 && attempts !== undefined;
  const text =
    state === "error" && message
      ? fill(labels.error, { message }, locale)
      : fill(labels.connecting, { name }, locale);
  return (
    <div
      data-slot="connection-banner"
      data-state={state}
      {...props}
      className={`${grounds[state]} ${className}`}
    >
      <div
        // Gets the focus when the button is removed (`moveFocusToBanner`). The focus ring is inside, because around it
        // `ChatScreen` would cut it off.
        tabIndex={-1}
        className={
          isShown
            ? "flex min-h-11 flex-wrap items-center gap-x-3 gap-y-1 border-b border-line px-4 py-2 text-small -outline-offset-4 sm:px-6"
            : "sr-only"
        }
      >
        {isShown && <UnpluggedCordDrawing />}
        <div className="flex min-w-0 flex-[1_1_10rem] flex-wrap gap-x-2">
          <output className="min-w-0 font-medium wrap-anywhere text-ink">{isShown && text}</output>
          {isShown && (hasAttempt || note) && (
            <span className="text-ink-muted">
              {/* One text, because the page's translation would keep a text beside others from changing. */}
              {`${hasAttempt ? fill(labels.attempt, { attempt, attempts }, locale) : ""} ${note}`}
            </span>
          )}
        </div>
        {isShown && onRetry && (
          <Button ref={moveFocusToBanner} variant="outline" size="sm" onClick={onRetry}>
            {labels.retry}
          </Button>
        )}
      </div>
    </div>
  );
}

/**
 * Ref callback for the button. React calls the returned function before it removes the button, for example after a
 * press, when the application begins to connect. If the button has the focus, the element around it gets the
 * focus, so that keyboard users continue there.
 */
const moveFocusToBanner = (button: HTMLButtonElement | null) => () => {
  if (button === document.activeElement) button?.parentElement?.focus();
};

/** Drawing of a cord whose plug is out of the jack. */
function UnpluggedCordDrawing() {
  return (
    <svg
      viewBox="0 0 60 16"
      aria-hidden="true"
      className="h-4 w-15 flex-none ll-mirrored overflow-visible stroke-ink"
    >
      <path d="M2 8c8 6 16 6 24 0" fill="none" strokeWidth="3" strokeLinecap="round" />
      <circle cx="27" cy="7" r="4" className="fill-ink stroke-none" />
      <circle cx="50" cy="8" r="5.5" fill="none" strokeWidth="1.5" />
      <circle cx="50" cy="8" r="2" className="fill-ink stroke-none" />
    </svg>
  );
}
