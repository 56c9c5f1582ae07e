/**
 * Page numbers to show: first, last, current and neighbors; `null` for gaps. The number of entries
 * is constant, so that nothing moves while clicking "Next".
 *
 * @param neighbors Number of pages before and after the current one.
 */
export function pagesShown(page: number, count: number, neighbors: number): (number | null)[] {
  // The maximum number of entries: first, last, current, its neighbors, and two gaps.
  const maxEntries = 2 * neighbors + 5;
  if (count <= maxEntries) return Array.from({ length: count }, (_, index) => index + 1);
  // Between page 1 with its neighbor or gap and the last page with its own are pages `first` to `last`.
  const first = Math.max(3, Math.min(page - neighbors, count - maxEntries + 3));
  const last = Math.min(count - 2, Math.max(page + neighbors, maxEntries - 2));
  const start = first > 3 ? null : 2;
  const end = last < count - 2 ? null : count - 1;
  const middle = Array.from({ length: last - first + 1 }, (_, index) => first + index);
  return [1, start, ...middle, end, count];
}
