"use client";

import type { ComponentPropsWithRef, ReactNode } from "react";

import { Lamp } from "../../board/lamp/lamp.tsx";
import { BannerFrame } from "../../components/banner/banner-frame.tsx";
import { useLabels } from "../../foundations/labels/labels.tsx";
import type { KitLabels } from "../../foundations/labels/labels.tsx";
import { promoBarLabels } from "../../labels.ts";

export interface PromoBarProps extends ComponentPropsWithRef<"section"> {
  /** One sentence or two short ones. */
  children: ReactNode;
  /** A small primary `Button` that opens the chat, without a lamp, because the bar has one. */
  action: ReactNode;
  /** Called when the visitor dismisses the bar. Without `onDismiss` there is no dismiss button. */
  onDismiss?: (() => void) | undefined;
  /** Labels that override the `LabelsProvider`'s. */
  labels?: Partial<KitLabels["promoBar"]> | undefined;
}

/** The bar above the page's header: an announcement with a button that opens the chat. */
export function PromoBar({
  action,
  onDismiss,
  labels: labelOverrides,
  children,
  ...props
}: PromoBarProps) {
  const labels = useLabels("promoBar", promoBarLabels, labelOverrides);
  return (
    <section aria-label={labels.label} data-slot="promo-bar" data-ground="page" {...props}>
      <BannerFrame
        // The bar looks like a `Banner` with the variant `open`. The attribute is for styles and tests of
        // applications.
        data-variant="open"
        mark={<Lamp state="on" />}
        action={action}
        dismissLabel={labels.dismiss}
        onDismiss={onDismiss}
        className="bg-page"
      >
        {children}
      </BannerFrame>
    </section>
  );
}
