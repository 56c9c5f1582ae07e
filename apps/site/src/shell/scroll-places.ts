/**
 * Scroll positions by history entry. The browser's own scroll restoration comes too early: before the router
 * has rendered the page, which may be longer than the previous one.
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

/** To be called when a history entry is shown. Returns the entry's recorded position, if there is one. */
export function showEntry(entry: string): number | undefined {
  current = entry;
  isTraversing = false;
  return positions.get(entry);
}
