"use client";

import type { ComponentPropsWithRef, ReactNode } from "react";

import { Lamp } from "../../board/lamp/lamp.tsx";
import {
  CircleAlertIcon,
  CircleCheckIcon,
  InfoIcon,
  TriangleAlertIcon,
} from "../../foundations/icon/icon.tsx";
import { useLabels } from "../../foundations/labels/labels.tsx";
import type { KitLabels } from "../../foundations/labels/labels.tsx";
import { alertLabels, bannerLabels } from "../../labels.ts";
import { BannerFrame } from "./banner-frame.tsx";

export type BannerVariant = "info" | "success" | "warning" | "danger" | "connecting" | "open";

const backgrounds: Record<BannerVariant, string> = {
  info: "bg-info-tint",
  success: "bg-success-tint",
  warning: "bg-warning-tint",
  danger: "bg-danger-tint",
  connecting: "bg-sunk",
  open: "bg-page",
};

const marks: Record<BannerVariant, ReactNode> = {
  info: <InfoIcon className="text-info" />,
  success: <CircleCheckIcon className="text-success" />,
  warning: <TriangleAlertIcon className="text-warning" />,
  danger: <CircleAlertIcon className="text-danger" />,
  connecting: <Lamp state="busy" />,
  open: <Lamp state="on" />,
};

/** ARIA role of the message by `urgency`. */
const roles = { now: "alert", soon: "status", none: undefined } as const;

export interface BannerProps extends ComponentPropsWithRef<"div"> {
  /**
   * Kind of message. `connecting`: the connection is being made, the lamp blinks. `open`: it is
   * established, the lamp is lit.
   * @default "info"
   */
  variant?: BannerVariant | undefined;
  /** One or two sentences. */
  children: ReactNode;
  /** One action: a small `Button` or a `Link`. */
  action?: ReactNode;
  /** Called when the visitor dismisses the message. Without it there is no dismiss button. */
  onDismiss?: (() => void) | undefined;
  /**
   * How the message is announced when it appears: `now` interrupts, `soon` waits for a pause, `none` does
   * not announce it, for banners that are on the page from the start.
   * @default "now" for danger, "none" for open, otherwise "soon"
   */
  urgency?: "now" | "soon" | "none" | undefined;
  /**
   * Labels that override the `LabelsProvider`'s: the name of the dismiss button, and a word for
   * each variant but `open`. Screen readers read the word before the message, in place of icon and
   * color.
   */
  labels?: Partial<KitLabels["banner"] & KitLabels["alert"]> | undefined;
}

/**
 * A full-width message about the whole page, aligned with the page's columns.
 *
 * Pattern: https://www.w3.org/TR/WCAG22/#status-messages
 */
export function Banner({
  variant = "info",
  action,
  onDismiss,
  urgency = variant === "danger" ? "now" : variant === "open" ? "none" : "soon",
  labels: labelOverrides,
  className = "",
  children,
  ...props
}: BannerProps) {
  const labels = useLabels("banner", bannerLabels, labelOverrides);
  const variantLabels = useLabels("alert", alertLabels, labelOverrides);
  const variantWord =
    variant === "connecting"
      ? labels.connecting
      : variant === "open"
        ? undefined
        : variantLabels[variant];
  return (
    <BannerFrame
      data-variant={variant}
      {...props}
      mark={marks[variant]}
      messageRole={roles[urgency]}
      action={action}
      dismissLabel={labels.dismiss}
      onDismiss={onDismiss}
      className={`${backgrounds[variant]} ${className}`}
    >
      {variantWord !== undefined && <span className="sr-only">{`${variantWord}: `}</span>}
      {children}
    </BannerFrame>
  );
}
