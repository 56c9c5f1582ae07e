import { useEffect, useState, useSyncExternalStore } from "react";
import { type Location, useLocation } from "react-router-dom";

import { wasOpened } from "../../shell/was-opened.ts";

const subscribeToNothing = () => () => {};

/**
 * Hook: calls `follow` with the URL's fragment (`custom` for `/pricing#custom`), once per navigation.
 * It does not listen to `hashchange`, because that event does not fire when the router changes the URL.
 * `follow` is called during render, so that the target is rendered before the page scrolls to it.
 *
 * The prerendered markup does not depend on the fragment. The browser scrolls to the target before
 * hydration. Hydration may then move the target, so the page scrolls again.
 *
 * @param follow Sets the state of the calling component.
 */
export function useAnchor(follow: (anchor: string) => void): void {
  const location = useLocation();
  const hydrated = useSyncExternalStore(
    subscribeToNothing,
    () => true,
    () => false,
  );
  const [prerendered] = useState(!hydrated);
  const [followedLocation, setFollowedLocation] = useState<Location>();
  if (hydrated && followedLocation !== location) {
    setFollowedLocation(location);
    follow(location.hash.slice(1));
  }

  useEffect(() => {
    if (!prerendered || !hydrated) return;
    // After a reload or a return through the history, the browser has already restored the scroll position.
    if (wasOpened()) document.getElementById(window.location.hash.slice(1))?.scrollIntoView();
  }, [prerendered, hydrated]);
}
