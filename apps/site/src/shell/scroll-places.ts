/**
 * How far each entry of the history was scrolled. The browser restores that itself, but before the
 * router has drawn the other page, which may be longer.
 */
const places = new Map<string, number>();
let current: string | undefined;
/** The history has moved, and the router has not: what scrolls now is no reader. */
let travelling = false;

function onScroll(): void {
  if (current !== undefined && !travelling) places.set(current, scrollY);
}

function onTravel(): void {
  travelling = true;
}

/** Remembers from now on, until the returned function is called. */
export function rememberPlaces(): () => void {
  addEventListener("scroll", onScroll, { passive: true });
  addEventListener("popstate", onTravel);
  return () => {
    removeEventListener("scroll", onScroll);
    removeEventListener("popstate", onTravel);
  };
}

/** An entry is shown; returns how far it was scrolled when it was left. */
export function enterPlace(entry: string): number | undefined {
  current = entry;
  travelling = false;
  return places.get(entry);
}
