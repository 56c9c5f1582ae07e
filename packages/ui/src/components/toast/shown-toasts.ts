import type { ToastMessage, ToastVariant } from "./use-toasts.ts";

/** Most messages in view at once. */
const most = 3;

/** How long a message stays where it does not say so: what failed or is under way stays. */
export const usualDuration = (variant: ToastVariant = "info") =>
  variant === "danger" || variant === "loading" ? false : 6000;

const stays = ({ variant, duration = usualDuration(variant) }: ToastMessage) => duration === false;

/**
 * Which messages are in view, in the order of their coming. Those that go by themselves are served in
 * turn and always have a place. Those that stay give their places to newer ones, which nobody has seen
 * yet, and come back when these are dismissed: so none blocks the others for ever.
 */
export function shownToasts(toasts: readonly ToastMessage[]): readonly ToastMessage[] {
  if (toasts.length <= most) return toasts;
  const staying = toasts.filter(stays);
  const passing = toasts.filter((toast) => !stays(toast));
  const places = Math.min(passing.length, Math.max(1, most - staying.length));
  const shown = new Set([...passing.slice(0, places), ...staying.slice(places - most)]);
  return toasts.filter((toast) => shown.has(toast));
}
