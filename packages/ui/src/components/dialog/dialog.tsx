"use client";

import { cva } from "class-variance-authority";
import { useEffect, useId, useImperativeHandle, useRef, useState } from "react";
import type { ComponentPropsWithRef, ReactNode, RefObject } from "react";

import { Heading } from "../../foundations/heading/heading.tsx";
import { XIcon } from "../../foundations/icon/icon.tsx";
import { Text } from "../../foundations/text/text.tsx";
import { dialogLabels } from "../../labels.ts";
import { Button } from "../button/button.tsx";
import { useModalDialog } from "./use-modal-dialog.ts";

export { useModalDialog };
export type { ModalDialogOptions, ModalDialogProps } from "./use-modal-dialog.ts";

const dialog = cva(
  "group/dialog flex-col text-ink transition-[opacity,translate,overlay,display] transition-discrete duration-small not-open:translate-y-2 not-open:opacity-0 backdrop:bg-scrim open:flex starting:open:translate-y-2 starting:open:opacity-0",
  {
    variants: {
      variant: {
        panel:
          "m-auto max-h-[calc(100dvh-2rem)] w-[calc(100%-2rem)] rounded-stage border border-line bg-surface shadow-float",
        full: "h-dvh max-h-none w-full max-w-none bg-page",
      },
      size: { sm: "", md: "", lg: "" },
    },
    compoundVariants: [
      { variant: "panel", size: "sm", className: "max-w-[26rem]" },
      { variant: "panel", size: "md", className: "max-w-[36rem]" },
      { variant: "panel", size: "lg", className: "max-w-[48rem]" },
    ],
  },
);

/** What the element that opens the dialog must be given. */
export interface DialogTriggerProps {
  onClick: () => void;
  "aria-haspopup": "dialog";
  "aria-expanded": boolean;
  "aria-controls": string;
}

export interface DialogProps extends Omit<
  ComponentPropsWithRef<"dialog">,
  "title" | "open" | "onCancel" | "onClose" | "onClick" | "onPointerDown"
> {
  /** What the dialog is about. Its name, and its headline. */
  title: ReactNode;
  /** One sentence under the title. */
  description?: ReactNode;
  /** Draws the element that opens the dialog: `trigger={(props) => <Button {...props}>Open</Button>}`. */
  trigger?: (props: DialogTriggerProps) => ReactNode;
  /** Whether it is open, where the application holds the state. Goes with `onOpenChange`. */
  open?: boolean;
  /**
   * Whether it is open at first, where the dialog holds its state.
   * @default false
   */
  defaultOpen?: boolean;
  /** Told whenever it is about to open or close, by whatever way. */
  onOpenChange?: (open: boolean) => void;
  /**
   * `panel` floats over the page, `full` takes the whole screen.
   * @default "panel"
   */
  variant?: "panel" | "full";
  /**
   * Widest a panel gets: 26, 36 or 48 rem.
   * @default "md"
   */
  size?: "sm" | "md" | "lg";
  /** Actions at the foot. The one that goes on comes first in the row. */
  footer?: ReactNode;
  /**
   * Whether a press on the backdrop closes. Set it to false where a slip would lose what was typed.
   * @default true
   */
  closeOnBackdrop?: boolean;
  /** Gets the focus on opening. Without it the first field or button of the content does. */
  initialFocus?: RefObject<HTMLElement | null>;
  /** Name of the button that closes. */
  closeLabel?: string;
}

/**
 * A task or a question that the page waits for. Escape, the close button and the backdrop close it,
 * and the focus goes back to where it was.
 * Pattern: https://www.w3.org/WAI/ARIA/apg/patterns/dialog-modal/
 */
export function Dialog({
  title,
  description,
  trigger,
  open: controlled,
  defaultOpen = false,
  onOpenChange,
  variant = "panel",
  size = "md",
  footer,
  closeOnBackdrop,
  initialFocus,
  closeLabel = dialogLabels.close,
  id: givenId,
  ref,
  className,
  children,
  ...props
}: DialogProps) {
  const generated = useId();
  const id = givenId ?? generated;
  const [own, setOwn] = useState(defaultOpen);
  const open = controlled ?? own;
  const change = (next: boolean) => {
    if (next === open) return;
    setOwn(next);
    onOpenChange?.(next);
  };
  const modal = useModalDialog({ open, onOpenChange: change, closeOnBackdrop, initialFocus });
  // The hook needs the element too.
  useImperativeHandle<HTMLDialogElement | null, HTMLDialogElement | null>(
    ref,
    () => modal.ref.current,
    [modal.ref],
  );
  const content = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const box = content.current;
    if (!box) return undefined;
    // More than fits must be reached by keyboard; what fits must not cost a stop.
    const observer = new ResizeObserver(() => {
      if (box.scrollHeight > box.clientHeight) box.tabIndex = 0;
      else box.removeAttribute("tabindex");
    });
    observer.observe(box);
    return () => observer.disconnect();
  }, []);

  return (
    <>
      {trigger?.({
        onClick: () => change(true),
        "aria-haspopup": "dialog",
        "aria-expanded": open,
        "aria-controls": id,
      })}
      <dialog
        id={id}
        aria-labelledby={`${id}-title`}
        aria-describedby={description === undefined ? undefined : `${id}-description`}
        data-slot="dialog"
        data-variant={variant}
        // Reading and forms happen on the page's ground, wherever the dialog was opened.
        data-ground="page"
        {...props}
        {...modal}
        className={dialog({ variant, size, className })}
      >
        <div
          data-slot="dialog-header"
          className="shrink-0 px-6 pt-6 pb-3 group-data-[variant=full]/dialog:mx-auto group-data-[variant=full]/dialog:w-full group-data-[variant=full]/dialog:max-w-[44rem] sm:px-8 sm:pt-8"
        >
          <Heading level={2} size={2} id={`${id}-title`} className="pe-10">
            {title}
          </Heading>
          {description !== undefined && (
            <Text tone="muted" id={`${id}-description`} className="mt-2">
              {description}
            </Text>
          )}
        </div>
        <div
          ref={content}
          data-slot="dialog-content"
          className="min-h-0 overflow-y-auto overscroll-contain px-6 pt-3 pb-6 outline-offset-[-3px] group-data-[variant=full]/dialog:mx-auto group-data-[variant=full]/dialog:w-full group-data-[variant=full]/dialog:max-w-[44rem] sm:px-8"
        >
          {children}
        </div>
        {footer !== undefined && (
          <div
            data-slot="dialog-footer"
            className="mt-auto flex shrink-0 flex-row flex-wrap gap-3 border-t border-line p-6 group-data-[variant=full]/dialog:mx-auto group-data-[variant=full]/dialog:w-full group-data-[variant=full]/dialog:max-w-[44rem] sm:px-8"
          >
            {footer}
          </div>
        )}
        {/* Last in the order, so that the content gets the focus first; shown at the top. */}
        <Button
          variant="ghost"
          iconOnly
          leadingIcon={<XIcon size="md" />}
          onClick={() => change(false)}
          data-slot="dialog-close"
          className="absolute end-3 top-3 sm:end-5 sm:top-5"
        >
          {closeLabel}
        </Button>
      </dialog>
    </>
  );
}
