"use client";

import * as RadixDialog from "@radix-ui/react-dialog";
import {
  createContext,
  use,
  useEffect,
  useImperativeHandle,
  useLayoutEffect,
  useRef,
  useState,
} from "react";
import type { ComponentPropsWithRef, ReactNode, Ref, RefObject } from "react";

import { useHydrated } from "../../foundations/hydration/use-hydrated.ts";
import { useControlled } from "../../foundations/state/use-controlled.ts";
import { closeIfUnhandled } from "../top-layer/close-if-unhandled.ts";
import { keepInTopLayer } from "../top-layer/top-layer.tsx";
import { rememberFocus, restoreFocus } from "./restore-focus.ts";

/* The behavior of modal dialogs, without styles, on top of Radix: state, focus, Escape and other close
   requests, scroll lock. modal-parts.tsx adds the styles for `Dialog` and `Sheet`. */

declare global {
  interface Window {
    /** Only in browsers with close requests: Chromium since version 126. */
    CloseWatcher?: new () => CloseWatcher;
  }
}

/** The state of a dialog: controlled by the application (`open`) or uncontrolled (`defaultOpen`). */
export interface ModalRootProps {
  /** Whether the dialog is open, if controlled. Use with `onOpenChange`. */
  open?: boolean | undefined;
  /**
   * Whether the dialog is open at first, if uncontrolled.
   * @default false
   */
  defaultOpen?: boolean | undefined;
  /** Called with the requested state before the dialog opens or closes. */
  onOpenChange?: ((open: boolean) => void) | undefined;
  /** The trigger and the content. */
  children?: ReactNode;
}

interface ModalState {
  change: (open: boolean) => void;
  /** Id of the dialog element while it is mounted: the application's, or else Radix's. */
  contentId: string | undefined;
  setContentId: (id: string | undefined) => void;
}

const ModalContext = createContext<ModalState>({
  change: () => {},
  contentId: undefined,
  setContentId: () => {},
});

/**
 * State shared by the parts of a dialog. Renders no element. On the server every dialog is closed; one
 * that is open initially opens after hydration.
 */
export function ModalRoot({
  open: controlled,
  defaultOpen = false,
  onOpenChange,
  children,
}: ModalRootProps) {
  const [open, change] = useControlled(controlled, defaultOpen, onOpenChange);
  const [contentId, setContentId] = useState<string>();
  const hydrated = useHydrated();
  return (
    <ModalContext value={{ change, contentId, setContentId }}>
      <RadixDialog.Root open={open && hydrated} onOpenChange={change}>
        {children}
      </RadixDialog.Root>
    </ModalContext>
  );
}

/** A button, or with `asChild` its child, that opens or closes a dialog. */
export interface ModalButtonProps extends ComponentPropsWithRef<"button"> {
  /**
   * Passes the attributes and event handlers to the only child instead of rendering a button.
   * @default false
   */
  asChild?: boolean | undefined;
}

/** Opens the dialog. */
export function ModalTrigger(props: ModalButtonProps) {
  const { contentId } = use(ModalContext);
  const controlsAttribute = contentId !== undefined && { "aria-controls": contentId };
  return <RadixDialog.Trigger {...props} {...controlsAttribute} />;
}

/** Closes the dialog. */
export function ModalClose(props: ModalButtonProps) {
  return <RadixDialog.Close {...props} />;
}

/** Makes its only child the dialog's accessible name. Adds no element of its own. */
export function ModalTitle({ children }: { children: ReactNode }) {
  return <RadixDialog.Title asChild>{children}</RadixDialog.Title>;
}

/** Makes its only child the dialog's accessible description. Adds no element of its own. */
export function ModalDescription({ children }: { children: ReactNode }) {
  return <RadixDialog.Description asChild>{children}</RadixDialog.Description>;
}

export interface ModalContentProps extends ComponentPropsWithRef<"div"> {
  /**
   * Whether a click on the backdrop closes the dialog. Set it to false if that could lose input.
   * @default true
   */
  closeOnBackdrop?: boolean | undefined;
  /**
   * Receives the initial focus.
   * @default the first element inside that Tab can reach, or else the dialog
   */
  initialFocus?: RefObject<HTMLElement | null> | undefined;
}

/**
 * The dialog element. It is rendered in place, not in a portal, so that it inherits theme and direction. The
 * browser's top layer shows it above the page. Its ground is `page`, also if the ground around it is not.
 */
export function ModalContent({
  closeOnBackdrop = true,
  initialFocus,
  ref,
  ...props
}: ModalContentProps) {
  const { change } = use(ModalContext);
  const panel = useRef<HTMLDivElement>(null);
  return (
    <RadixDialog.Content
      ref={panel}
      asChild
      onOpenAutoFocus={(event) => {
        event.preventDefault();
        const target = initialFocus?.current ?? firstFocusable(panel.current);
        (target ?? panel.current)?.focus({ preventScroll: true });
      }}
      onCloseAutoFocus={restoreFocus}
      onEscapeKeyDown={(event) => closeIfUnhandled(event, panel.current!, () => change(false))}
      onPointerDownOutside={(event) => {
        if (!closeOnBackdrop) event.preventDefault();
      }}
    >
      <ModalLayer {...props} userRef={ref} />
    </RadixDialog.Content>
  );
}

interface ModalLayerProps extends ComponentPropsWithRef<"div"> {
  userRef: Ref<HTMLDivElement> | undefined;
}

/** The dialog element. Radix and the caller each receive it as a ref. */
function ModalLayer({ userRef, ref, id, ...props }: ModalLayerProps) {
  const { change, setContentId } = use(ModalContext);
  const latestChange = useRef(change);
  useEffect(() => {
    latestChange.current = change;
  });
  const own = useRef<HTMLDivElement>(null);
  useImperativeHandle<HTMLDivElement | null, HTMLDivElement | null>(userRef, () => own.current, []);
  useImperativeHandle<HTMLDivElement | null, HTMLDivElement | null>(ref, () => own.current, []);
  useLayoutEffect(() => {
    setContentId(id);
    return () => setContentId(undefined);
  }, [id, setContentId]);
  useLayoutEffect(() => {
    const layer = own.current;
    if (!layer) return undefined;
    // If React hid the dialog meanwhile, the effect runs again, and the focus may be inside the dialog.
    rememberFocus(layer);
    const { clientWidth } = document.documentElement;
    const removeFromTopLayer = keepInTopLayer(layer);
    // The attribute locks the page's scrolling (dialog.css). `flush` reserves no scrollbar gutter,
    // because there is no scrollbar or the dialog covers the page. All widths are measured before the lock.
    const leavesScrollbar = innerWidth > clientWidth && layer.clientWidth < clientWidth;
    layer.dataset["modal"] = leavesScrollbar ? "" : "flush";
    // If an element is removed while nothing has the focus, Radix focuses the dialog. While the focus moves to
    // another element, that is wrong: a tooltip or an error is often removed when its element loses the focus.
    // Not by assignment, which would call a setter of the prototype: test tools define one for all elements.
    layer.addEventListener("focusout", ({ relatedTarget }) => {
      if (!relatedTarget) return;
      Object.defineProperty(layer, "focus", { configurable: true, value: () => {} });
      setTimeout(() => Reflect.deleteProperty(layer, "focus"));
    });
    return removeFromTopLayer;
  }, []);
  useEffect(() => onCloseRequests(() => latestChange.current(false)), []);
  return <div id={id} data-ground="page" {...props} ref={own} popover="manual" />;
}

/** Type of `CloseWatcher`, missing in TypeScript's library. */
interface CloseWatcher extends EventTarget {
  destroy(): void;
}

/** Whether the browser is handling a press of Escape. */
let isEscape = false;

const rememberEscape = (event: KeyboardEvent) => {
  isEscape = event.key === "Escape";
  // The browser sends the close request directly after the event's last listener, before any timer.
  setTimeout(() => (isEscape = false));
};

/**
 * Calls `close` on each close request of the platform, such as Android's back gesture, except for those that
 * Escape causes: Escape is handled earlier, as a key press. If a handler inside has stopped that event's
 * propagation, the browser still sends the request, but the dialog must stay open. The newest watcher receives the
 * request. A watcher handles only one request, so each request creates the next watcher, in case the dialog stays
 * open.
 *
 * Standard:
 * https://html.spec.whatwg.org/multipage/interaction.html#close-requests-and-close-watchers
 */
function onCloseRequests(close: () => void) {
  const Watcher = window.CloseWatcher;
  if (!Watcher) return undefined;
  let watcher: CloseWatcher;
  const watch = () => {
    watcher = new Watcher();
    watcher.addEventListener("close", () => {
      watch();
      if (!isEscape) close();
    });
  };
  watch();
  // Stays for later dialogs, because adding it again has no effect.
  addEventListener("keydown", rememberEscape, true);
  return () => watcher.destroy();
}

const focusable =
  "a[href],button,input:not([type=hidden]),select,textarea,summary,[tabindex],[contenteditable=true],audio[controls],video[controls]";

function firstFocusable(layer: HTMLElement | null): HTMLElement | undefined {
  return [...(layer?.querySelectorAll<HTMLElement>(focusable) ?? [])].find(
    (element) =>
      element.tabIndex >= 0 &&
      !element.matches(":disabled") &&
      element.checkVisibility({ visibilityProperty: true }),
  );
}
