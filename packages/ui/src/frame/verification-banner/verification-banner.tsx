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
import { Container } from "../../layout/container/container.tsx";

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
   * `over`: covers the top of the page, without moving it. In windows narrower than 1024 px it takes space in the
   * layout, because it would cover the headline. `inline`: takes space in every window, for pages whose first
   * lines must not be covered.
   * @default "over"
   */
  variant?: "over" | "inline" | undefined;
  /** Labels that override the `LabelsProvider`'s: the banner's, and those of its `CountdownButton`. */
  labels?: Partial<KitLabels["verificationBanner"] & CountdownButtonLabels> | undefined;
}

/** Classes of the element around the region. With `over` its zero height keeps the page from moving, from 1024 px. */
const placements = {
  over: "relative z-(--layer-under-header) lg:h-0 [@media(min-height:30rem)]:sticky [@media(min-height:30rem)]:top-(--header-height)",
  inline: "",
} as const;

/**
 * Classes of the region. It is not the element with zero height, because Playwright regards such an element as
 * hidden.
 */
const regions = {
  // Clicks beside the `Banner` reach the page; the `Banner` itself has `pointer-events-auto`.
  over: "pointer-events-none ll-verification-scroll-padding",
  inline: "bg-page",
} as const;

/**
 * Reminds the user to verify the email address. The variant `over` is placed at the header's lower edge. From
 * 1024 px on it is at the end side and covers a part of the page without moving it; in narrower windows it moves the
 * page down. In windows at least 480 px high it stays there while the page scrolls. Render the banner right after
 * the header, in the element that scrolls.
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
  const labels = useLabels<KitLabels["verificationBanner"]>(
    "verificationBanner",
    verificationBannerLabels,
    labelOverrides,
  );
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
        {/* Below 1024 px the banner has the width of the window, like the header. */}
        <Container className="max-lg:contents">
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
            className="pointer-events-auto transition-[opacity,translate] duration-small lg:ms-auto lg:w-fit lg:max-w-[50rem] lg:rounded-b-panel lg:border-x lg:shadow-float lg:*:w-auto lg:*:max-w-none lg:*:px-5 starting:-translate-y-2 starting:opacity-0"
          >
            {children}
          </Banner>
        </Container>
      </section>
    </div>
  );
}
