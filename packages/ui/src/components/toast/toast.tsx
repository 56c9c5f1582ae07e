"use client";

import { Branch } from "@radix-ui/react-dismissable-layer";
import {
  isValidElement,
  useEffect,
  useImperativeHandle,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
  useSyncExternalStore,
} from "react";
import type { ComponentPropsWithRef, KeyboardEvent, ReactNode } from "react";

import { Jack } from "../../board/jack/jack.tsx";
import { CircleAlertIcon, CircleCheckIcon, XIcon } from "../../foundations/icon/icon.tsx";
import { fill } from "../../foundations/labels/fill.ts";
import { useLabels, useLocale } from "../../foundations/labels/labels.tsx";
import type { KitLabels } from "../../foundations/labels/labels.tsx";
import { alertLabels, toastLabels } from "../../labels.ts";
import { Button } from "../button/button.tsx";
import { IconButton } from "../icon-button/icon-button.tsx";
import { Spinner } from "../spinner/spinner.tsx";
import { keepAboveTopLayer } from "../top-layer/top-layer.tsx";
import { durationOf, shownToasts } from "./shown-toasts.ts";
import { createToastTimer } from "./toast-timer.ts";
import { useSwipe } from "./use-swipe.ts";
import type { ToastAction, ToastMessage, ToastVariant } from "./use-toasts.ts";

export { useToasts } from "./use-toasts.ts";
export type {
  ToastAction,
  ToastContent,
  ToastMessage,
  ToastPromiseWords,
  Toasts,
  ToastVariant,
} from "./use-toasts.ts";

const marks: Record<ToastVariant, ReactNode> = {
  info: <Jack state="plugged" size="sm" />,
  success: <CircleCheckIcon size="md" className="text-success" />,
  danger: <CircleAlertIcon size="md" className="text-danger" />,
  loading: <Spinner size="sm" />,
};

const isAction = (action: ToastAction | ReactNode): action is ToastAction =>
  typeof action === "object" && action !== null && "label" in action && !isValidElement(action);

export interface ToastProps extends ComponentPropsWithRef<"div"> {
  /** What happened, in a sentence. */
  children: ReactNode;
  /**
   * The kind of message. A `loading` message stays until it is updated or dismissed.
   * @default "info"
   */
  variant?: ToastVariant | undefined;
  /**
   * One action: its label and handler, after which the message is dismissed; or a small outline
   * `Button`. The action must also be available elsewhere, because the message disappears.
   */
  action?: ToastAction | ReactNode;
  /**
   * Duration in milliseconds; `false` or `Infinity` keeps the message until it is dismissed.
   * @default 6000; false for danger and loading
   */
  duration?: number | false | undefined;
  /**
   * Pauses the timer. `ToastRegion` sets it while messages are hovered or focused, and while the window is
   * inactive.
   * @default false
   */
  paused?: boolean | undefined;
  /**
   * Called when the duration is over, after a press on the close button or on the button of a
   * `ToastAction`, and after a swipe. Without this callback there is no close button.
   */
  onDismiss?: (() => void) | undefined;
  /** Labels that override the `LabelsProvider`'s. */
  labels?: Partial<KitLabels["toast"]> | undefined;
}

/**
 * A short message above the page. `ToastRegion` renders one for each visible entry of its `toasts`, and
 * announces and dismisses them.
 *
 * Pattern: https://www.w3.org/TR/WCAG22/#status-messages
 */
export function Toast({
  variant = "info",
  action,
  duration: givenDuration,
  paused = false,
  onDismiss,
  labels: labelOverrides,
  className = "",
  children,
  onPointerDown,
  onPointerMove,
  onPointerUp,
  onPointerCancel,
  ...props
}: ToastProps) {
  const labels = useLabels("toast", toastLabels, labelOverrides);
  // As in an `Alert`, screen readers read the variant's name in place of its icon.
  const variants = useLabels("alert", alertLabels);
  const latestOnDismiss = useRef(onDismiss);
  useEffect(() => {
    latestOnDismiss.current = onDismiss;
  });
  const message = useRef<HTMLSpanElement>(null);
  const [text, setText] = useState<string | null>();
  // The text is read from the document, because elements as children are new objects in each render.
  useEffect(() => setText(message.current?.textContent), [children]);
  const duration = durationOf({ variant, duration: givenDuration });
  const runTimer = useMemo(
    () => (duration === false ? undefined : createToastTimer(duration)),
    // oxlint-disable-next-line react/exhaustive-deps -- changed text restarts the timer
    [duration, text],
  );
  useEffect(() => {
    if (paused) return undefined;
    return runTimer?.(() => latestOnDismiss.current?.());
  }, [runTimer, paused]);
  const swipe = useSwipe(onDismiss);

  return (
    <div
      data-slot="toast"
      data-variant={variant}
      data-state={paused ? "paused" : "running"}
      // The colors of the board, which contrast with the page in every theme.
      data-ground="board"
      {...props}
      onPointerDown={(event) => {
        onPointerDown?.(event);
        swipe.onPointerDown(event);
      }}
      onPointerMove={(event) => {
        onPointerMove?.(event);
        swipe.onPointerMove(event);
      }}
      onPointerUp={(event) => {
        onPointerUp?.(event);
        swipe.onPointerUp(event);
      }}
      onPointerCancel={(event) => {
        onPointerCancel?.(event);
        swipe.onPointerCancel(event);
      }}
      className={`pointer-events-auto flex min-h-13 touch-pan-y items-start gap-3 rounded-control border border-line bg-page py-1.75 ps-4 pe-1.75 text-small text-ink shadow-float transition-[opacity,translate] duration-small data-[swipe=move]:transition-none starting:translate-y-2 starting:opacity-0 ${className}`}
    >
      <span className="flex h-9 w-[1.25rem] flex-none items-center justify-center">
        {marks[variant]}
        {(variant === "success" || variant === "danger") && (
          <span className="sr-only">{`${variants[variant]}: `}</span>
        )}
      </span>
      <span className="flex min-w-0 flex-1 flex-wrap items-center gap-x-3">
        <span
          ref={message}
          className="min-w-0 flex-[1_1_8rem] py-1.75 leading-[1.375rem] font-medium wrap-anywhere"
        >
          {children}
        </span>
        {isAction(action) ? (
          <Button
            variant="outline"
            size="sm"
            onClick={() => {
              action.onAction();
              onDismiss?.();
            }}
          >
            {action.label}
          </Button>
        ) : (
          action
        )}
      </span>
      {onDismiss && (
        <IconButton
          label={labels.dismiss}
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
  /**
   * The messages, oldest first. At most three are visible. Messages with a duration are queued. Messages
   * without a duration may be hidden by newer messages, and are shown again later.
   */
  toasts: readonly ToastMessage[];
  /** Called with the id of the message to remove. */
  onDismiss: (id: string) => void;
  /**
   * Key that moves the focus to the messages; `null` for none. Escape returns the focus.
   * @default "F8"
   */
  hotkey?: string | null | undefined;
  /** Labels that override the `LabelsProvider`'s. In `region`, `{hotkey}` is replaced by the key. */
  labels?: Partial<KitLabels["toast"]> | undefined;
}

const focusEvents = ["focusin", "focusout"] as const;

/**
 * Hook: allows the focus in the region while a modal dialog is open. The dialog's focus trap listens on
 * the document and would move the focus back to the dialog. So events of focus that goes to the messages stop
 * there, before the listeners of dialogs that open later. React's own listeners are earlier, also if its root is
 * the document. The trap receives the focus that leaves the messages, so that it does not go behind the dialog.
 */
function useFocusBesideModals(region: { current: HTMLElement | null }) {
  useEffect(() => {
    const stop = (event: FocusEvent) => {
      const to = event.type === "focusout" ? event.relatedTarget : event.target;
      if (to instanceof Node && region.current?.contains(to)) event.stopImmediatePropagation();
    };
    for (const each of focusEvents) document.addEventListener(each, stop);
    return () => {
      for (const each of focusEvents) document.removeEventListener(each, stop);
    };
  }, [region]);
}

const windowEvents = ["focus", "blur", "visibilitychange"];
/** Whether the window has lost the focus. A frame that never had it counts as active. */
let isBlurred = false;

function subscribeToWindow(notify: () => void) {
  const update = (event: Event) => {
    if (event.type !== "visibilitychange") isBlurred = event.type === "blur";
    notify();
  };
  for (const each of windowEvents) addEventListener(each, update);
  return () => {
    for (const each of windowEvents) removeEventListener(each, update);
    isBlurred = false;
  };
}

/**
 * Hook: whether the window has lost the focus, or its tab is in the background, where it may also have been opened.
 * The timers of messages pause meanwhile.
 */
const useInactiveWindow = () =>
  useSyncExternalStore(
    subscribeToWindow,
    () => isBlurred || document.hidden,
    () => false,
  );

/**
 * Region for messages at the bottom of the window, at its end side, above page and modal dialogs.
 * Messages are announced politely. Messages with a duration disappear when it is over. The timers pause while
 * messages are hovered or focused, and while the window is inactive. Render the region once per page, empty
 * at first.
 */
export function ToastRegion({
  toasts,
  onDismiss,
  hotkey = "F8",
  labels: labelOverrides,
  className = "",
  ref,
  onKeyDown,
  ...props
}: ToastRegionProps) {
  const labels = useLabels("toast", toastLabels, labelOverrides);
  const locale = useLocale();
  const [hovered, setHovered] = useState(false);
  const [focused, setFocused] = useState(false);
  const inactive = useInactiveWindow();
  const previousFocus = useRef<HTMLElement>(undefined);
  const region = useRef<HTMLElement>(null);
  const shown = shownToasts(toasts);
  const hasToasts = shown.length > 0;
  const hiddenCount = toasts.length - shown.length;
  // When the last message disappears, React receives no `pointerleave` from it.
  if (!hasToasts && hovered) setHovered(false);

  useImperativeHandle<HTMLElement | null, HTMLElement | null>(ref, () => region.current, []);
  useLayoutEffect(() => keepAboveTopLayer(region.current), []);
  useFocusBesideModals(region);
  useLayoutEffect(() => {
    // Browsers report no `blur` when the focused element is removed. So `focused` would stay true, and the timers
    // would stay paused. It is set in a later task, because an effect must not set state itself.
    if (!focused || (hasToasts && document.activeElement !== document.body)) return;
    setTimeout(() => setFocused(false));
    previousFocus.current?.focus({ preventScroll: true });
  });
  useEffect(() => {
    if (!hasToasts || hotkey === null) return undefined;
    const onHotkey = (event: globalThis.KeyboardEvent) => {
      if (event.key !== hotkey || event.defaultPrevented || event.isComposing) return;
      event.preventDefault();
      region.current?.focus();
    };
    document.addEventListener("keydown", onHotkey);
    return () => document.removeEventListener("keydown", onHotkey);
  }, [hasToasts, hotkey]);

  const dismissAndMoveFocus = (id: string) => {
    const hadFocus = region.current?.contains(document.activeElement);
    const buttons = region.current?.querySelectorAll<HTMLElement>("[data-slot=toast-dismiss]");
    const next = buttons?.[shown[0]?.id === id ? 1 : 0];
    onDismiss(id);
    // Moves the focus to the close button of the first remaining message, or back to the element that had it
    // before.
    if (!hadFocus) return;
    (next ?? previousFocus.current)?.focus({ preventScroll: !next });
  };

  const handleKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    onKeyDown?.(event);
    if (event.key !== "Escape" || event.defaultPrevented || !previousFocus.current) return;
    // Escape must not close a dialog as well.
    event.preventDefault();
    previousFocus.current.focus({ preventScroll: true });
  };

  return (
    // A click on a message is not a click outside of an open dialog.
    <Branch asChild>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- the handlers only track pointer and focus */}
      <section
        // Without a hotkey the empty parentheses are removed from the label.
        aria-label={fill(labels.region, { hotkey: hotkey ?? "" }, locale).replace(" ()", "")}
        aria-live="polite"
        data-slot="toast-region"
        {...props}
        ref={region}
        popover="manual"
        tabIndex={-1}
        onKeyDown={handleKeyDown}
        onFocus={(event) => {
          props.onFocus?.(event);
          const { currentTarget, relatedTarget: from } = event;
          // Without `from` the focus came from no element, or it returned together with the window. If it returned,
          // it was in the region before, so `focused` is still true.
          const isEntry = from ? !currentTarget.contains(from) : !focused;
          if (isEntry) previousFocus.current = from instanceof HTMLElement ? from : undefined;
          setFocused(true);
        }}
        onBlur={(event) => {
          props.onBlur?.(event);
          const { currentTarget, relatedTarget: to } = event;
          // If the window loses the focus, `document.activeElement` stays in the region.
          if (![to, document.activeElement].some((element) => currentTarget.contains(element)))
            setFocused(false);
        }}
        className={`pointer-events-none ll-toast-place ${className}`}
      >
        <div
          // Not a control: the handlers only observe the pointer.
          role="presentation"
          onPointerEnter={() => setHovered(true)}
          onPointerLeave={() => setHovered(false)}
          className="grid gap-2"
        >
          {hiddenCount > 0 && (
            <span
              data-slot="toast-more"
              data-ground="board"
              className="justify-self-end rounded-control border border-line bg-page px-3 py-1 text-fine text-ink-muted"
            >
              {fill(labels.more, { count: hiddenCount }, locale)}
            </span>
          )}
          {shown.map(({ id, message, ...toast }) => (
            <Toast
              key={id}
              data-id={id}
              {...toast}
              labels={labelOverrides}
              paused={hovered || focused || inactive}
              onDismiss={() => dismissAndMoveFocus(id)}
            >
              {message}
            </Toast>
          ))}
        </div>
      </section>
    </Branch>
  );
}
