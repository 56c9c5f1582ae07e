import type { ToastMessage, ToastVariant } from "./use-toasts.ts";

/** Most visible messages. */
const most = 3;

/** Default duration by variant: errors and loading messages stay. */
export const usualDuration = (variant: ToastVariant = "info") =>
  variant === "danger" || variant === "loading" ? false : 6000;

const stays = ({ variant, duration = usualDuration(variant) }: ToastMessage) => duration === false;

/**
 * The visible messages, in order. Those with a duration are queued and always get a place. Those
 * without one give way to newer messages and return when these are dismissed, so that they never
 * block the queue.
 */
export function shownToasts(toasts: readonly ToastMessage[]): readonly ToastMessage[] {
  if (toasts.length <= most) return toasts;
  const staying = toasts.filter(stays);
  const passing = toasts.filter((toast) => !stays(toast));
  const places = Math.min(passing.length, Math.max(1, most - staying.length));
  const shown = new Set([...passing.slice(0, places), ...staying.slice(places - most)]);
  return toasts.filter((toast) => shown.has(toast));
}
