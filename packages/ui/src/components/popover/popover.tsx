"use client";

import * as Radix from "@radix-ui/react-popover";
import { Slot } from "@radix-ui/react-slot";
import { createContext, use, useState } from "react";
import type { ComponentPropsWithRef, ReactNode } from "react";

import { ghostLook } from "../button/ghost-look.ts";
import { physicalSide } from "../top-layer/physical-side.ts";
import type { Side } from "../top-layer/physical-side.ts";
import { TopLayer } from "../top-layer/top-layer.tsx";
import { useControlled } from "../top-layer/use-controlled.ts";
import { useDirection } from "../top-layer/use-direction.ts";
import { useShown } from "../top-layer/use-shown.ts";

interface PopoverState {
  open: boolean;
  trigger: HTMLElement | null;
  setTrigger: (trigger: HTMLElement | null) => void;
}

const PopoverContext = createContext<PopoverState | undefined>(undefined);

function usePopover(part: string): PopoverState {
  const popover = use(PopoverContext);
  if (!popover) throw new Error(`<${part}> stands outside a <Popover>: put it inside one.`);
  return popover;
}

export interface PopoverProps {
  /** Whether it is open, where the application decides it. */
  open?: boolean | undefined;
  /**
   * Whether it is open at first.
   * @default false
   */
  defaultOpen?: boolean | undefined;
  /** Called when it wants to open or close. */
  onOpenChange?: ((open: boolean) => void) | undefined;
  /** `PopoverTrigger` and `PopoverContent`. */
  children: ReactNode;
}

/**
 * A non-modal panel beside its button: a few fields, links, an explanation. A click elsewhere or
 * Escape closes it.
 */
export function Popover({
  open: given,
  defaultOpen = false,
  onOpenChange,
  children,
}: PopoverProps) {
  const [wanted, setOpen] = useControlled(given, defaultOpen, onOpenChange);
  const open = useShown(wanted);
  const [trigger, setTrigger] = useState<HTMLElement | null>(null);
  return (
    <PopoverContext value={{ open, trigger, setTrigger }}>
      {/* Modal, it would hide the page from assistive technology and inject a style element. */}
      <Radix.Root open={open} onOpenChange={setOpen}>
        {children}
      </Radix.Root>
    </PopoverContext>
  );
}

export interface PopoverTriggerProps extends ComponentPropsWithRef<"button"> {
  /**
   * Gives its attributes and handlers to its child, such as a `Button`, and renders no button itself.
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
   * Gives its attributes to its child and renders no element itself.
   * @default false
   */
  asChild?: boolean | undefined;
}

/** What the popover lies beside, where that is not its button: a field with a button in it. */
export function PopoverAnchor(props: PopoverAnchorProps) {
  return <Radix.Anchor data-slot="popover-anchor" {...props} />;
}

export interface PopoverContentProps extends Omit<ComponentPropsWithRef<"div">, "id" | "title"> {
  /** Its heading and its name. Without one, give it an `aria-label`. */
  title?: string | undefined;
  /**
   * The heading's level in the page's outline.
   * @default 2
   */
  headingLevel?: 2 | 3 | 4 | 5 | 6 | undefined;
  /**
   * Where it opens while there is room.
   * @default "bottom"
   */
  side?: Side | undefined;
  /**
   * Along which edge of its button it lies.
   * @default "start"
   */
  align?: "start" | "center" | "end" | undefined;
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
  const { open, trigger } = usePopover("PopoverContent");
  const dir = useDirection(open ? trigger : null);
  const Heading = `h${headingLevel}` as const;
  if (!open) return null;
  return (
    <TopLayer>
      <Radix.Content
        data-slot="popover-content"
        // It has the page's ground even above the board.
        data-ground="page"
        tabIndex={-1}
        {...props}
        side={physicalSide(side, dir)}
        align={align}
        sideOffset={8}
        collisionPadding={16}
        className={`min-w-48 overflow-y-auto rounded-panel border border-line bg-surface p-4 text-small text-ink shadow-float transition-opacity ll-popover starting:opacity-0 ${className}`}
      >
        {title !== undefined && (
          <Radix.Title asChild>
            <Heading className="mb-2 text-body font-semibold text-balance">{title}</Heading>
          </Radix.Title>
        )}
        {children}
      </Radix.Content>
    </TopLayer>
  );
}

export interface PopoverCloseProps extends ComponentPropsWithRef<"button"> {
  /**
   * Gives its handler to its child, such as a `Button`, and renders no button itself.
   * @default false
   */
  asChild?: boolean | undefined;
}

/** A quiet button of words inside that closes the popover. */
export function PopoverClose({ asChild = false, className, ...props }: PopoverCloseProps) {
  return (
    <Radix.Close
      data-slot="popover-close"
      {...props}
      asChild={asChild}
      className={asChild ? className : ghostLook(className)}
    />
  );
}
