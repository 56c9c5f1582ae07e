"use client";

import { Slot } from "@radix-ui/react-slot";
import * as Radix from "@radix-ui/react-tooltip";
import { createContext, use, useId, useState } from "react";
import type { ComponentPropsWithRef, ReactElement, ReactNode } from "react";

import { useHydrated } from "../../foundations/hydration/use-hydrated.ts";
import { useControlled } from "../../foundations/state/use-controlled.ts";
import { physicalSide } from "../top-layer/physical-side.ts";
import type { Side } from "../top-layer/physical-side.ts";
import { TriggerLayer } from "../top-layer/trigger-layer.tsx";
import { useDirection } from "../top-layer/use-direction.ts";

/** Default open delay, in milliseconds. */
const openDelayMs = 300;

/** Whether there is a surrounding `TooltipProvider`. */
const HasProviderContext = createContext(false);

export interface TooltipProviderProps {
  /**
   * Delay before the first tooltip opens, in milliseconds.
   * @default 300
   */
  delayDuration?: number | undefined;
  /**
   * Time after closing in which another tooltip opens without delay, in milliseconds.
   * @default 300
   */
  skipDelayDuration?: number | undefined;
  /** The content with tooltips, such as a toolbar or a page. */
  children: ReactNode;
}

/**
 * Shares the open delay of the tooltips inside: shortly after one has closed, another opens without delay.
 * A single tooltip does not need it.
 */
export function TooltipProvider({
  delayDuration = openDelayMs,
  skipDelayDuration = 300,
  children,
}: TooltipProviderProps) {
  return (
    <HasProviderContext value={true}>
      <Radix.Provider delayDuration={delayDuration} skipDelayDuration={skipDelayDuration}>
        {children}
      </Radix.Provider>
    </HasProviderContext>
  );
}

export interface TooltipProps extends Omit<
  ComponentPropsWithRef<"div">,
  "children" | "role" | "aria-label" | "onPointerDownOutside" | "onEscapeKeyDown"
> {
  /** The text, short and without interactive elements. */
  text: string;
  /** The trigger: one focusable element, such as a button or link. */
  children: ReactElement;
  /**
   * `description` describes the trigger for screen readers; `name` only shows the accessible name
   * that the trigger already has.
   * @default "description"
   */
  describes?: "description" | "name" | undefined;
  /**
   * The preferred side of the trigger. If there is no space, the tooltip opens on the opposite side.
   * @default "top"
   */
  side?: Side | undefined;
  /**
   * Delay before the tooltip opens, in milliseconds.
   * @default 300, or that of the surrounding `TooltipProvider`
   */
  delayDuration?: number | undefined;
  /** Whether the tooltip is open, if controlled. Use with `onOpenChange`. */
  open?: boolean | undefined;
  /**
   * Whether the tooltip is open at first, if uncontrolled.
   * @default false
   */
  defaultOpen?: boolean | undefined;
  /** Called with the new state when the tooltip opens or closes. */
  onOpenChange?: ((open: boolean) => void) | undefined;
}

/**
 * A tooltip for a button or link, shown on hover and keyboard focus. The pointer may move onto the tooltip;
 * Escape closes it. Native props go to the tooltip's element.
 *
 * Pattern: https://www.w3.org/WAI/ARIA/apg/patterns/tooltip/
 */
export function Tooltip(props: TooltipProps) {
  const hasProvider = use(HasProviderContext);
  if (hasProvider) return <SingleTooltip {...props} />;
  return (
    <Radix.Provider delayDuration={openDelayMs}>
      <SingleTooltip {...props} />
    </Radix.Provider>
  );
}

/** The tooltip and its trigger, inside a Radix provider. */
function SingleTooltip({
  text,
  children,
  describes = "description",
  side = "top",
  delayDuration,
  open: controlled,
  defaultOpen = false,
  onOpenChange,
  id,
  className = "",
  ...props
}: TooltipProps) {
  const [requestedOpen, setOpen] = useControlled(controlled, defaultOpen, onOpenChange);
  // Its position depends on measurements in the browser, so it must not be in the server's markup.
  const open = useHydrated() && requestedOpen;
  const [trigger, setTrigger] = useState<HTMLElement | null>(null);
  const dir = useDirection(open ? trigger : null);
  const generatedId = useId();
  const descriptionId = useId();
  const tooltipId = id ?? generatedId;
  const described = describes === "description";
  return (
    <Radix.Root
      open={open}
      onOpenChange={setOpen}
      {...(delayDuration !== undefined && { delayDuration })}
    >
      <Radix.Trigger
        asChild
        ref={setTrigger}
        // While the tooltip is open, Radix sets `aria-describedby`.
        aria-describedby={described && !open ? descriptionId : undefined}
        onFocus={(event) => {
          // Prevents opening when a click sets the focus, or when a dialog that was closed by a click returns
          // the focus.
          if (!event.currentTarget.matches(":focus-visible")) event.preventDefault();
        }}
      >
        {described ? children : <WithoutDescription>{children}</WithoutDescription>}
      </Radix.Trigger>
      {described && (
        // Always rendered, because the trigger is described also while the tooltip is closed.
        <span id={descriptionId} hidden>
          {text}
        </span>
      )}
      {open && trigger && (
        <TriggerLayer trigger={trigger}>
          <Radix.Content
            data-slot="tooltip"
            {...props}
            id={tooltipId}
            side={physicalSide(side, dir)}
            sideOffset={10}
            collisionPadding={8}
            className={`ll-tooltip rounded-plate bg-action px-2.25 py-1 text-fine font-medium text-on-action transition-opacity starting:opacity-0 forced-colors:border ${className}`}
          >
            {text}
          </Radix.Content>
        </TriggerLayer>
      )}
    </Radix.Root>
  );
}

/** Removes the description that Radix adds while the tooltip is open. */
function WithoutDescription(props: ComponentPropsWithRef<"button">) {
  return <Slot {...props} aria-describedby={undefined} />;
}
