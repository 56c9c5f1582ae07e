/**
 * Scroll positions by history entry. The browser's own scroll restoration comes too early: before the router
 * has rendered the page, which may be longer than the previous one.
 */
const positions = new Map<string, number>();
/** The history entry that is shown. */
let current: string | undefined;
/**
 * True between a history navigation and the router's render, when scroll events do not come from the
 * visitor.
 */
let isTraversing = false;

function onScroll(): void {
  if (current !== undefined && !isTraversing) positions.set(current, scrollY);
}

function onPopState(): void {
  isTraversing = true;
}

/** Records positions until the returned function is called. */
export function recordScrollPositions(): () => void {
  addEventListener("scroll", onScroll, { passive: true });
  addEventListener("popstate", onPopState);
  return () => {
    removeEventListener("scroll", onScroll);
    removeEventListener("popstate", onPopState);
  };
}

/**
 * Must be called when the router shows a history entry: from then on, positions are recorded for that entry.
 *
 * @param entry An id of the history entry.
 * @returns The entry's recorded position in pixels, if there is one.
 */
export function showEntry(entry: string): number | undefined {
  current = entry;
  isTraversing = false;
  return positions.get(entry);
}
