/** Moves the focus to the page's search field, because the button that cleared the search is removed. */
export const focusSearchField = () =>
  document.querySelector<HTMLInputElement>('input[type="search"]')?.focus();
