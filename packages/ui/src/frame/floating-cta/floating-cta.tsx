"use client";

import { useEffect, useId } from "react";
import type { ComponentPropsWithRef, ReactNode } from "react";

import { Cord, CordLayer } from "../../board/cord/cord.tsx";
import { IconButton } from "../../components/icon-button/icon-button.tsx";
import { XIcon } from "../../foundations/icon/icon.tsx";
import { useLabels } from "../../foundations/labels/labels.tsx";
import type { KitLabels } from "../../foundations/labels/labels.tsx";
import { floatingCtaLabels } from "../../labels.ts";

export interface FloatingCtaProps extends ComponentPropsWithRef<"section"> {
  /** Whether the call to action is shown. It slides in and out within 200 ms. */
  visible: boolean;
  /** The offer, in one short sentence. Also the accessible name. */
  children: ReactNode;
  /** The button that opens the chat: a `Button` with `lamp`. */
  action: ReactNode;
  /** Called when the visitor dismisses the call to action. Without `onDismiss` there is no dismiss button. */
  onDismiss?: (() => void) | undefined;
  /** Labels that override the `LabelsProvider`'s. */
  labels?: Partial<KitLabels["floatingCta"]> | undefined;
}

/**
 * A floating call to action: a bar at the lower edge on phones, a panel in the corner on wider
 * screens. While it is shown, the page reserves space for it, so that it covers neither a focused
 * element nor the end of the page.
 */
export function FloatingCta({
  visible,
  action,
  onDismiss,
  labels: labelOverrides,
  className = "",
  children,
  ...props
}: FloatingCtaProps) {
  const labels = useLabels("floatingCta", floatingCtaLabels, labelOverrides);
  const id = useId();
  useEffect(() => {
    if (visible) uncoverFocus();
  }, [visible]);
  return (
    <section
      aria-labelledby={id}
      data-slot="floating-cta"
      data-state={visible ? "visible" : "hidden"}
      // The board's ground contrasts with a light page. On a dark page, the border and the shadow
      // separate the panel from the content.
      data-ground="board"
      {...props}
      className={`ll-floating-cta flex items-center gap-x-4 border-line bg-page text-ink shadow-float transition-[opacity,translate,display] transition-discrete duration-small data-[state=hidden]:hidden data-[state=hidden]:translate-y-full data-[state=hidden]:opacity-0 starting:translate-y-full starting:opacity-0 ${className}`}
    >
      <CordLayer columns={2} rows={1} className="max-w-15 flex-none max-sm:hidden">
        <Cord from={{ x: 0.3, y: 0.3 }} to={{ x: 1.7, y: 0.3 }} sag={0.5} />
      </CordLayer>
      <div className="flex min-w-0 flex-1 flex-wrap items-center gap-x-5 gap-y-2">
        <p
          id={id}
          className="min-w-36 flex-1 basis-36 text-small/[1.35] font-medium text-balance wrap-anywhere"
        >
          {children}
        </p>
        {action}
      </div>
      {onDismiss && (
        <IconButton
          label={labels.dismiss}
          icon={<XIcon size="sm" />}
          size="sm"
          onClick={onDismiss}
          data-slot="floating-cta-dismiss"
          className="-mx-2"
        />
      )}
    </section>
  );
}

/**
 * Scrolls the element with the keyboard's focus above the call to action, which may have appeared over it: the scroll
 * padding applies only to later scrolls. An element that is out of view stays there.
 */
function uncoverFocus(): void {
  const focused = document.activeElement;
  if (!focused?.matches(":focus-visible")) return;
  const { top } = focused.getBoundingClientRect();
  if (top >= 0 && top < innerHeight) focused.scrollIntoView({ block: "nearest" });
}
