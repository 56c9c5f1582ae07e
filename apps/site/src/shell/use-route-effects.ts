import { closeChat } from "@larkline/client/interface";
import { useEffect, useRef } from "react";
import { NavigationType, useLocation, useNavigationType } from "react-router-dom";

import { metaOf } from "../page-loading.ts";
import { routeFor } from "../routes.ts";

/**
 * What a page load would do, for a navigation without one: the document's title and description,
 * the place on the page, and the focus, which a screen reader follows. The chat closes: the visitor
 * asked for what lies behind it.
 */
export function useRouteEffects(): void {
  // A new object with every navigation, also to the same address.
  const location = useLocation();
  const kind = useNavigationType();
  const first = useRef(true);

  useEffect(() => {
    if (first.current) {
      first.current = false;
      return;
    }
    const { pathname, hash } = location;
    const meta = metaOf(routeFor(pathname));
    if (meta) {
      document.title = meta.title;
      document.querySelector('meta[name="description"]')?.setAttribute("content", meta.description);
    }
    const canonical = document.querySelector<HTMLLinkElement>('link[rel="canonical"]');
    if (canonical) canonical.href = new URL(pathname, canonical.href).href;
    closeChat();
    // Back and forward: the browser restores the place itself.
    if (kind === NavigationType.Pop) return;
    const target = hash ? document.querySelector(`#${CSS.escape(hash.slice(1))}`) : null;
    if (target) {
      target.scrollIntoView();
      return;
    }
    scrollTo({ top: 0, behavior: "instant" });
    const main = document.querySelector<HTMLElement>("main");
    main?.focus({ preventScroll: true });
  }, [location, kind]);
}
