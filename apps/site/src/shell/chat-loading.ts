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
 * The properties of `navigator.connection` that are read here. Sources: https://wicg.github.io/netinfo/ and
 * https://wicg.github.io/savedata/
 */
interface Connection {
  effectiveType?: string;
  saveData?: boolean;
  type?: string;
}

/**
 * Whether preloading probably costs the visitor nothing: the browser estimates a fast connection, does not save
 * data and does not report a mobile network. False in browsers without `navigator.connection`. Some browsers
 * have it, but do not report the `type` of the network, which then counts as unmetered.
 */
function isFastAndUnmetered(): boolean {
  const { connection }: Navigator & { connection?: Connection } = navigator;
  return (
    connection?.effectiveType === "4g" && !connection.saveData && connection.type !== "cellular"
  );
}

/**
 * Preloads the chat for a button that opens it, unless it is loaded or loading:
 *
 * - at once if the button is already hovered or focused, because its event handlers see only later events;
 * - otherwise, on a fast and unmetered connection, as soon as the button is visible and the browser is idle,
 *   except on pages whose application starts when they load.
 *
 * @returns A function that stops watching whether the button is visible; undefined if it is not watched. The
 * function does not cancel a preload after the button has been visible.
 */
export function prefetchChatFor(button: HTMLElement): (() => void) | undefined {
  if (loading) return undefined;
  if (button.matches(":hover, :focus")) prefetchChat();
  // Pages with `startsAtOnce` call this function before the first interaction, when nothing should be preloaded
  // (docs/decisions, 3). The application of other pages starts on that interaction, or without one if the user
  // is signed in or the URL has a fragment (`track.ts`). In these two cases the chat is preloaded nevertheless.
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
