"use client";

import { useEffect, useId, useRef, useState } from "react";
import type { ComponentPropsWithRef, ReactNode } from "react";

import { placeWithoutAnchors } from "../anchored/place-without-anchors.ts";

/** How long the pointer rests on the trigger before the text shows, in milliseconds. */
const rest = 300;

/** What the element that is explained must be given. */
export interface TooltipTriggerProps {
  "aria-describedby": string;
}

export interface TooltipProps extends Omit<
  ComponentPropsWithRef<"span">,
  "children" | "onPointerEnter" | "onPointerLeave" | "onPointerDown" | "onFocus" | "onBlur"
> {
  /** What is said, in a few words and without anything to press. */
  text: string;
  /**
   * Draws the button or link that is explained: `trigger={(props) => <Button {...props}>…</Button>}`.
   * Where the text only repeats its name, leave the props out, or it is read twice.
   */
  trigger: (props: TooltipTriggerProps) => ReactNode;
  /**
   * Where it shows while there is room.
   * @default "above"
   */
  side?: "above" | "below";
}

/**
 * A few words about a button or a link, on a plate beside it while it is pointed at or has the focus.
 * The pointer may go onto the plate; Escape takes it away.
 * Pattern: https://www.w3.org/WAI/ARIA/apg/patterns/tooltip/
 */
export function Tooltip({ text, trigger, side = "above", className = "", ...props }: TooltipProps) {
  const id = useId();
  const plate = useRef<HTMLSpanElement>(null);
  const timer = useRef(0);
  const [open, setOpen] = useState(false);

  useEffect(() => {
    const shown = plate.current;
    if (!open || !shown?.parentElement) return undefined;
    shown.showPopover();
    placeWithoutAnchors(shown, shown.parentElement, { side, align: "center" });
    const onEscape = (event: KeyboardEvent) => {
      if (event.key !== "Escape") return;
      // An Escape that took the text away closes nothing around it.
      event.preventDefault();
      event.stopPropagation();
      setOpen(false);
    };
    document.addEventListener("keydown", onEscape, true);
    return () => {
      document.removeEventListener("keydown", onEscape, true);
      if (shown.isConnected) shown.hidePopover();
    };
  }, [open, side]);
  useEffect(() => () => window.clearTimeout(timer.current), []);

  const close = () => {
    window.clearTimeout(timer.current);
    setOpen(false);
  };
  return (
    <span
      data-slot="tooltip"
      {...props}
      // A finger has no place to rest on: there the words must stand on the page.
      onPointerEnter={({ pointerType }) => {
        if (pointerType === "touch") return;
        window.clearTimeout(timer.current);
        timer.current = window.setTimeout(() => setOpen(true), rest);
      }}
      onPointerLeave={({ currentTarget }) => {
        if (!currentTarget.querySelector(":focus-visible")) close();
        else window.clearTimeout(timer.current);
      }}
      onPointerDown={({ target }) => {
        // A press on the text selects it; one on the trigger has other things in mind.
        if (target !== plate.current) close();
      }}
      onFocus={({ target }) => {
        if (target.matches(":focus-visible")) setOpen(true);
      }}
      onBlur={close}
      className={`inline-flex max-w-full anchored ${className}`}
    >
      {trigger({ "aria-describedby": id })}
      <span
        ref={plate}
        id={id}
        role="tooltip"
        popover="manual"
        data-slot="tooltip-text"
        data-side={side}
        data-state={open ? "open" : "closed"}
        className="tooltip-place hangs overflow-visible rounded-plate bg-action px-2.25 py-1 text-fine font-medium text-on-action transition-[opacity,overlay,display] transition-discrete not-open:opacity-0 starting:open:opacity-0 forced-colors:border"
      >
        {text}
      </span>
    </span>
  );
}
