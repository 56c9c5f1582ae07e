/**
 * Scrolls the row of tabs as far as needed to show the selected tab, for `TabList`. Unlike
 * `scrollIntoView` it never scrolls the page.
 */
export function revealTab(list: HTMLElement, value: string) {
  /** Width of the neighboring tab that stays visible, in CSS pixels, to show that the row scrolls. */
  const peek = 24;
  const selected = list.querySelector(`[role=tab][value="${CSS.escape(value)}"]`);
  if (!selected) return;
  const row = list.getBoundingClientRect();
  const { left, right } = selected.getBoundingClientRect();
  if (left < row.left) list.scrollBy({ left: left - row.left - peek });
  else if (right > row.right) list.scrollBy({ left: right - row.right + peek });
}
