"use client";

import { useCallback, useMemo, useRef, useState } from "react";
import type { ReactNode } from "react";

/** Kind of message: it determines the icon and the default duration. */
export type ToastVariant = "info" | "success" | "danger" | "loading";

/** An action of a message, which dismisses the message. */
export interface ToastAction {
  /** Label of the button, one verb: "Undo". */
  readonly label: string;
  /** Called when the button is pressed. */
  readonly onAction: () => void;
}

/** A message for `ToastRegion`. */
export interface ToastMessage {
  /** Identifies the message. */
  readonly id: string;
  /** What happened, in a sentence. */
  readonly message: string;
  /** @default "info" */
  readonly variant?: ToastVariant | undefined;
  /**
   * One action: its label and handler, or a small outline `Button`. Pressing such a `Button` does not dismiss
   * the message. The action must also be available elsewhere, because the message disappears.
   */
  readonly action?: ToastAction | ReactNode;
  /**
   * Duration in milliseconds; `false` or `Infinity` keeps the message until it is dismissed. If omitted, the variant
   * determines it, as in `Toast`.
   */
  readonly duration?: number | false | undefined;
}

/** A message without its id. */
export type ToastContent = Omit<ToastMessage, "id">;

/** The messages for a promise: while the promise is pending and once it is settled. */
export interface ToastPromiseWords<Value> {
  /** While the promise is pending: "Sending the test call..." */
  readonly loading: string;
  /** When the promise is fulfilled: a text, a message, or a function that returns either for the value. */
  readonly success: string | ToastContent | ((value: Value) => string | ToastContent);
  /** When the promise is rejected: a text, a message, or a function that returns either for the reason. */
  readonly error: string | ToastContent | ((reason: unknown) => string | ToastContent);
}

/** The messages of an application and the functions that change them, as `useToasts` returns them. */
export interface Toasts {
  /** All messages, oldest first, for `ToastRegion`. */
  toasts: readonly ToastMessage[];
  /** Adds a message and returns its id. */
  show: (message: string, options?: Omit<ToastContent, "message">) => string;
  /**
   * Updates a message in place. Omitted properties do not change. The timer restarts if the text or
   * the duration changes.
   */
  update: (id: string, changes: Partial<ToastContent>) => void;
  /**
   * Shows a loading message that becomes the outcome of the promise. Returns the message's id. If the message
   * was dismissed before the outcome, only a failure is shown.
   */
  promise: <Value>(promise: Promise<Value>, texts: ToastPromiseWords<Value>) => string;
  /** Removes a message. */
  dismiss: (id: string) => void;
}

/** The outcome of a promise as a message. `result` is the promise's value, or the reason of rejection. */
function outcomeMessage<Value>(
  outcome: string | ToastContent | ((result: Value) => string | ToastContent),
  result: Value,
  variant: ToastVariant,
): ToastContent {
  const content = typeof outcome === "function" ? outcome(result) : outcome;
  return typeof content === "string"
    ? { message: content, variant }
    : { ...content, variant: content.variant ?? variant };
}

/** Hook: stores the messages of an application. Use it once, with the page's only `ToastRegion`. */
export function useToasts(): Toasts {
  const [toasts, setToasts] = useState<readonly ToastMessage[]>([]);
  const count = useRef(0);
  const show = useCallback<Toasts["show"]>((message, options = {}) => {
    count.current += 1;
    const id = `toast-${count.current}`;
    setToasts((before) => [...before, { ...options, id, message }]);
    return id;
  }, []);
  const update = useCallback<Toasts["update"]>((id, changes) => {
    setToasts((before) =>
      before.map((toast) => (toast.id === id ? { ...toast, ...changes } : toast)),
    );
  }, []);
  const promise = useCallback<Toasts["promise"]>(
    (pending, texts) => {
      const id = show(texts.loading, { variant: "loading" });
      // The outcome replaces the loading message completely, in its place.
      const settle = (content: ToastContent, isFailure: boolean) =>
        setToasts((before) => {
          const outcome = { ...content, id };
          const dismissed = before.every((toast) => toast.id !== id);
          // A visitor who dismissed the loading message must still learn about a failure.
          if (dismissed && isFailure) return [...before, outcome];
          return before.map((toast) => (toast.id === id ? outcome : toast));
        });
      pending.then(
        (value) => settle(outcomeMessage(texts.success, value, "success"), false),
        (reason: unknown) => settle(outcomeMessage(texts.error, reason, "danger"), true),
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
