type Rules = CSSStyleSheet | CSSGroupingRule | CSSStyleRule;

const unsupportedCondition = /^not\s*\(\s*position-area/;

/**
 * Makes the browser place popovers as an engine does that knows no anchors: what the styles say under
 * `@supports not (position-area: …)` holds, and nothing stands at its anchor. A story's `beforeEach`; what
 * it returns gives the anchors back.
 */
export function withoutAnchors(): () => void {
  const undo: (() => void)[] = [];
  const apply = (parent: Rules) => {
    for (let at = parent.cssRules.length - 1; at >= 0; at -= 1) {
      const rule = parent.cssRules[at];
      if (rule instanceof CSSSupportsRule && unsupportedCondition.test(rule.conditionText)) {
        const said = [...rule.cssRules].map(({ cssText }) => cssText).join("\n");
        parent.insertRule(`@supports (display: block) { ${said} }`, at + 1);
        undo.push(() => parent.deleteRule(at + 1));
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
    // From the end, where each rule still stands at the place that was noted.
    for (const back of undo.toReversed()) back();
  };
}
