"use client";

import * as Radix from "@radix-ui/react-popover";
import { Slot } from "@radix-ui/react-slot";
import { createContext, use, useState } from "react";
import type { ComponentPropsWithRef, ReactNode } from "react";

import { useHydrated } from "../../foundations/hydration/use-hydrated.ts";
import { useControlled } from "../../foundations/state/use-controlled.ts";
import { ghostButtonClasses } from "../button/ghost-button-classes.ts";
import { closeIfUnhandled } from "../top-layer/close-if-unhandled.ts";
import { physicalSide } from "../top-layer/physical-side.ts";
import type { Side } from "../top-layer/physical-side.ts";
import { TriggerLayer } from "../top-layer/trigger-layer.tsx";
import { useDirection } from "../top-layer/use-direction.ts";

interface PopoverState {
  open: boolean;
  setOpen: (open: boolean) => void;
  trigger: HTMLElement | null;
  setTrigger: (trigger: HTMLElement | null) => void;
}

const PopoverContext = createContext<PopoverState | undefined>(undefined);

function usePopover(part: string): PopoverState {
  const popover = use(PopoverContext);
  if (!popover) throw new Error(`<${part}> must be inside a <Popover>.`);
  return popover;
}

export interface PopoverProps {
  /** Whether the popover is open, if controlled. Use with `onOpenChange`. */
  open?: boolean | undefined;
  /**
   * Whether the popover is open at first, if uncontrolled.
   * @default false
   */
  defaultOpen?: boolean | undefined;
  /** Called with the requested state before the popover opens or closes. */
  onOpenChange?: ((open: boolean) => void) | undefined;
  /** `PopoverTrigger` and `PopoverContent`, optionally inside a `PopoverAnchor`. */
  children: ReactNode;
}

/**
 * A non-modal panel beside its button, for a few fields, links or an explanation. A click elsewhere or
 * Escape closes the panel.
 *
 * Role: https://www.w3.org/TR/wai-aria-1.2/#dialog
 */
export function Popover({
  open: controlled,
  defaultOpen = false,
  onOpenChange,
  children,
}: PopoverProps) {
  const [requestedOpen, setOpen] = useControlled(controlled, defaultOpen, onOpenChange);
  // Its position depends on measurements in the browser, so it must not be in the server's markup.
  const open = useHydrated() && requestedOpen;
  const [trigger, setTrigger] = useState<HTMLElement | null>(null);
  return (
    <PopoverContext value={{ open, setOpen, trigger, setTrigger }}>
      {/* Not modal, because a modal popover of Radix hides the page from assistive technology and
          injects a style element, which a strict Content-Security-Policy forbids. */}
      <Radix.Root open={open} onOpenChange={setOpen}>
        {children}
      </Radix.Root>
    </PopoverContext>
  );
}

export interface PopoverTriggerProps extends ComponentPropsWithRef<"button"> {
  /**
   * Passes its attributes and handlers to its only child, such as a `Button`, instead of rendering
   * a button.
   * @default false
   */
  asChild?: boolean | undefined;
}

/** The button that opens the popover and closes it again. */
export function PopoverTrigger({ asChild = false, ...props }: PopoverTriggerProps) {
  const { setTrigger } = usePopover("PopoverTrigger");
  const Element = asChild ? Slot : "button";
  return (
    <Radix.Trigger asChild ref={setTrigger}>
      <Element data-slot="popover-trigger" {...props} />
    </Radix.Trigger>
  );
}

export interface PopoverAnchorProps extends ComponentPropsWithRef<"div"> {
  /**
   * Passes its attributes to its only child instead of rendering an element.
   * @default false
   */
  asChild?: boolean | undefined;
}

/** The element beside which the popover opens, if not its button: for example a field around the button. */
export function PopoverAnchor(props: PopoverAnchorProps) {
  return <Radix.Anchor data-slot="popover-anchor" {...props} />;
}

export interface PopoverContentProps extends Omit<ComponentPropsWithRef<"div">, "id" | "title"> {
  /** The heading and accessible name. Without it, pass an `aria-label`. */
  title?: string | undefined;
  /**
   * Heading level of the title.
   * @default 2
   */
  headingLevel?: 2 | 3 | 4 | 5 | 6 | undefined;
  /**
   * The preferred side. Without enough space there, the panel opens on the opposite side.
   * @default "bottom"
   */
  side?: Side | undefined;
  /**
   * Alignment of the panel with the button: at its start edge, its center or its end edge.
   * @default "start"
   */
  align?: "start" | "center" | "end" | undefined;
  /** The content, below the title. */
  children: ReactNode;
}

/** The panel; rendered only while it is open, in the browser's top layer. */
export function PopoverContent({
  title,
  headingLevel = 2,
  side = "bottom",
  align = "start",
  className = "",
  children,
  ...props
}: PopoverContentProps) {
  const { open, setOpen, trigger } = usePopover("PopoverContent");
  const dir = useDirection(open ? trigger : null);
  const [panel, setPanel] = useState<HTMLElement | null>(null);
  const Heading = `h${headingLevel}` as const;
  if (!open) return null;
  return (
    <TriggerLayer trigger={trigger}>
      <Radix.Content
        asChild
        ref={setPanel}
        onEscapeKeyDown={(event) => closeIfUnhandled(event, panel!, () => setOpen(false))}
        side={physicalSide(side, dir)}
        align={align}
        sideOffset={8}
        collisionPadding={16}
      >
        <div
          data-slot="popover-content"
          // The colors of the page, even if the popover's button is on the board.
          data-ground="page"
          {...props}
          className={`min-w-48 overflow-y-auto rounded-panel border border-line bg-surface p-4 text-small text-ink shadow-float transition-opacity ll-popover starting:opacity-0 ${className}`}
        >
          {title !== undefined && (
            <Radix.Title asChild>
              <Heading className="mb-2 text-body font-semibold text-balance">{title}</Heading>
            </Radix.Title>
          )}
          {children}
        </div>
      </Radix.Content>
    </TriggerLayer>
  );
}

export interface PopoverCloseProps extends ComponentPropsWithRef<"button"> {
  /**
   * Passes its attributes and handlers to its only child, such as a `Button`, instead of rendering
   * a button.
   * @default false
   */
  asChild?: boolean | undefined;
}

/** Closes the popover: a ghost button, or with `asChild` its child. */
export function PopoverClose({ asChild = false, className, ...props }: PopoverCloseProps) {
  return (
    <Radix.Close
      data-slot="popover-close"
      {...props}
      asChild={asChild}
      className={asChild ? className : ghostButtonClasses(className)}
    />
  );
}
