"use client";

import * as Radix from "@radix-ui/react-collapsible";
import { createContext, use, useId } from "react";
import type { ComponentPropsWithRef, ReactNode } from "react";

import { ChevronDownIcon } from "../../foundations/icon/icon.tsx";
import { useControlled } from "../../foundations/state/use-controlled.ts";
import { Findable } from "../findable/findable.tsx";
import type { FindableProps } from "../findable/findable.tsx";

interface CollapsibleState {
  open: boolean;
  show: () => void;
  contentId: string;
}

const CollapsibleContext = createContext<CollapsibleState | undefined>(undefined);

function useCollapsible(part: string): CollapsibleState {
  const state = use(CollapsibleContext);
  if (!state) throw new Error(`<${part}> must be inside a <Collapsible>.`);
  return state;
}

export interface CollapsibleProps extends ComponentPropsWithRef<"div"> {
  /** Whether the content is shown, if controlled. Use with `onOpenChange`. */
  open?: boolean | undefined;
  /**
   * Whether the content is shown at first, if uncontrolled.
   * @default false
   */
  defaultOpen?: boolean | undefined;
  /** Called when a press, the browser's page search or a link requests that the content opens or closes. */
  onOpenChange?: ((open: boolean) => void) | undefined;
  /**
   * Disables the trigger. The browser's page search and links still open the content.
   * @default false
   */
  disabled?: boolean | undefined;
  /**
   * Id of the content, so that a link can lead to it and open it.
   * @default a generated id
   */
  contentId?: string | undefined;
  /**
   * Renders its child, such as a `Stack`, instead of a `div`.
   * @default false
   */
  asChild?: boolean | undefined;
  /** A `CollapsibleTrigger` and a `CollapsibleContent`, in any order and at any depth. */
  children: ReactNode;
}

/**
 * Content that a button shows and hides. Closed content is found by the browser's page search and
 * by links to its id, which open it. Without JavaScript the content is open.
 *
 * Pattern: https://www.w3.org/WAI/ARIA/apg/patterns/disclosure/
 */
export function Collapsible({
  open: controlled,
  defaultOpen = false,
  onOpenChange,
  disabled = false,
  contentId,
  ...props
}: CollapsibleProps) {
  const [open, setOpen] = useControlled(controlled, defaultOpen, onOpenChange);
  const generated = useId();
  return (
    <CollapsibleContext
      value={{ open, show: () => setOpen(true), contentId: contentId ?? `${generated}-content` }}
    >
      <Radix.Root
        data-slot="collapsible"
        {...props}
        open={open}
        onOpenChange={setOpen}
        disabled={disabled}
      />
    </CollapsibleContext>
  );
}

export interface CollapsibleTriggerProps extends ComponentPropsWithRef<"button"> {
  /**
   * Renders its child, such as a `Button`, instead of a button.
   * @default false
   */
  asChild?: boolean | undefined;
  /** The label, the same for open and closed content: "Advanced settings". */
  children: ReactNode;
}

/** The button that shows and hides the content: a label and an arrow, or with `asChild` its child. */
export function CollapsibleTrigger({
  asChild = false,
  className = "",
  children,
  ...props
}: CollapsibleTriggerProps) {
  const { contentId } = useCollapsible("CollapsibleTrigger");
  const shared = { "data-slot": "collapsible-trigger", "aria-controls": contentId, ...props };
  if (asChild) {
    return (
      <Radix.Trigger {...shared} asChild className={className}>
        {children}
      </Radix.Trigger>
    );
  }
  return (
    <Radix.Trigger
      {...shared}
      className={`group/collapsible inline-flex min-h-9 max-w-full items-center gap-2 rounded-plate text-start text-small font-semibold text-ink underline-offset-4 hover:not-disabled:underline disabled:cursor-not-allowed disabled:text-ink-subtle forced-colors:disabled:text-[GrayText] ${className}`}
    >
      <span className="min-w-0 wrap-anywhere">{children}</span>
      <ChevronDownIcon className="transition-[rotate] group-data-[state=open]/collapsible:rotate-180" />
    </Radix.Trigger>
  );
}

export type CollapsibleContentProps = Omit<FindableProps, "open" | "onReveal" | "id">;

/**
 * The content. Its id is the collapsible's `contentId`. It has no `asChild`, because the browser's page
 * search finds closed content only in the kit's own element (`Findable`).
 */
export function CollapsibleContent({ style, children, ...props }: CollapsibleContentProps) {
  const { open, show, contentId } = useCollapsible("CollapsibleContent");
  return (
    // Removes the inline styles in which Radix stores measurements. The kit does not use them, and a strict
    // Content-Security-Policy forbids inline styles in server-rendered markup.
    <Radix.Content
      asChild
      forceMount
      style={{
        ["--radix-collapsible-content-height" as string]: undefined,
        ["--radix-collapsible-content-width" as string]: undefined,
      }}
    >
      <Findable
        data-slot="collapsible-content"
        {...props}
        id={contentId}
        open={open}
        onReveal={show}
        style={style}
      >
        <div className="pt-2">{children}</div>
      </Findable>
    </Radix.Content>
  );
}
