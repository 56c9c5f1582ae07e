import { closeChat, interfaceStore } from "@larkline/client/interface";
import { useEffect, useLayoutEffect, useRef, useState } from "react";
import {
  createPath,
  NavigationType,
  type Path,
  useLocation,
  useNavigationType,
} from "react-router-dom";

import { metaOf } from "../page-loading.ts";
import { routeFor } from "../routes.ts";
import { analytics } from "./analytics.ts";
import { focusElement } from "./focus-element.ts";
import { fragmentId } from "./fragment-id.ts";
import { pageIdentity } from "./page-identity.ts";
import { showEntry, recordScrollPositions } from "./scroll-places.ts";

/** Updates the document's title, description and canonical link. */
function updateMetadata(pathname: string): void {
  const meta = metaOf(routeFor(pathname));
  if (meta) {
    document.title = meta.title;
    document.querySelector('meta[name="description"]')?.setAttribute("content", meta.description);
  }
  const canonical = document.querySelector<HTMLLinkElement>('link[rel="canonical"]');
  if (canonical) canonical.href = new URL(pathname, canonical.href).href;
}

/** Names the page on the root element for `trackCta`, as the prerendered document does (`document.ts`). */
function namePage(pathname: string): void {
  const { id, name } = pageIdentity(pathname);
  Object.assign(document.documentElement.dataset, { id, name });
}

/**
 * Hook: returns a ref with the URL at which the chat was last opened. A navigation changes the URL at once,
 * but shows the new page only when the page's module has loaded. A chat that is opened in between is recorded
 * with the new URL, so the new page does not close it.
 */
function useChatAddress() {
  const address = useRef<string>(undefined);
  useEffect(
    () =>
      interfaceStore.subscribe(({ chatModalOpen }, { chatModalOpen: wasOpen }) => {
        if (chatModalOpen && !wasOpen) address.current = location.href;
      }),
    [],
  );
  return address;
}

/** Whether a navigation scrolls to the top of the page, unless the URL's fragment names an element. */
export function scrollsToTop(from: Path, to: Path, type: NavigationType): boolean {
  return (
    from.pathname !== to.pathname ||
    type === NavigationType.Push ||
    // A link to the current URL replaces the history entry by one with the same URL (`use-links.ts`). Other
    // replacements keep the scroll position, for example when a topic's sheet is closed.
    createPath(from) === createPath(to)
  );
}

/**
 * Does after a client-side navigation what a page load does: title and description, scroll
 * position, focus for screen readers, and a page view. Also closes a chat that was opened at another URL.
 *
 * @returns The title to announce; empty at first.
 */
export function useRouteEffects(): string {
  // A new object for every navigation, even to the same URL.
  const location = useLocation();
  const navigationType = useNavigationType();
  const previousLocation = useRef(location);
  const chatAddress = useChatAddress();
  const [announced, announce] = useState("");
  /** What the last navigation gives the focus: `main`, or the element that the URL's fragment names. */
  const destination = useRef<HTMLElement>(null);

  useEffect(recordScrollPositions, []);

  // Before the paint, so that no page is shown at the previous page's scroll position.
  useLayoutEffect(() => {
    const { hash, pathname } = location;
    const scrollPosition = showEntry();
    namePage(pathname);
    const previous = previousLocation.current;
    if (previous === location) return;
    previousLocation.current = location;
    const samePage = previous.pathname === pathname;
    const isTraversal = navigationType === NavigationType.Pop;
    // Within a page, the browser itself scrolls when the visitor goes back or forward or follows an anchor.
    if (samePage && isTraversal) return;
    if (chatAddress.current !== window.location.href) closeChat();
    if (!samePage) {
      updateMetadata(pathname);
      announce(document.title);
      analytics.view(pathname, document.title);
      destination.current = document.querySelector("main");
    }
    if (isTraversal) {
      if (scrollPosition !== undefined) scrollTo({ top: scrollPosition, behavior: "instant" });
      return;
    }
    const target = document.getElementById(fragmentId(hash));
    if (target) {
      destination.current = target;
      target.scrollIntoView(samePage ? undefined : { behavior: "instant" });
    } else if (scrollsToTop(previous, location, navigationType))
      scrollTo({ top: 0, behavior: "instant" });
  }, [location, navigationType, chatAddress]);

  // After the effects of a dialog that the navigation closes: until then it keeps the focus in itself.
  useEffect(() => {
    if (destination.current) setTimeout(focusElement, 0, destination.current);
    destination.current = null;
  });

  return announced;
}
