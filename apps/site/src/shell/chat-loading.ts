import { routeFor } from "../routes.ts";

/** Imports the chat's chunk. */
const importChat = () => import("./chat.tsx");

let loading: ReturnType<typeof importChat> | undefined;

/** Loads the chat once. After a failure the next call retries. */
export function loadChat(): ReturnType<typeof importChat> {
  loading ??= importChat().catch((error: unknown) => {
    loading = undefined;
    throw error;
  });
  return loading;
}

/** Like `loadChat`, but ignores failures, because opening the chat retries. */
export function prefetchChat(): void {
  loadChat().catch(() => {});
}

/**
 * Types of `navigator.connection`. Source: https://wicg.github.io/netinfo/ and
 * https://wicg.github.io/savedata/
 */
interface Connection {
  effectiveType?: string;
  saveData?: boolean;
  type?: string;
}

/**
 * Whether the connection is fast and unmetered, so that preloading costs the visitor nothing. False if
 * unknown.
 */
function isFastAndUnmetered(): boolean {
  const { connection }: Navigator & { connection?: Connection } = navigator;
  return (
    connection?.effectiveType === "4g" && !connection.saveData && connection.type !== "cellular"
  );
}

/**
 * Preloads the chat when a button that opens it is hovered or focused, or, on a fast and unmetered
 * connection, when the button is visible and the browser is idle.
 *
 * @returns A function that cancels preloading; undefined if there is nothing to cancel.
 */
export function prefetchChatFor(button: HTMLElement): (() => void) | undefined {
  if (loading) return undefined;
  if (button.matches(":hover, :focus")) prefetchChat();
  // Not on pages that start without an interaction, because the visitor may not have interacted yet.
  else if (isFastAndUnmetered() && !routeFor(location.pathname).startsAtOnce) {
    const observer = new IntersectionObserver((entries) => {
      if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
      observer.disconnect();
      // Available, because browsers with `navigator.connection` also have `requestIdleCallback`.
      requestIdleCallback(prefetchChat);
    });
    observer.observe(button);
    return () => observer.disconnect();
  }
  return undefined;
}
