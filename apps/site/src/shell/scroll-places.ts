/**
 * Scroll positions by history entry. The browser's own scroll restoration comes too early: before the router
 * has rendered the page, which may be longer than the previous one.
 */
const positions = new Map<string, number>();
/**
 * True between a history navigation and the router's render, when scroll events do not come from the
 * visitor.
 */
let isTraversing = false;

/** Id of the current history entry. The router's key is missing in entries that the browser has made. */
const entryId = (): string => `${history.state?.key} ${location.pathname}${location.hash}`;

/**
 * Records the scroll position for the current history entry. Must be called after its fragment has been replaced;
 * otherwise scrolling calls it.
 */
export function recordScrollPosition(): void {
  if (!isTraversing) positions.set(entryId(), scrollY);
}

function onPopState(): void {
  isTraversing = true;
}

/** Records positions from now on. Further calls do nothing, because a listener is added only once. */
export function recordScrollPositions(): void {
  addEventListener("scroll", recordScrollPosition, { passive: true });
  addEventListener("popstate", onPopState);
}

/**
 * Must be called when the router shows a history entry.
 *
 * @returns The entry's recorded position in pixels, if there is one.
 */
export function showEntry(): number | undefined {
  isTraversing = false;
  return positions.get(entryId());
}
