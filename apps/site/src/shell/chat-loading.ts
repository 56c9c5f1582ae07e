import { routeFor } from "../routes.ts";

/** The conversation's part of the application, a chunk of its own; fetched once. */
const importChat = () => import("./chat.tsx");

let loading: ReturnType<typeof importChat> | undefined;

/** Fetches the conversation ahead of its opening. A failure is forgotten, so that the next call tries again. */
export function loadChat(): ReturnType<typeof importChat> {
  loading ??= importChat().catch((error: unknown) => {
    loading = undefined;
    throw error;
  });
  return loading;
}

/** Like `loadChat`, but ignores a failure, which shows again when the chat is opened. */
export function prefetchChat(): void {
  loadChat().catch(() => {});
}

/** Source: https://wicg.github.io/netinfo/ and https://wicg.github.io/savedata/ */
interface Connection {
  effectiveType?: string;
  saveData?: boolean;
  type?: string;
}

/** Whether bytes that may never be used cost the visitor nothing. A browser that does not tell: no. */
function isConnectionFree(): boolean {
  const { connection }: Navigator & { connection?: Connection } = navigator;
  return (
    connection?.effectiveType === "4g" && !connection.saveData && connection.type !== "cellular"
  );
}

/**
 * Fetches the conversation as soon as a button that opens it is likely to be pressed: when it is pointed
 * at or focused already, or, on a fast and unmetered connection, once it is seen and the browser is idle.
 *
 * @returns Ends the waiting.
 */
export function prefetchChatFor(button: HTMLElement): (() => void) | undefined {
  if (loading) return undefined;
  if (button.matches(":hover, :focus")) prefetchChat();
  // Where the application starts by itself nobody has given a sign yet.
  else if (isConnectionFree() && !routeFor(location.pathname).startsAtOnce) {
    const observer = new IntersectionObserver((entries) => {
      if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
      observer.disconnect();
      requestIdleCallback(prefetchChat);
    });
    observer.observe(button);
    return () => observer.disconnect();
  }
  return undefined;
}
