import { cva } from "class-variance-authority";
import type { ComponentPropsWithRef } from "react";

import { Jack } from "../../board/jack/jack.tsx";
import {
  Modal,
  Panel,
  PanelBody,
  PanelClose,
  PanelDescription,
  PanelFooter,
  PanelHeader,
  PanelTitle,
} from "../dialog/modal-parts.tsx";
import type {
  ModalProps,
  PanelDescriptionProps,
  PanelProps,
  PanelTitleProps,
} from "../dialog/modal-parts.tsx";
import { ModalRoot, ModalTrigger } from "../dialog/modal.tsx";
import type { ModalButtonProps, ModalRootProps } from "../dialog/modal.tsx";

const sheet = cva(
  "flex-col border-line bg-surface text-ink shadow-float [--modal-column:none] [--modal-duration:var(--duration-panel)] open:flex",
  {
    variants: {
      side: {
        auto: "mx-0 mt-auto mb-0 max-h-[calc(100dvh-3rem)] w-full rounded-t-stage border-t ll-sheet-safe [--modal-shift:0_100%] sm:ms-auto sm:mt-0 sm:h-dvh sm:max-h-none sm:w-[min(28rem,100%-3rem)] sm:rounded-s-stage sm:rounded-e-none sm:border-s sm:border-t-0 sm:[--modal-shift:100%] sm:rtl:[--modal-shift:-100%]",
        bottom:
          "mx-auto mt-auto mb-0 max-h-[calc(100dvh-3rem)] w-full max-w-[48rem] rounded-t-stage border-t ll-sheet-safe [--modal-shift:0_100%] min-[48rem]:border-x",
        start:
          "my-0 ms-0 me-auto h-dvh w-[min(28rem,100%-3rem)] rounded-e-stage border-e ll-sheet-safe [--modal-shift:-100%] rtl:[--modal-shift:100%]",
        end: "my-0 ms-auto me-0 h-dvh w-[min(28rem,100%-3rem)] rounded-s-stage border-s ll-sheet-safe [--modal-shift:100%] rtl:[--modal-shift:-100%]",
      },
    },
  },
);

interface SheetStyleProps {
  /**
   * Edge of the window from which the sheet slides in. `auto` is the end side in windows at least
   * 600 px wide, and the bottom in narrower ones.
   * @default "auto"
   */
  side?: "auto" | "bottom" | "start" | "end" | undefined;
}

export interface SheetProps extends ModalProps, SheetStyleProps {}

const titleMark = (
  <span className="flex h-[1lh] items-center">
    <Jack state="plugged" />
  </span>
);

/**
 * A modal panel that slides in from an edge of the window: by default from the bottom on a phone, from the
 * end side on wider screens. For a structure other than title, description, content and footer, compose
 * `SheetRoot`, `SheetTrigger` and `SheetContent`.
 * Pattern: https://www.w3.org/WAI/ARIA/apg/patterns/dialog-modal/
 */
export function Sheet({ side = "auto", className, ...props }: SheetProps) {
  return (
    <Modal
      slot="sheet"
      mark={titleMark}
      data-side={side}
      {...props}
      className={sheet({ side, className })}
    />
  );
}

export type SheetRootProps = ModalRootProps;

/** Holds the state of a sheet that is composed of parts. Renders no element. */
export function SheetRoot(props: SheetRootProps) {
  return <ModalRoot {...props} />;
}

export type SheetTriggerProps = ModalButtonProps;

/** Opens the sheet: `<SheetTrigger asChild><Button>Open</Button></SheetTrigger>`. */
export function SheetTrigger(props: SheetTriggerProps) {
  return <ModalTrigger data-slot="sheet-trigger" {...props} />;
}

export interface SheetContentProps extends PanelProps, SheetStyleProps {}

/** The sheet with its close button; rendered only while it is open. */
export function SheetContent({ side = "auto", className, ...props }: SheetContentProps) {
  return (
    <Panel
      slot="sheet-content"
      data-side={side}
      {...props}
      className={sheet({ side, className })}
    />
  );
}

export type SheetHeaderProps = ComponentPropsWithRef<"div">;

/** Title and description, above the scrolling body. */
export function SheetHeader(props: SheetHeaderProps) {
  return <PanelHeader slot="sheet-header" {...props} />;
}

export type SheetTitleProps = PanelTitleProps;

/** The title and accessible name, after a plugged jack. Every sheet needs one, or an `aria-label`. */
export function SheetTitle(props: SheetTitleProps) {
  return <PanelTitle slot="sheet-title" mark={titleMark} {...props} />;
}

export type SheetDescriptionProps = PanelDescriptionProps;

/** One sentence below the title. Screen readers read both when the sheet opens. */
export function SheetDescription(props: SheetDescriptionProps) {
  return <PanelDescription slot="sheet-description" {...props} />;
}

export type SheetBodyProps = ComponentPropsWithRef<"div">;

/** The content. Scrolls if it is too long. */
export function SheetBody(props: SheetBodyProps) {
  return <PanelBody slot="sheet-body" {...props} />;
}

export type SheetFooterProps = ComponentPropsWithRef<"div">;

/** Actions in the footer. The primary one comes first. */
export function SheetFooter(props: SheetFooterProps) {
  return <PanelFooter slot="sheet-footer" {...props} />;
}

export type SheetCloseProps = ModalButtonProps;

/** Closes the sheet: `<SheetClose asChild><Button variant="ghost">Not Now</Button></SheetClose>`. */
export function SheetClose(props: SheetCloseProps) {
  return <PanelClose slot="sheet-close" {...props} />;
}
