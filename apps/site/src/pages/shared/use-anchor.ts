import { useEffect, useState, useSyncExternalStore } from "react";
import { type Location, useLocation } from "react-router-dom";

const never = () => () => {};

/**
 * Tells the page which of its places an address names, once for each navigation: `custom` for
 * `/pricing#custom`. The router changes the address without the event that the browser has for it.
 * Told while rendering, so that the place is shown by the time that it is scrolled to.
 *
 * The server's markup knows no fragment. The browser has scrolled in it already when it is hydrated,
 * and what the page shows then may move the place: it is scrolled to once more.
 *
 * @param follow Sets the state of the component that calls this.
 */
export function useAnchor(follow: (anchor: string) => void): void {
  const location = useLocation();
  const hydrated = useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
  const [prerendered] = useState(!hydrated);
  const [followed, setFollowed] = useState<Location>();
  if (hydrated && followed !== location) {
    setFollowed(location);
    follow(location.hash.slice(1));
  }

  useEffect(() => {
    if (!prerendered || !hydrated) return;
    const [navigation] = performance.getEntriesByType("navigation");
    // A page that is loaded anew has its place already.
    if (navigation instanceof PerformanceNavigationTiming && navigation.type === "navigate")
      document.getElementById(window.location.hash.slice(1))?.scrollIntoView();
  }, [prerendered, hydrated]);
}
