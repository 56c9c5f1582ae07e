import type { ComponentPropsWithRef, ReactNode } from "react";

import { XIcon } from "../../foundations/icon/icon.tsx";
import { Container } from "../../layout/container/container.tsx";
import { IconButton } from "../icon-button/icon-button.tsx";

export interface BannerFrameProps extends ComponentPropsWithRef<"div"> {
  /** Icon or lamp before the message. */
  mark: ReactNode;
  /** How the message is announced when it appears. */
  messageRole?: "alert" | "status" | undefined;
  /** One action after the message: a small `Button` or a `Link`. */
  action?: ReactNode;
  /** Name of the dismiss button. */
  dismissLabel: string;
  /** Called when the visitor dismisses the message. Without it there is no dismiss button. */
  onDismiss?: (() => void) | undefined;
}

/**
 * Layout shared by `Banner` and `PromoBar`: mark, message, action and dismiss button. It is not in
 * `banner.tsx`, so that `PromoBar`, which is on every page, does not load the variants of `Banner`.
 */
export function BannerFrame({
  mark,
  messageRole,
  action,
  dismissLabel,
  onDismiss,
  className = "",
  children,
  ...props
}: BannerFrameProps) {
  return (
    <div data-slot="banner" {...props} className={`border-b border-line text-ink ${className}`}>
      <Container className="flex min-h-12 items-start gap-3 py-1.5 text-small">
        {/* As high as the button beside it, so that both are centered on the same line. */}
        <span className="flex h-9 flex-none items-center">{mark}</span>
        <div className="flex min-w-0 flex-1 flex-wrap items-baseline gap-x-6 gap-y-1 max-sm:pb-1">
          <div
            role={messageRole}
            data-slot="banner-message"
            className="min-w-0 flex-[1_1_11rem] py-1.75 wrap-anywhere"
          >
            {children}
          </div>
          {action}
        </div>
        {onDismiss && (
          <IconButton
            label={dismissLabel}
            icon={<XIcon size="sm" />}
            size="sm"
            onClick={onDismiss}
            data-slot="banner-dismiss"
            className="-me-2.5"
          />
        )}
      </Container>
    </div>
  );
}
