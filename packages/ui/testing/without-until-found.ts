/**
 * Simulates a browser that does not support `hidden="until-found"` (Safari before 26.2, Firefox
 * before 139), for a story's `beforeEach`. Such a browser hides closed content with `display: none`
 * in its own style sheet, which every rule of the page overrides. Returns a function that restores
 * the browser.
 */
export function withoutUntilFound(): () => void {
  const sheet = document.createElement("style");
  // The first cascade layer of a document has the lowest precedence.
  sheet.textContent = "@layer engine { [hidden] { display: none; content-visibility: visible } }";
  document.head.prepend(sheet);
  return () => sheet.remove();
}
