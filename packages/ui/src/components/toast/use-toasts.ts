"use client";

import { useCallback, useMemo, useRef, useState } from "react";
import type { ReactNode } from "react";

export type ToastVariant = "info" | "success" | "danger" | "loading";

/** One thing to do about a message. After it the message goes. */
export interface ToastAction {
  /** Words of the button, one verb: "Undo". */
  readonly label: string;
  /** Called when it is pressed. */
  readonly onAction: () => void;
}

/** One brief message. */
export interface ToastMessage {
  /** Distinguishes it from the others. */
  readonly id: string;
  /** What happened, in a sentence. */
  readonly message: string;
  /** @default "info" */
  readonly variant?: ToastVariant | undefined;
  /**
   * One thing to do about it: its words and what it does, or a small outline `Button` of your own, after
   * which the message stays. It must be possible elsewhere as well.
   */
  readonly action?: ToastAction | ReactNode;
  /** Milliseconds it stays; false until it is dismissed. */
  readonly duration?: number | false | undefined;
}

/** What a message says and how, without its id. */
export type ToastContent = Omit<ToastMessage, "id">;

/** What is said while a promise is open, and once it is settled. */
export interface ToastPromiseWords<Value> {
  /** While it is open: "Sending the test call..." */
  readonly loading: string;
  /** When it is kept: a sentence, a whole message, or a function of the value that makes one. */
  readonly success: string | ToastContent | ((value: Value) => string | ToastContent);
  /** When it is broken: the same, of the reason. */
  readonly error: string | ToastContent | ((reason: unknown) => string | ToastContent);
}

export interface Toasts {
  /** All of them, oldest first: what `ToastRegion` takes. */
  toasts: readonly ToastMessage[];
  /** Adds one and gives its id. */
  show: (message: string, rest?: Omit<ToastContent, "message">) => string;
  /** Changes one that is there, in its place; its time begins anew. What is not named stays. */
  update: (id: string, changes: Partial<ToastContent>) => void;
  /** Says that something is under way, then how it went, in one message. Gives its id. */
  promise: <Value>(promise: Promise<Value>, words: ToastPromiseWords<Value>) => string;
  /** Takes one away. */
  dismiss: (id: string) => void;
}

/** The outcome as a message: its variant's time, unless it names another. */
function outcome<Given>(
  words: string | ToastContent | ((given: Given) => string | ToastContent),
  given: Given,
  variant: ToastVariant,
): ToastContent {
  const said = typeof words === "function" ? words(given) : words;
  return typeof said === "string"
    ? { message: said, variant }
    : { ...said, variant: said.variant ?? variant };
}

/** Holds an application's brief messages: one for the page, beside its one `ToastRegion`. */
export function useToasts(): Toasts {
  const [toasts, setToasts] = useState<readonly ToastMessage[]>([]);
  const count = useRef(0);
  const show = useCallback<Toasts["show"]>((message, rest = {}) => {
    count.current += 1;
    const id = `toast-${count.current}`;
    setToasts((before) => [...before, { ...rest, id, message }]);
    return id;
  }, []);
  const update = useCallback<Toasts["update"]>((id, changes) => {
    setToasts((before) =>
      before.map((toast) => (toast.id === id ? { ...toast, ...changes } : toast)),
    );
  }, []);
  const promise = useCallback<Toasts["promise"]>(
    (open, words) => {
      const id = show(words.loading, { variant: "loading" });
      const settle = (content: ToastContent) =>
        // Nothing of the message before it stays but its place.
        setToasts((before) =>
          before.map((toast) => (toast.id === id ? { ...content, id } : toast)),
        );
      open.then(
        (value) => settle(outcome(words.success, value, "success")),
        (reason: unknown) => settle(outcome(words.error, reason, "danger")),
      );
      return id;
    },
    [show],
  );
  const dismiss = useCallback((id: string) => {
    setToasts((before) => before.filter((toast) => toast.id !== id));
  }, []);
  return useMemo(
    () => ({ toasts, show, update, promise, dismiss }),
    [toasts, show, update, promise, dismiss],
  );
}
