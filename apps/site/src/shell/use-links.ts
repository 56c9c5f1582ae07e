import { useEffect } from "react";
import { useNavigate } from "react-router-dom";

import { metaOf, prefetchPage } from "../page-loading.ts";
import { notFoundRoute, routeFor } from "../routes.ts";

/**
 * The link that contains the event's target, if it leads to a page of this site. All other links
 * (downloads, feeds, other paths of the server) are left to the browser.
 */
function linkOf({ target }: Event): HTMLAnchorElement | undefined {
  const link = target instanceof Element ? target.closest("a") : null;
  if (!link?.getAttribute("href")?.startsWith("/")) return undefined;
  if (link.target !== "" || link.hasAttribute("download")) return undefined;
  return routeFor(link.pathname) === notFoundRoute ? undefined : link;
}

/** Preloads the page of a hovered or focused link, because the visitor is likely to open it. */
function onNear(event: Event): void {
  const link = linkOf(event);
  if (link) prefetchPage(link.pathname);
}

/**
 * Runs a function in a new task, so that the browser can paint the link's pressed state first. Uses a message
 * instead of a timer or an animation frame, so that navigation also works in tests whose fake clock stops these.
 */
function inNextTask(act: () => void): void {
  const { port1, port2 } = new MessageChannel();
  // oxlint-disable-next-line unicorn/prefer-add-event-listener -- The property also starts the port.
  port1.onmessage = act;
  port2.postMessage(null);
}

/** Whether the click is a plain one: the primary button without modifier keys, which opens in this tab. */
const isPlain = ({ altKey, button, ctrlKey, metaKey, shiftKey }: MouseEvent): boolean =>
  button === 0 && !(altKey || ctrlKey || metaKey || shiftKey);

/**
 * Hook: makes links to pages of this site navigate without a page load. Uses one listener for all links,
 * because the router's link components would each be hydrated, and rendered again on every navigation.
 * Fragments and other schemes are left to the browser.
 */
export function useLinks(): void {
  const navigate = useNavigate();

  useEffect(() => {
    const onClick = (event: MouseEvent): void => {
      const link = linkOf(event);
      // If the page itself handles the link, it has called `preventDefault`.
      if (!link || event.defaultPrevented || !isPlain(event)) return;
      const { hash, href, pathname, search } = link;
      // The browser's own error page says that the network is missing, and opens the page when it is back.
      if (!navigator.onLine && !metaOf(routeFor(pathname))) return;
      event.preventDefault();
      inNextTask(
        () => void navigate(pathname + search + hash, { replace: href === location.href }),
      );
    };
    // On the document, so that React's listeners, which are on its root element, are called first.
    document.addEventListener("click", onClick);
    return () => document.removeEventListener("click", onClick);
  }, [navigate]);

  // Never removed, because the application ends with the document. Added only once, also if the effect runs again.
  useEffect(() => {
    document.addEventListener("pointerover", onNear);
    document.addEventListener("focusin", onNear);
  }, []);
}
