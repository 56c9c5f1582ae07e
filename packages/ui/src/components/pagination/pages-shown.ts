/**
 * Page numbers to show: first, last, current and neighbors; `null` for gaps. The number of entries
 * is constant, so that nothing moves while clicking "Next".
 */
export function pagesShown(page: number, count: number, neighbors: number): (number | null)[] {
  // First, last, current, its neighbors, and a place for each gap.
  const most = 2 * neighbors + 5;
  if (count <= most) return Array.from({ length: count }, (_, index) => index + 1);
  const first = Math.max(3, Math.min(page - neighbors, count - most + 3));
  const last = Math.min(count - 2, Math.max(page + neighbors, most - 2));
  const start = first > 3 ? null : 2;
  const end = last < count - 2 ? null : count - 1;
  const middle = Array.from({ length: last - first + 1 }, (_, index) => first + index);
  return [1, start, ...middle, end, count];
}
