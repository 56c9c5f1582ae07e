/**
 * Makes the browser hide closed content as an engine that does not know `hidden="until-found"` does
 * (Safari before 26.2, Firefox before 139): by a rule of its own, `display: none`, to which every rule of
 * the page is preferred. A story's `beforeEach`; what it returns takes the rule away.
 */
export function withoutUntilFound(): () => void {
  const sheet = document.createElement("style");
  // The document's first layer is its weakest.
  sheet.textContent = "@layer engine { [hidden] { display: none; content-visibility: visible } }";
  document.head.prepend(sheet);
  return () => sheet.remove();
}
