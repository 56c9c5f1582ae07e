"use client";

import { useCallback, useMemo, useRef, useState } from "react";
import type { ReactNode } from "react";

export type ToastVariant = "info" | "success" | "danger";

/** One brief message. */
export interface ToastMessage {
  /** Tells it from the others. */
  readonly id: string;
  /** What happened, in a sentence. */
  readonly message: string;
  /** @default "info" */
  readonly variant?: ToastVariant;
  /** One thing to do about it: a small outline `Button`. It must be possible elsewhere as well. */
  readonly action?: ReactNode;
  /** Milliseconds it stays; false until it is dismissed. */
  readonly duration?: number | false;
}

export interface Toasts {
  /** All of them, oldest first: what `ToastRegion` takes. */
  toasts: readonly ToastMessage[];
  /** Adds one and gives its id. */
  show: (message: string, rest?: Omit<ToastMessage, "id" | "message">) => string;
  /** Takes one away. */
  dismiss: (id: string) => void;
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
  const dismiss = useCallback((id: string) => {
    setToasts((before) => before.filter((toast) => toast.id !== id));
  }, []);
  return useMemo(() => ({ toasts, show, dismiss }), [toasts, show, dismiss]);
}
