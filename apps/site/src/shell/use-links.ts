import { useEffect } from "react";
import { useNavigate } from "react-router-dom";

import { prefetchPage } from "../page-loading.ts";
import { notFoundRoute, routeFor } from "../routes.ts";

/**
 * The link to a page of this site that an event happened on. Downloads, feeds and whatever else the
 * server answers are left to the browser.
 */
function linkOf({ target }: Event): HTMLAnchorElement | undefined {
  const link = target instanceof Element ? target.closest("a") : null;
  if (!link?.getAttribute("href")?.startsWith("/")) return undefined;
  if (link.target !== "" || link.hasAttribute("download")) return undefined;
  return routeFor(link.pathname) === notFoundRoute ? undefined : link;
}

/** Preloads the page of a link that is pointed at or focused: the visitor is likely to open it. */
function onNear(event: Event): void {
  const link = linkOf(event);
  if (link) prefetchPage(link.href);
}

/**
 * Calls back in a task of its own, so that the browser can paint the press before the work that it
 * asks for. No timer and no frame: navigation also works where these are stopped.
 */
function inNextTask(act: () => void): void {
  const { port1, port2 } = new MessageChannel();
  port1.addEventListener("message", act, { once: true });
  port1.start();
  port2.postMessage(null);
}

/** Whether the browser would open the link in this tab. */
const isPlain = ({ altKey, button, ctrlKey, metaKey, shiftKey }: MouseEvent): boolean =>
  button === 0 && !(altKey || ctrlKey || metaKey || shiftKey);

/**
 * Makes links to pages of this site navigate without a page load. One listener for all of them: a
 * component of the router per link would hydrate, and render again with every navigation. Fragments
 * and other schemes are left to the browser.
 */
export function useLinks(): void {
  const navigate = useNavigate();

  useEffect(() => {
    const onClick = (event: MouseEvent): void => {
      const link = linkOf(event);
      // A link that the page handles itself has prevented the browser's own navigation.
      if (!link || event.defaultPrevented || !isPlain(event)) return;
      event.preventDefault();
      const { hash, href, pathname, search } = link;
      inNextTask(
        () => void navigate(pathname + search + hash, { replace: href === location.href }),
      );
    };
    // On the document: React's own listeners are below it, and so have been called.
    document.addEventListener("click", onClick);
    return () => document.removeEventListener("click", onClick);
  }, [navigate]);

  useEffect(() => {
    document.addEventListener("pointerover", onNear);
    document.addEventListener("focusin", onNear);
    return () => {
      document.removeEventListener("pointerover", onNear);
      document.removeEventListener("focusin", onNear);
    };
  }, []);
}
