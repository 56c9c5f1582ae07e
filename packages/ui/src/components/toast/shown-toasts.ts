import type { ToastMessage, ToastVariant } from "./use-toasts.ts";

/** Maximum number of visible messages. */
const maxVisible = 3;

/** Maximum delay of `setTimeout`, in milliseconds. With a longer one, such as `Infinity`, it does not wait. */
const maxDelay = 2 ** 31 - 1;

const defaultDuration = (variant: ToastVariant | undefined) =>
  variant === "danger" || variant === "loading" ? false : 6000;

/** A message's duration in milliseconds; `false` if it stays until it is dismissed. */
export const durationOf = ({
  variant,
  duration = defaultDuration(variant),
}: Pick<ToastMessage, "variant" | "duration">): number | false =>
  duration !== false && duration <= maxDelay && duration;

const isPersistent = (toast: ToastMessage) => durationOf(toast) === false;

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
