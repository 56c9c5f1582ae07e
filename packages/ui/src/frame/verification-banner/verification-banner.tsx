"use client";

import type { ComponentPropsWithRef, ReactNode } from "react";

import { Banner } from "../../components/banner/banner.tsx";
import { CountdownButton } from "../../components/countdown-button/countdown-button.tsx";
import type {
  CountdownButtonLabels,
  CountdownState,
} from "../../components/countdown-button/countdown-button.tsx";
import { useLabels } from "../../foundations/labels/labels.tsx";
import type { KitLabels } from "../../foundations/labels/labels.tsx";
import { verificationBannerLabels } from "../../labels.ts";

export interface VerificationBannerProps extends ComponentPropsWithRef<"section"> {
  /** What to do: "Open the link we sent to marta@harborplumbing.com." */
  children: ReactNode;
  /** Called to send the email again. */
  onResend: () => void;
  /**
   * State of sending, which the application controls: `sending` while the request is running, then `sent` for
   * 3 seconds, then `waiting` while the application counts `seconds` down from 60. After the countdown, and
   * after an error, the state is `idle`.
   * @default "idle"
   */
  state?: CountdownState | undefined;
  /**
   * Seconds until the email can be sent again, for the state `waiting`.
   * @default 0
   */
  seconds?: number | undefined;
  /** Called when the user dismisses the banner. */
  onDismiss: () => void;
  /**
   * `over`: stays below the header while the page scrolls. `inline`: scrolls away with the page. Both take space
   * in the layout, so that they do not cover the page's first lines.
   * @default "over"
   */
  variant?: "over" | "inline" | undefined;
  /** Labels that override the `LabelsProvider`'s: the banner's, and those of its `CountdownButton`. */
  labels?: Partial<KitLabels["verificationBanner"] & CountdownButtonLabels> | undefined;
}

/** Classes of the element around the region. */
const placements = {
  over: "relative z-(--layer-under-header) [@media(min-height:30rem)]:sticky [@media(min-height:30rem)]:top-(--header-height)",
  inline: "",
} as const;

/** Classes of the region. It is not the sticky element, so that `className` cannot move that one. */
const regions = { over: "ll-verification-scroll-padding", inline: "" } as const;

/**
 * Reminds the user to verify the email address. It is as wide as the window and takes space below the header. In
 * windows at least 480 px high the variant `over` stays there while the page scrolls. Render the banner right
 * after the header, in the element that scrolls.
 */
export function VerificationBanner({
  onResend,
  state = "idle",
  seconds = 0,
  onDismiss,
  variant = "over",
  labels: labelOverrides,
  className = "",
  children,
  ...props
}: VerificationBannerProps) {
  const labels = useLabels("verificationBanner", verificationBannerLabels, labelOverrides);
  return (
    <div className={placements[variant]}>
      <section
        aria-label={labels.label}
        data-slot="verification-banner"
        data-ground="page"
        data-variant={variant}
        {...props}
        className={`${regions[variant]} ${className}`}
      >
        <Banner
          variant="info"
          onDismiss={onDismiss}
          labels={{ dismiss: labels.dismiss }}
          action={
            <CountdownButton
              size="sm"
              state={state}
              seconds={seconds}
              onClick={onResend}
              {...(labelOverrides && { labels: labelOverrides })}
            >
              {labels.resend}
            </CountdownButton>
          }
          className="transition-[opacity,translate] duration-small starting:-translate-y-2 starting:opacity-0"
        >
          {children}
        </Banner>
      </section>
    </div>
  );
}
