import { closeChat } from "@larkline/client/interface";
import { useEffect, useLayoutEffect, useRef, useState } from "react";
import { NavigationType, useLocation, useNavigationType } from "react-router-dom";

import { metaOf } from "../page-loading.ts";
import { routeFor } from "../routes.ts";
import { analytics } from "./analytics.ts";
import { enterPlace, rememberPlaces } from "./scroll-places.ts";

/** What the document's head says of the page that is shown now. */
function describe(pathname: string): void {
  const meta = metaOf(routeFor(pathname));
  if (meta) {
    document.title = meta.title;
    document.querySelector('meta[name="description"]')?.setAttribute("content", meta.description);
  }
  const canonical = document.querySelector<HTMLLinkElement>('link[rel="canonical"]');
  if (canonical) canonical.href = new URL(pathname, canonical.href).href;
}

/**
 * What a page load would do, for a navigation without one: the document's title and description,
 * the place on the page, the focus, which a screen reader follows, and a page view. The chat closes:
 * the visitor asked for what lies behind it.
 *
 * @returns The title to be read out: of the page that was navigated to, nothing at first.
 */
export function useRouteEffects(): string {
  // A new object with every navigation, also to the same address.
  const location = useLocation();
  const kind = useNavigationType();
  const before = useRef(location);
  const [announced, announce] = useState("");

  useEffect(rememberPlaces, []);

  // Before anything is painted, so that no page is seen at another's place.
  useLayoutEffect(() => {
    const { hash, key, pathname } = location;
    const place = enterPlace(`${key} ${pathname}${hash}`);
    if (before.current === location) return;
    const samePage = before.current.pathname === pathname;
    before.current = location;
    const back = kind === NavigationType.Pop;
    // Within a page the browser itself goes back, and to the anchors that it has followed.
    if (samePage && back) return;
    closeChat();
    if (!samePage) {
      describe(pathname);
      announce(document.title);
      analytics.view(pathname, document.title);
      document.querySelector<HTMLElement>("main")?.focus({ preventScroll: true });
    }
    if (back) {
      if (place !== undefined) scrollTo({ top: place, behavior: "instant" });
      return;
    }
    const target = hash ? document.querySelector(`#${CSS.escape(hash.slice(1))}`) : null;
    if (target) target.scrollIntoView(samePage ? undefined : { behavior: "instant" });
    // A topic's sheet opens and closes over the place where the reader is.
    else if (!samePage || kind === NavigationType.Push) scrollTo({ top: 0, behavior: "instant" });
  }, [location, kind]);

  return announced;
}
