import type { ToastMessage, ToastVariant } from "./use-toasts.ts";

/** Maximum number of visible messages. */
const maxVisible = 3;

/** Default duration by variant, in milliseconds; `false` for errors and loading messages, which stay. */
export const defaultDuration = (variant: ToastVariant = "info") =>
  variant === "danger" || variant === "loading" ? false : 6000;

const isPersistent = ({ variant, duration = defaultDuration(variant) }: ToastMessage) =>
  duration === false;

/**
 * The visible messages, in order. Messages with a duration are queued, and at least one of them is
 * always visible. Messages without a duration never block this queue: while there is no space, the oldest of
 * them are hidden, and they are shown again later.
 */
export function shownToasts(toasts: readonly ToastMessage[]): readonly ToastMessage[] {
  if (toasts.length <= maxVisible) return toasts;
  const persistent = toasts.filter(isPersistent);
  const timed = toasts.filter((toast) => !isPersistent(toast));
  const timedCount = Math.min(timed.length, Math.max(1, maxVisible - persistent.length));
  const shown = new Set([
    ...timed.slice(0, timedCount),
    // The newest messages: a negative start counts from the end. It is 0 only if `persistent` is empty.
    ...persistent.slice(timedCount - maxVisible),
  ]);
  return toasts.filter((toast) => shown.has(toast));
}
