"use client";

import { useEffect, useImperativeHandle, useRef } from "react";
import type { ComponentPropsWithRef, ReactElement, ReactNode } from "react";

import { Heading } from "../../foundations/heading/heading.tsx";
import type { HeadingLevel } from "../../foundations/heading/heading.tsx";
import { XIcon } from "../../foundations/icon/icon.tsx";
import { useLabels } from "../../foundations/labels/labels.tsx";
import type { KitLabels } from "../../foundations/labels/labels.tsx";
import { Text } from "../../foundations/text/text.tsx";
import type { TextProps } from "../../foundations/text/text.tsx";
import { dialogLabels } from "../../labels.ts";
import { ghostButtonClasses } from "../button/ghost-button-classes.ts";
import { IconButton } from "../icon-button/icon-button.tsx";
import {
  ModalClose,
  ModalContent,
  ModalDescription,
  ModalRoot,
  ModalTitle,
  ModalTrigger,
} from "./modal.tsx";
import type { ModalButtonProps, ModalContentProps, ModalRootProps } from "./modal.tsx";

/* The visible parts that `Dialog` and `Sheet` share: panel, header, title, body, footer. They add the
   kit's styles to the behavior of modal.tsx, and make a body that scrolls focusable. */

/** Classes that align title, body and footer; each variant sets `--modal-column`, their maximum width. */
const columnClasses = "mx-auto w-full max-w-(--modal-column)";

interface SlotProps {
  /** The part's `data-slot`. */
  slot: string;
}

interface MarkProps {
  /** A mark before the title, on its first line, such as the jack of a `Sheet`. */
  mark?: ReactNode;
}

export interface PanelProps extends ModalContentProps {
  /** Labels that override the `LabelsProvider`'s. */
  labels?: Partial<KitLabels["dialog"]> | undefined;
}

/** The dialog element: the content and, in the corner, the close button. */
export function Panel({
  slot,
  labels: labelOverrides,
  className = "",
  children,
  ...props
}: PanelProps & SlotProps) {
  const labels = useLabels("dialog", dialogLabels, labelOverrides);
  return (
    <ModalContent data-slot={slot} {...props} className={`ll-modal ${className}`}>
      {children}
      {/* Last in the tab order, so that the content gets the focus first; shown at the top. */}
      <ModalClose asChild>
        <IconButton
          label={labels.close}
          icon={<XIcon size="md" />}
          data-slot="dialog-corner-close"
          className="ll-modal-close"
        />
      </ModalClose>
    </ModalContent>
  );
}

export interface PanelTitleProps extends Omit<ComponentPropsWithRef<"h2">, "id"> {
  /**
   * Heading level.
   * @default 2
   */
  headingLevel?: HeadingLevel | undefined;
}

/** The title, with space for the close button at its end. */
export function PanelTitle({
  slot,
  mark,
  headingLevel = 2,
  className = "",
  children,
  ...props
}: PanelTitleProps & SlotProps & MarkProps) {
  return (
    <ModalTitle>
      <Heading
        level={headingLevel}
        size={2}
        data-slot={slot}
        {...props}
        className={`flex gap-3.5 pe-10 ${className}`}
      >
        {mark}
        <span className="min-w-0">{children}</span>
      </Heading>
    </ModalTitle>
  );
}

export type PanelDescriptionProps = Omit<TextProps, "id" | "as">;

/** One sentence below the title; the dialog's accessible description. */
export function PanelDescription({
  slot,
  tone = "muted",
  className = "",
  ...props
}: PanelDescriptionProps & SlotProps) {
  return (
    <ModalDescription>
      <Text tone={tone} data-slot={slot} {...props} className={`mt-2 ${className}`} />
    </ModalDescription>
  );
}

/** Contains title and description. Stays in place while the body scrolls. */
export function PanelHeader({
  slot,
  className = "",
  ...props
}: ComponentPropsWithRef<"div"> & SlotProps) {
  return (
    <div
      data-slot={slot}
      {...props}
      className={`shrink-0 px-6 pt-6 pb-3 sm:px-8 sm:pt-8 ${columnClasses} ${className}`}
    />
  );
}

/**
 * The content between header and footer, which scrolls if it is too long. In low windows, such as at 400 % zoom,
 * header and footer would leave it no space, so there the whole panel scrolls (`ll-low`).
 */
export function PanelBody({
  slot,
  className = "",
  ref,
  ...props
}: ComponentPropsWithRef<"div"> & SlotProps) {
  const body = useRef<HTMLDivElement>(null);
  // The effect needs its own ref, so the element is passed on to the caller's ref.
  useImperativeHandle<HTMLDivElement | null, HTMLDivElement | null>(ref, () => body.current, []);
  useEffect(() => {
    const element = body.current;
    if (!element) return undefined;
    // Focusable only if its content overflows, so that other dialogs have no extra tab stop.
    const measure = () => {
      if (element.scrollHeight > element.clientHeight) element.tabIndex = 0;
      else element.removeAttribute("tabindex");
    };
    // Measured at once, because a scrollable body receives the initial focus.
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  return (
    <div
      data-slot={slot}
      {...props}
      ref={body}
      className={`min-h-0 ll-low overflow-y-auto overscroll-contain px-6 pt-3 pb-6 -outline-offset-4 empty:py-1.5 sm:px-8 ${columnClasses} ${className}`}
    />
  );
}

/** The row of actions at the lower edge, below the scrolling body. */
export function PanelFooter({
  slot,
  className = "",
  ...props
}: ComponentPropsWithRef<"div"> & SlotProps) {
  return (
    <div
      data-slot={slot}
      {...props}
      className={`mt-auto flex shrink-0 flex-wrap gap-3 border-t border-line p-6 sm:px-8 ${columnClasses} ${className}`}
    />
  );
}

/** Closes the dialog: a ghost button with text, or with `asChild` its child. */
export function PanelClose({
  slot,
  asChild = false,
  className,
  ...props
}: ModalButtonProps & SlotProps) {
  return (
    <ModalClose
      data-slot={slot}
      {...props}
      asChild={asChild}
      className={asChild ? className : ghostButtonClasses(className)}
    />
  );
}

/** Props of `Dialog` and `Sheet`. */
export interface ModalProps extends Omit<PanelProps, "title"> {
  /** The title: the headline and the accessible name. */
  title: ReactNode;
  /**
   * Heading level of the title.
   * @default 2
   */
  headingLevel?: HeadingLevel | undefined;
  /** One sentence below the title. */
  description?: ReactNode;
  /** The button that opens the dialog: `trigger={<Button>Open</Button>}`. */
  trigger?: ReactElement | undefined;
  /** Whether the dialog is open, if controlled. Use with `onOpenChange`. */
  open?: ModalRootProps["open"];
  /**
   * Whether the dialog is open at first, if uncontrolled.
   * @default false
   */
  defaultOpen?: boolean | undefined;
  /** Called with the requested state before the dialog opens or closes, for any reason. */
  onOpenChange?: ModalRootProps["onOpenChange"];
  /** Actions in the footer. The primary one comes first. */
  footer?: ReactNode;
}

/** A complete dialog or sheet: root, trigger and all parts of the content in their usual order. */
export function Modal({
  slot,
  mark,
  title,
  headingLevel,
  description,
  trigger,
  open,
  defaultOpen,
  onOpenChange,
  footer,
  children,
  ...props
}: ModalProps & SlotProps & MarkProps) {
  return (
    <ModalRoot open={open} defaultOpen={defaultOpen} onOpenChange={onOpenChange}>
      {trigger && <ModalTrigger asChild>{trigger}</ModalTrigger>}
      <Panel slot={slot} {...props}>
        <PanelHeader slot={`${slot}-header`}>
          <PanelTitle slot={`${slot}-title`} mark={mark} headingLevel={headingLevel}>
            {title}
          </PanelTitle>
          {description && (
            <PanelDescription slot={`${slot}-description`}>{description}</PanelDescription>
          )}
        </PanelHeader>
        <PanelBody slot={`${slot}-body`}>{children}</PanelBody>
        {footer && <PanelFooter slot={`${slot}-footer`}>{footer}</PanelFooter>}
      </Panel>
    </ModalRoot>
  );
}
