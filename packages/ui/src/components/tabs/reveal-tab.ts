/** Width of the next tab that stays visible, in pixels. */
const peek = 24;

/** Scrolls only the row, and only as far as needed: `scrollIntoView` would also scroll the page. */
export function revealTab(list: HTMLElement, value: string) {
  const selected = list.querySelector(`[role=tab][value="${CSS.escape(value)}"]`);
  if (!selected) return;
  const row = list.getBoundingClientRect();
  const { left, right } = selected.getBoundingClientRect();
  if (left < row.left) list.scrollBy({ left: left - row.left - peek });
  else if (right > row.right) list.scrollBy({ left: right - row.right + peek });
}
