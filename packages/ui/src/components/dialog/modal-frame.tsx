"use client";

import { useEffect, useId, useImperativeHandle, useRef, useState } from "react";
import type { ComponentPropsWithRef, ReactNode, RefObject } from "react";

import { Heading } from "../../foundations/heading/heading.tsx";
import { XIcon } from "../../foundations/icon/icon.tsx";
import { Text } from "../../foundations/text/text.tsx";
import { dialogLabels } from "../../labels.ts";
import { IconButton } from "../icon-button/icon-button.tsx";
import { useModalDialog } from "./use-modal-dialog.ts";

/** What the element that opens it must be given. */
export interface DialogTriggerProps {
  onClick: () => void;
  "aria-haspopup": "dialog";
  "aria-expanded": boolean;
  "aria-controls": string;
}

/** What a dialog and a sheet have in common. */
export interface ModalProps extends Omit<
  ComponentPropsWithRef<"dialog">,
  "title" | "open" | "onCancel" | "onClose" | "onClick" | "onPointerDown"
> {
  /** What it is about. Its name, and its headline. */
  title: ReactNode;
  /** One sentence under the title. */
  description?: ReactNode;
  /** Draws the element that opens it: `trigger={(props) => <Button {...props}>Open</Button>}`. */
  trigger?: (props: DialogTriggerProps) => ReactNode;
  /** Whether it is open, where the application holds the state. Goes with `onOpenChange`. */
  open?: boolean;
  /**
   * Whether it is open at first, where it holds its own state.
   * @default false
   */
  defaultOpen?: boolean;
  /** Told whenever it is about to open or close, by whatever way. */
  onOpenChange?: (open: boolean) => void;
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

interface ModalFrameProps extends ModalProps {
  /** The part's name; its own parts are named after it. */
  slot: string;
  /** Stands before the title, on its first line. */
  mark?: ReactNode;
  /** Classes of what stands one above the other: title, content, actions. */
  column?: string;
}

/** A modal `<dialog>` with title, content that scrolls, actions, and the button that closes. */
export function ModalFrame({
  slot,
  mark,
  column = "",
  title,
  description,
  trigger,
  open: controlled,
  defaultOpen = false,
  onOpenChange,
  footer,
  closeOnBackdrop,
  initialFocus,
  closeLabel = dialogLabels.close,
  id: givenId,
  ref,
  className,
  children,
  ...props
}: ModalFrameProps) {
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
        data-slot={slot}
        // Reading and forms happen on the page's ground, wherever it was opened.
        data-ground="page"
        {...props}
        {...modal}
        className={className}
      >
        <div
          data-slot={`${slot}-header`}
          className={`shrink-0 px-6 pt-6 pb-3 sm:px-8 sm:pt-8 ${column}`}
        >
          <div className="flex gap-3.5 pe-10 text-heading-2">
            {mark}
            <Heading level={2} size={2} id={`${id}-title`} className="min-w-0">
              {title}
            </Heading>
          </div>
          {description !== undefined && (
            <Text tone="muted" id={`${id}-description`} className="mt-2">
              {description}
            </Text>
          )}
        </div>
        <div
          ref={content}
          data-slot={`${slot}-content`}
          className={`min-h-0 overflow-y-auto overscroll-contain px-6 pt-3 pb-6 outline-offset-[-3px] sm:px-8 ${column}`}
        >
          {children}
        </div>
        {footer !== undefined && (
          <div
            data-slot={`${slot}-footer`}
            className={`mt-auto flex shrink-0 flex-row flex-wrap gap-3 border-t border-line p-6 sm:px-8 ${column}`}
          >
            {footer}
          </div>
        )}
        {/* Last in the order, so that the content gets the focus first; shown at the top. */}
        <IconButton
          label={closeLabel}
          icon={<XIcon size="md" />}
          onClick={() => change(false)}
          data-slot={`${slot}-close`}
          className="absolute end-3 top-3 sm:end-5 sm:top-5"
        />
      </dialog>
    </>
  );
}
