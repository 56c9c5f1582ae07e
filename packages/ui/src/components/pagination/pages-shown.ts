/**
 * Page numbers to show: first, last, current and neighbors; `null` for gaps. The number of entries
 * is the same for every `page`, so that the button "Next" does not move between clicks.
 *
 * @param page The current page, from 1.
 * @param count Number of pages.
 * @param neighbors Number of pages before and after the current one.
 */
export function pagesShown(page: number, count: number, neighbors: number): (number | null)[] {
  // The maximum number of entries: first, last, current, its neighbors, and two gaps.
  const maxEntries = 2 * neighbors + 5;
  if (count <= maxEntries) return Array.from({ length: count }, (_, index) => index + 1);
  // The pages in the middle, from `first` to `last`. Two entries are before them: page 1, and page 2 or a gap.
  // Two entries are after them: the second-last page or a gap, and the last page. If `page` is near page 1 or the
  // last page, it is not at the center of the middle, because the middle always has the same length.
  const first = Math.max(3, Math.min(page - neighbors, count - maxEntries + 3));
  const last = Math.min(count - 2, Math.max(page + neighbors, maxEntries - 2));
  const second = first > 3 ? null : 2;
  const secondLast = last < count - 2 ? null : count - 1;
  const middle = Array.from({ length: last - first + 1 }, (_, index) => first + index);
  return [1, second, ...middle, secondLast, count];
}
