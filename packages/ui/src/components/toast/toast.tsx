"use client";

import { useEffect, useMemo, useRef, useState } from "react";
import type { ComponentPropsWithRef, ReactNode } from "react";

import { Jack } from "../../board/jack/jack.tsx";
import { CircleAlertIcon, CircleCheckIcon, XIcon } from "../../foundations/icon/icon.tsx";
import { toastLabels } from "../../labels.ts";
import { IconButton } from "../icon-button/icon-button.tsx";
import { createToastTimer } from "./toast-timer.ts";
import type { ToastMessage, ToastVariant } from "./use-toasts.ts";

export { useToasts } from "./use-toasts.ts";
export type { ToastMessage, Toasts, ToastVariant } from "./use-toasts.ts";

/** Most messages in view at once. */
const most = 3;

const marks: Record<ToastVariant, ReactNode> = {
  info: <Jack state="plugged" size="sm" />,
  success: <CircleCheckIcon size="md" className="text-success" />,
  danger: <CircleAlertIcon size="md" className="text-danger" />,
};

export interface ToastProps extends ComponentPropsWithRef<"div"> {
  /** What happened, in a sentence. */
  children: ReactNode;
  /** @default "info" */
  variant?: ToastVariant;
  /** One thing to do about it: a small outline `Button`. It must be possible elsewhere as well. */
  action?: ReactNode;
  /**
   * How long it stays, in milliseconds; false until it is dismissed.
   * @default 6000; false for danger
   */
  duration?: number | false;
  /**
   * Its time stands still: somebody reads it, or one beside it.
   * @default false
   */
  paused?: boolean;
  /** Told when its time is over, or its button was pressed. */
  onDismiss?: () => void;
  /** Name of that button. */
  dismissLabel?: string;
}

/** One brief message on a plate. `ToastRegion` places, announces and counts them. */
export function Toast({
  variant = "info",
  action,
  duration = variant === "danger" ? false : 6000,
  paused = false,
  onDismiss,
  dismissLabel = toastLabels.dismiss,
  className = "",
  children,
  ...props
}: ToastProps) {
  const dismiss = useRef(onDismiss);
  useEffect(() => {
    dismiss.current = onDismiss;
  });
  const timer = useMemo(
    () => (duration === false ? undefined : createToastTimer(duration)),
    [duration],
  );
  useEffect(() => {
    if (paused || !timer) return undefined;
    timer.run(() => dismiss.current?.());
    return () => timer.hold();
  }, [timer, paused]);

  return (
    <div
      data-slot="toast"
      data-variant={variant}
      data-state={paused ? "paused" : "running"}
      // A plate out of the board, so that it stands off the page in every theme.
      data-ground="board"
      {...props}
      className={`pointer-events-auto flex min-h-13 items-start gap-3 rounded-control border border-line bg-page py-1.75 ps-4 pe-1.75 text-small text-ink shadow-float transition-[opacity,translate] duration-small starting:translate-y-2 starting:opacity-0 ${className}`}
    >
      <span className="flex h-9 flex-none items-center">{marks[variant]}</span>
      <span className="flex min-w-0 flex-1 flex-wrap items-center gap-x-3">
        <span className="min-w-0 flex-[1_1_8rem] py-1.75 leading-[1.375rem] font-medium wrap-anywhere">
          {children}
        </span>
        {action}
      </span>
      {onDismiss && (
        <IconButton
          label={dismissLabel}
          icon={<XIcon size="sm" />}
          size="sm"
          onClick={onDismiss}
          data-slot="toast-dismiss"
        />
      )}
    </div>
  );
}

export interface ToastRegionProps extends Omit<ComponentPropsWithRef<"section">, "children"> {
  /** The messages, oldest first. Three are shown; the others wait until one of them goes. */
  toasts: readonly ToastMessage[];
  /** Told which one should go. */
  onDismiss: (id: string) => void;
  /** Name of the region. */
  label?: string;
  /** Name of each message's button. */
  dismissLabel?: string;
}

/**
 * Where brief messages appear, at the end of the window: read out when there is a pause, gone after a
 * while, never while somebody points at them or has the focus there. Put one on a page, empty, from the
 * start.
 * Pattern: https://www.w3.org/TR/WCAG22/#status-messages
 */
export function ToastRegion({
  toasts,
  onDismiss,
  label = toastLabels.region,
  dismissLabel,
  className = "",
  ...props
}: ToastRegionProps) {
  const [pointed, setPointed] = useState(false);
  const [focused, setFocused] = useState(false);
  const cameFrom = useRef<HTMLElement>(undefined);
  const list = useRef<HTMLDivElement>(null);
  const shown = toasts.slice(0, most);
  // With the last of them the box is gone from under the pointer, which then never leaves it.
  if (shown.length === 0 && (pointed || focused)) {
    setPointed(false);
    setFocused(false);
  }

  const onGone = (id: string) => {
    const held = list.current?.contains(document.activeElement);
    const next = [...(list.current?.querySelectorAll<HTMLElement>("[data-id]") ?? [])].find(
      (toast) => toast.dataset["id"] !== id,
    );
    onDismiss(id);
    // Whoever dismissed by keyboard goes on with the next message, or where they came from.
    if (!held) return;
    const button = next?.querySelector<HTMLElement>("[data-slot=toast-dismiss]");
    (button ?? cameFrom.current)?.focus();
  };

  return (
    <section
      aria-label={label}
      aria-live="polite"
      aria-relevant="additions"
      data-slot="toast-region"
      {...props}
      className={`pointer-events-none toast-place ${className}`}
    >
      <div
        ref={list}
        // It only hears where pointer and focus are.
        role="presentation"
        onPointerEnter={() => setPointed(true)}
        onPointerLeave={() => setPointed(false)}
        onFocus={({ currentTarget, relatedTarget: from }) => {
          setFocused(true);
          if (from instanceof HTMLElement && !currentTarget.contains(from)) cameFrom.current = from;
        }}
        onBlur={({ currentTarget, relatedTarget: to }) => {
          if (!(to instanceof Node && currentTarget.contains(to))) setFocused(false);
        }}
        className="grid gap-2"
      >
        {shown.map(({ id, message, ...toast }) => (
          <Toast
            key={id}
            data-id={id}
            {...toast}
            {...(dismissLabel === undefined ? {} : { dismissLabel })}
            paused={pointed || focused}
            onDismiss={() => onGone(id)}
          >
            {message}
          </Toast>
        ))}
      </div>
    </section>
  );
}
