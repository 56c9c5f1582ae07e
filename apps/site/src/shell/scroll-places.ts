/**
 * Scroll positions of the history's entries. The browser restores them too early: before the router has
 * rendered the page, which may be longer than the previous one.
 */
const positions = new Map<string, number>();
let current: string | undefined;
/**
 * True between a history navigation and the router's render, when scroll events do not come from the
 * visitor.
 */
let isTraversing = false;

function onScroll(): void {
  if (current !== undefined && !isTraversing) positions.set(current, scrollY);
}

function onTravel(): void {
  isTraversing = true;
}

/** Records positions until the returned function is called. */
export function recordScrollPositions(): () => void {
  addEventListener("scroll", onScroll, { passive: true });
  addEventListener("popstate", onTravel);
  return () => {
    removeEventListener("scroll", onScroll);
    removeEventListener("popstate", onTravel);
  };
}

/** Call when an entry is shown; returns its recorded position. */
export function showEntry(entry: string): number | undefined {
  current = entry;
  isTraversing = false;
  return positions.get(entry);
}
