/** Visible part of the tab next to the selected one, in CSS pixels, which shows that the row scrolls. */
const peek = 24;

/**
 * Scrolls the row of tabs so that the selected one is visible. Only the row, and only as far as needed:
 * `scrollIntoView` would also scroll the page.
 */
export function revealTab(list: HTMLElement, value: string) {
  const selected = list.querySelector(`[role=tab][value="${CSS.escape(value)}"]`);
  if (!selected) return;
  const row = list.getBoundingClientRect();
  const { left, right } = selected.getBoundingClientRect();
  if (left < row.left) list.scrollBy({ left: left - row.left - peek });
  else if (right > row.right) list.scrollBy({ left: right - row.right + peek });
}
