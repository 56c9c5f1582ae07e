/** A style sheet, or a rule that can contain other rules. */
type Rules = CSSStyleSheet | CSSGroupingRule | CSSStyleRule;

/** Matches the `@supports` condition of rules for browsers without anchor positioning. */
const unsupportedCondition = /^not\s*\(\s*position-area/;

/**
 * Simulates a browser without CSS anchor positioning, for a story's `beforeEach`. Rules under
 * `@supports not (position-area: …)` apply, and anchors have no effect. Returns a function that
 * restores the browser.
 */
export function withoutAnchors(): () => void {
  const undo: (() => void)[] = [];
  const apply = (parent: Rules) => {
    for (let index = parent.cssRules.length - 1; index >= 0; index -= 1) {
      const rule = parent.cssRules[index];
      if (rule instanceof CSSSupportsRule && unsupportedCondition.test(rule.conditionText)) {
        const fallbackRules = [...rule.cssRules].map(({ cssText }) => cssText).join("\n");
        // The condition is true in every browser.
        parent.insertRule(`@supports (display: block) { ${fallbackRules} }`, index + 1);
        undo.push(() => parent.deleteRule(index + 1));
      } else if (rule instanceof CSSGroupingRule || rule instanceof CSSStyleRule) apply(rule);
    }
  };
  for (const sheet of document.styleSheets) apply(sheet);

  const style = document.createElement("style");
  style.textContent = "[popover] { position-area: none !important }";
  document.head.append(style);

  const supports = CSS.supports.bind(CSS);
  CSS.supports = (name: string, value?: string) => {
    if (name.includes("position-area")) return false;
    return value === undefined ? supports(name) : supports(name, value);
  };
  return () => {
    CSS.supports = supports;
    style.remove();
    // In reverse order, so that the stored rule indexes are still valid.
    for (const restore of undo.toReversed()) restore();
  };
}
