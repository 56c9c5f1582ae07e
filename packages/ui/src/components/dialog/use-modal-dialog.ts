"use client";

import { useEffect, useRef } from "react";
import type { MouseEvent, PointerEvent, RefObject, SyntheticEvent } from "react";

export interface ModalDialogOptions {
  /** Whether the dialog is open. */
  open: boolean;
  /** Asked to change: Escape, the backdrop and the browser's own ways to close end here. */
  onOpenChange: (open: boolean) => void;
  /**
   * Whether a press on the backdrop closes.
   * @default true
   */
  closeOnBackdrop?: boolean;
  /** Gets the focus on opening. Without it the browser takes the first thing that can have it. */
  initialFocus?: RefObject<HTMLElement | null>;
}

/** What the `<dialog>` must be given. */
export interface ModalDialogProps {
  ref: RefObject<HTMLDialogElement | null>;
  "data-modal": "";
  "data-state": "open" | "closed";
  onCancel: (event: SyntheticEvent<HTMLDialogElement>) => void;
  onClose: (event: SyntheticEvent<HTMLDialogElement>) => void;
  onPointerDown: (event: PointerEvent<HTMLDialogElement>) => void;
  onClick: (event: MouseEvent<HTMLDialogElement>) => void;
}

/**
 * Drives a native modal `<dialog>` from state: it lies above the page, keeps the focus, makes the rest
 * inert, and gives the focus back when it closes. While it is open the page does not scroll (a rule on
 * `[data-modal]` in the kit's styles). The server renders it closed; it opens once the page is alive.
 * Pattern: https://www.w3.org/WAI/ARIA/apg/patterns/dialog-modal/
 */
export function useModalDialog({
  open,
  onOpenChange,
  closeOnBackdrop = true,
  initialFocus,
}: ModalDialogOptions): ModalDialogProps {
  const ref = useRef<HTMLDialogElement>(null);
  const pressedBackdrop = useRef(false);

  useEffect(() => {
    const dialog = ref.current;
    if (!dialog) return;
    if (open && !dialog.open) {
      const { clientWidth } = document.documentElement;
      const hasScrollbar = window.innerWidth > clientWidth;
      dialog.showModal();
      // Nothing to keep a scrollbar's room for: there is none, or nothing of the page is seen.
      dialog.toggleAttribute("data-flush", !hasScrollbar || dialog.clientWidth >= clientWidth);
      initialFocus?.current?.focus();
    } else if (!open && dialog.open) dialog.close();
  }, [open, initialFocus]);

  useEffect(() => {
    const dialog = ref.current;
    // An open dialog that is taken away would take the focus with it; closing gives it back.
    return () => {
      if (dialog?.open) dialog.close();
    };
  }, []);

  return {
    ref,
    "data-modal": "",
    "data-state": open ? "open" : "closed",
    onCancel: (event) => {
      // A file field inside sends a cancel event of its own through here.
      if (event.target !== event.currentTarget) return;
      event.preventDefault();
      onOpenChange(false);
    },
    onClose: (event) => {
      // Closed by the browser (a second Escape, a form with method="dialog"): the state follows.
      if (event.target === event.currentTarget && !event.currentTarget.open && open)
        onOpenChange(false);
    },
    onPointerDown: (event) => {
      pressedBackdrop.current = isOnBackdrop(event);
    },
    onClick: (event) => {
      // Both ends of the press, so that selecting text and letting go outside does not close.
      if (closeOnBackdrop && pressedBackdrop.current && isOnBackdrop(event)) onOpenChange(false);
      pressedBackdrop.current = false;
    },
  };
}

/** The backdrop has no element: a press on it arrives at the dialog, outside the dialog's box. */
function isOnBackdrop(event: MouseEvent<HTMLDialogElement>) {
  if (event.target !== event.currentTarget) return false;
  const box = event.currentTarget.getBoundingClientRect();
  return (
    event.clientX < box.left ||
    event.clientX > box.right ||
    event.clientY < box.top ||
    event.clientY > box.bottom
  );
}
