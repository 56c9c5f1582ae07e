/**
 * Scroll positions of the history's entries. The browser restores them too early: before the router has
 * rendered the page, which may be longer than the previous one.
 */
const places = new Map<string, number>();
let current: string | undefined;
/**
 * True between a history navigation and the router's render, when scroll events do not come from the
 * visitor.
 */
let travelling = false;

function onScroll(): void {
  if (current !== undefined && !travelling) places.set(current, scrollY);
}

function onTravel(): void {
  travelling = true;
}

/** Records positions until the returned function is called. */
export function rememberPlaces(): () => void {
  addEventListener("scroll", onScroll, { passive: true });
  addEventListener("popstate", onTravel);
  return () => {
    removeEventListener("scroll", onScroll);
    removeEventListener("popstate", onTravel);
  };
}

/** Call when an entry is shown; returns its recorded position. */
export function enterPlace(entry: string): number | undefined {
  current = entry;
  travelling = false;
  return places.get(entry);
}
