import { cva } from "class-variance-authority";
import type { ComponentPropsWithRef } from "react";

import {
  Modal,
  Panel,
  PanelBody,
  PanelClose,
  PanelDescription,
  PanelFooter,
  PanelHeader,
  PanelTitle,
} from "./modal-parts.tsx";
import type {
  ModalProps,
  PanelDescriptionProps,
  PanelProps,
  PanelTitleProps,
} from "./modal-parts.tsx";
import { ModalRoot, ModalTrigger } from "./modal.tsx";
import type { ModalButtonProps, ModalRootProps } from "./modal.tsx";

const dialog = cva("flex-col text-ink [--modal-opacity:0] [--modal-shift:0_0.5rem] open:flex", {
  variants: {
    variant: {
      panel:
        "m-auto max-h-[calc(100dvh-2rem)] w-[calc(100%-2rem)] rounded-stage border border-line bg-surface shadow-float [--modal-column:none]",
      full: "h-dvh max-h-none w-full max-w-none bg-page [--modal-column:44rem]",
    },
    size: { sm: "", md: "", lg: "" },
  },
  compoundVariants: [
    { variant: "panel", size: "sm", className: "max-w-[26rem]" },
    { variant: "panel", size: "md", className: "max-w-[36rem]" },
    { variant: "panel", size: "lg", className: "max-w-[48rem]" },
  ],
});

interface DialogStyleProps {
  /**
   * `panel` floats over the page, `full` fills the whole screen.
   * @default "panel"
   */
  variant?: "panel" | "full" | undefined;
  /**
   * Maximum width of a panel: 26, 36 or 48 rem.
   * @default "md"
   */
  size?: "sm" | "md" | "lg" | undefined;
}

export interface DialogProps extends ModalProps, DialogStyleProps {}

/**
 * A modal dialog. Escape, the close button and a click on the backdrop close it, and the focus returns to the
 * element that had it before. For a structure other than title, description, content and footer, compose
 * `DialogRoot`, `DialogTrigger` and `DialogContent`.
 *
 * Pattern: https://www.w3.org/WAI/ARIA/apg/patterns/dialog-modal/
 */
export function Dialog({ variant = "panel", size = "md", className, ...props }: DialogProps) {
  return (
    <Modal
      slot="dialog"
      data-variant={variant}
      {...props}
      className={dialog({ variant, size, className })}
    />
  );
}

export type DialogRootProps = ModalRootProps;

/** State of a composed dialog. Renders no element. */
export function DialogRoot(props: DialogRootProps) {
  return <ModalRoot {...props} />;
}

export type DialogTriggerProps = ModalButtonProps;

/** Opens the dialog: `<DialogTrigger asChild><Button>Open</Button></DialogTrigger>`. */
export function DialogTrigger(props: DialogTriggerProps) {
  return <ModalTrigger data-slot="dialog-trigger" {...props} />;
}

export interface DialogContentProps extends PanelProps, DialogStyleProps {}

/** The dialog with its close button; rendered only while it is open. */
export function DialogContent({
  variant = "panel",
  size = "md",
  className,
  ...props
}: DialogContentProps) {
  return (
    <Panel
      slot="dialog-content"
      data-variant={variant}
      {...props}
      className={dialog({ variant, size, className })}
    />
  );
}

export type DialogHeaderProps = ComponentPropsWithRef<"div">;

/** Title and description, above the scrolling body. */
export function DialogHeader(props: DialogHeaderProps) {
  return <PanelHeader slot="dialog-header" {...props} />;
}

export type DialogTitleProps = PanelTitleProps;

/** The title and accessible name. Every dialog needs one, or an `aria-label`. */
export function DialogTitle(props: DialogTitleProps) {
  return <PanelTitle slot="dialog-title" {...props} />;
}

export type DialogDescriptionProps = PanelDescriptionProps;

/** One sentence below the title, announced with it on opening. */
export function DialogDescription(props: DialogDescriptionProps) {
  return <PanelDescription slot="dialog-description" {...props} />;
}

export type DialogBodyProps = ComponentPropsWithRef<"div">;

/** The content. Scrolls if it is too long. */
export function DialogBody(props: DialogBodyProps) {
  return <PanelBody slot="dialog-body" {...props} />;
}

export type DialogFooterProps = ComponentPropsWithRef<"div">;

/** Actions in the footer. The primary one comes first. */
export function DialogFooter(props: DialogFooterProps) {
  return <PanelFooter slot="dialog-footer" {...props} />;
}

export type DialogCloseProps = ModalButtonProps;

/**
 * Closes the dialog: `<DialogClose>Not Now</DialogClose>` looks like a ghost `Button`; for another
 * look pass a button, `<DialogClose asChild><Button>Move Number</Button></DialogClose>`.
 */
export function DialogClose(props: DialogCloseProps) {
  return <PanelClose slot="dialog-close" {...props} />;
}
