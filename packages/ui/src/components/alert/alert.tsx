"use client";

import { cva } from "class-variance-authority";
import type { ComponentPropsWithRef, ReactNode } from "react";

import {
  CircleAlertIcon,
  CircleCheckIcon,
  InfoIcon,
  TriangleAlertIcon,
} from "../../foundations/icon/icon.tsx";
import type { IconProps } from "../../foundations/icon/icon.tsx";
import { useLabels } from "../../foundations/labels/labels.tsx";
import type { KitLabels } from "../../foundations/labels/labels.tsx";
import { alertLabels } from "../../labels.ts";

type AlertVariant = "info" | "success" | "warning" | "danger";

const icons: Record<AlertVariant, (props: IconProps) => ReactNode> = {
  info: InfoIcon,
  success: CircleCheckIcon,
  warning: TriangleAlertIcon,
  danger: CircleAlertIcon,
};

/** Classes of the box. `/45` sets the border's opacity to 45 %. */
const alert = cva(
  "flex gap-3 rounded-control border-(length:--width-edge) px-4 py-3.25 font-text text-small wrap-anywhere text-ink",
  {
    variants: {
      variant: {
        info: "border-info/45 bg-info-tint",
        success: "border-success/45 bg-success-tint",
        warning: "border-warning/45 bg-warning-tint",
        danger: "border-danger/45 bg-danger-tint",
      },
    },
  },
);

const iconTone: Record<AlertVariant, string> = {
  info: "text-info",
  success: "text-success",
  warning: "text-warning",
  danger: "text-danger",
};

/** ARIA role by `urgency`. */
const roles = { now: "alert", soon: "status", none: undefined } as const;

export interface AlertProps extends Omit<ComponentPropsWithRef<"div">, "title" | "role"> {
  /**
   * Kind of message.
   * @default "info"
   */
  variant?: AlertVariant | undefined;
  /** What happened, in one sentence. */
  title?: ReactNode;
  /** Details, or what to do next. */
  children?: ReactNode;
  /** One action: a `Link` or a small `Button`. */
  action?: ReactNode;
  /**
   * How the message is announced when it appears: `now` interrupts (`role="alert"`), `soon` waits for a
   * pause (`role="status"`), `none` does not announce it, for alerts that are in the page from the
   * start.
   * @default "now" for danger, otherwise "soon"
   */
  urgency?: "now" | "soon" | "none" | undefined;
  /**
   * Labels that override the `LabelsProvider`'s: the icon's name for each variant, which screen readers
   * read before the message.
   */
  labels?: Partial<KitLabels["alert"]> | undefined;
}

/**
 * A message in the page about the content next to it.
 * Pattern: https://www.w3.org/WAI/ARIA/apg/patterns/alert/
 */
export function Alert({
  variant = "info",
  title,
  action,
  urgency = variant === "danger" ? "now" : "soon",
  labels: labelOverrides,
  className,
  children,
  ...props
}: AlertProps) {
  const labels = useLabels("alert", alertLabels, labelOverrides);
  const VariantIcon = icons[variant];
  return (
    <div
      role={roles[urgency]}
      data-slot="alert"
      data-variant={variant}
      {...props}
      className={alert({ variant, className })}
    >
      {/* The color is the element's, not the drawing's: forced colors replace only colors of elements. */}
      <span className={`flex h-[1.5em] items-center ${iconTone[variant]}`}>
        <VariantIcon label={labels[variant]} />
      </span>
      <div className="flex min-w-0 flex-1 flex-wrap items-start justify-between gap-x-6 gap-y-2">
        <div className="min-w-0 flex-[1_1_16rem]">
          {title && (
            <strong data-slot="alert-title" className="block font-semibold">
              {title}
            </strong>
          )}
          {children}
        </div>
        {action}
      </div>
    </div>
  );
}
