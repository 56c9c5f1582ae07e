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
  useSyncExternalStore,
} from "react";
import type { ComponentPropsWithRef, ReactNode, Ref, RefObject } from "react";

import { inTopLayer } from "../top-layer/top-layer.tsx";

declare global {
  interface Window {
    /** Chromium, since 126. */
    CloseWatcher?: new () => CloseWatcher;
  }
}

/** The state of a dialog: held by the application (`open`) or by the dialog itself (`defaultOpen`). */
export interface ModalRootProps {
  /** Whether it is open, if controlled. Use with `onOpenChange`. */
  open?: boolean | undefined;
  /**
   * Whether it is open at first, if uncontrolled.
   * @default false
   */
  defaultOpen?: boolean | undefined;
  /** Called whenever it is about to open or close, by whatever way. */
  onOpenChange?: ((open: boolean) => void) | undefined;
  /** The trigger and the content. */
  children?: ReactNode;
}

interface ModalState {
  open: boolean;
  change: (open: boolean) => void;
  /** Id of the content, where the application gave it one. */
  contentId: string | undefined;
  setContentId: (id: string | undefined) => void;
}

const ModalContext = createContext<ModalState>({
  open: false,
  change: () => {},
  contentId: undefined,
  setContentId: () => {},
});

const never = () => () => {};
const yes = () => true;
const no = () => false;

/**
 * Holds the state that the parts of one dialog share. Renders no element. The server renders every
 * dialog closed: it opens once the page is alive.
 */
export function ModalRoot({
  open: controlled,
  defaultOpen = false,
  onOpenChange,
  children,
}: ModalRootProps) {
  const [own, setOwn] = useState(defaultOpen);
  const [contentId, setContentId] = useState<string>();
  const open = controlled ?? own;
  const awake = useSyncExternalStore(never, yes, no);
  const change = (next: boolean) => {
    if (next === open) return;
    setOwn(next);
    onOpenChange?.(next);
  };
  return (
    <ModalContext value={{ open, change, contentId, setContentId }}>
      <RadixDialog.Root open={open && awake} onOpenChange={change}>
        {children}
      </RadixDialog.Root>
    </ModalContext>
  );
}

/** A button, or with `asChild` the one element inside, that does something to a dialog. */
export interface ModalButtonProps extends ComponentPropsWithRef<"button"> {
  /**
   * Gives role, state and handlers to the only child instead of rendering a button.
   * @default false
   */
  asChild?: boolean | undefined;
}

/** Opens the dialog. */
export function ModalTrigger(props: ModalButtonProps) {
  const { open, contentId } = use(ModalContext);
  const named = open && contentId !== undefined && { "aria-controls": contentId };
  return <RadixDialog.Trigger {...props} {...named} />;
}

/** Closes the dialog. */
export function ModalClose(props: ModalButtonProps) {
  return <RadixDialog.Close {...props} />;
}

/** Names the dialog. Its child is the element. */
export function ModalTitle({ children }: { children: ReactNode }) {
  return <RadixDialog.Title asChild>{children}</RadixDialog.Title>;
}

/** Describes the dialog. Its child is the element. */
export function ModalDescription({ children }: { children: ReactNode }) {
  return <RadixDialog.Description asChild>{children}</RadixDialog.Description>;
}

export interface ModalContentProps extends ComponentPropsWithRef<"div"> {
  /**
   * Whether a press on the backdrop closes. Set it to false where a slip would lose what was typed.
   * @default true
   */
  closeOnBackdrop?: boolean | undefined;
  /** Gets the focus on opening. Without it the first link, field or button inside does. */
  initialFocus?: RefObject<HTMLElement | null> | undefined;
}

/**
 * The dialog itself, in the document only while it is open. It is rendered where it stands and lifted
 * into the browser's top layer, so that theme, ground and direction are those around it.
 */
export function ModalContent({
  closeOnBackdrop = true,
  initialFocus,
  ref,
  ...props
}: ModalContentProps) {
  const { change } = use(ModalContext);
  const panel = useRef<HTMLDivElement | null>(null);
  return (
    <RadixDialog.Content
      asChild
      onOpenAutoFocus={(event) => {
        event.preventDefault();
        const target = initialFocus?.current ?? firstToFocus(panel.current);
        (target ?? panel.current)?.focus({ preventScroll: true });
      }}
      onCloseAutoFocus={giveFocusBack}
      onEscapeKeyDown={(event) => {
        afterEverybodyElse(event, () => {
          // The browser closes what is its own first: a popover that opened in the dialog.
          if (panel.current?.querySelector("[popover]:not([popover=manual]):popover-open")) return;
          // The key is used up: the browser makes no request to close of it.
          event.preventDefault();
          change(false);
        });
      }}
      onPointerDownOutside={(event) => {
        if (!closeOnBackdrop) event.preventDefault();
      }}
    >
      <ModalLayer {...props} panel={panel} userRef={ref} />
    </RadixDialog.Content>
  );
}

interface ModalLayerProps extends ComponentPropsWithRef<"div"> {
  panel: RefObject<HTMLDivElement | null>;
  userRef: Ref<HTMLDivElement> | undefined;
}

function ModalLayer({ panel, userRef, ref, id, ...props }: ModalLayerProps) {
  const { change, setContentId } = use(ModalContext);
  const latestChange = useRef(change);
  useEffect(() => {
    latestChange.current = change;
  });
  const own = useRef<HTMLDivElement>(null);
  useImperativeHandle<HTMLDivElement | null, HTMLDivElement | null>(userRef, () => own.current, []);
  useImperativeHandle<HTMLDivElement | null, HTMLDivElement | null>(panel, () => own.current, []);
  useImperativeHandle<HTMLDivElement | null, HTMLDivElement | null>(ref, () => own.current, []);
  useLayoutEffect(() => {
    setContentId(id);
    return () => setContentId(undefined);
  }, [id, setContentId]);
  useLayoutEffect(() => {
    const layer = own.current;
    if (!layer) return undefined;
    openers.set(layer, document.activeElement);
    const { clientWidth } = document.documentElement;
    const hasScrollbar = window.innerWidth > clientWidth;
    const leave = inTopLayer(layer);
    // Nothing to keep a scrollbar's room for: there is none, or nothing of the page is seen. The
    // attribute locks the page, so it is set once the page was measured.
    layer.dataset["modal"] = !hasScrollbar || layer.clientWidth >= clientWidth ? "flush" : "";
    return leave;
  }, []);
  useEffect(() => onCloseRequests(() => latestChange.current(false)), []);
  return <div id={id} data-ground="page" {...props} ref={own} popover="manual" />;
}

/** What the browser tells of the user's wish to close something. Not in TypeScript's library yet. */
interface CloseWatcher extends EventTarget {
  destroy(): void;
}

/**
 * Hears of every way of closing that the platform has, such as Android's back gesture; Escape arrives as a
 * key before. The browser asks whoever came last. One watcher hears one request: if the application
 * refuses it, the next one hears the next.
 * Standard: https://html.spec.whatwg.org/multipage/interaction.html#close-requests-and-close-watchers
 */
function onCloseRequests(close: () => void) {
  if (!window.CloseWatcher) return undefined;
  const Watcher = window.CloseWatcher;
  let watcher: CloseWatcher;
  const watch = () => {
    watcher = new Watcher();
    watcher.addEventListener("close", () => {
      watch();
      close();
    });
  };
  watch();
  return () => watcher.destroy();
}

/** What had the focus when a dialog opened. */
const openers = new WeakMap<Element, Element | null>();

/** To what had the focus before; if that went with a dialog that it was in, to what opened that one. */
function giveFocusBack(event: Event) {
  const layer = event.currentTarget;
  if (!(layer instanceof Element)) return;
  const focused = document.activeElement;
  // The application has given it to something else already, or another dialog has it. A dialog that
  // has it on itself has only caught it when this one went.
  const isElsewhere =
    focused &&
    focused !== document.body &&
    !focused.matches("[data-modal]") &&
    !layer.contains(focused);
  let opener: Element | null | undefined = openers.get(layer);
  while (opener && !opener.isConnected) {
    const around: Element | null = opener.closest("[data-modal]");
    opener = around && openers.get(around);
  }
  if (isElsewhere) event.preventDefault();
  else if (opener instanceof HTMLElement && opener !== document.body) {
    event.preventDefault();
    opener.focus({ preventScroll: true });
  }
}

const focusable =
  "a[href],button,input:not([type=hidden]),select,textarea,summary,[tabindex],[contenteditable=true],audio[controls],video[controls]";

function firstToFocus(layer: HTMLElement | null): HTMLElement | undefined {
  return [...(layer?.querySelectorAll<HTMLElement>(focusable) ?? [])].find(
    (element) =>
      element.tabIndex >= 0 &&
      !element.matches(":disabled") &&
      element.checkVisibility({ visibilityProperty: true }),
  );
}

/**
 * Radix asks for Escape on its way down to the focused element, before that element hears of it: a
 * search field that empties itself on Escape would close the dialog around it. So Radix is told that
 * the key is taken, and the dialog closes on the key's way up if nobody has taken it by then.
 */
function afterEverybodyElse(event: KeyboardEvent, close: () => void) {
  if (event.isComposing || event.defaultPrevented) return;
  Object.defineProperty(event, "defaultPrevented", { configurable: true, value: true });
  const { documentElement: next } = document;
  next.addEventListener("keydown", () => Reflect.deleteProperty(event, "defaultPrevented"), {
    capture: true,
    once: true,
  });
  const onWayUp = (arrived: KeyboardEvent) => {
    if (arrived === event && !event.defaultPrevented) close();
  };
  document.addEventListener("keydown", onWayUp);
  // After the event, wherever it was stopped.
  setTimeout(() => document.removeEventListener("keydown", onWayUp));
}
