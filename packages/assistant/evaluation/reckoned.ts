/** Matches equations such as `2 x $299 + $249 = $847`: the expression and the result. */
const equation = /([$\d(][$\d,.()x/+\- ]*) = (\$\d[\d,]*(?:\.\d+)?)/g;

const toNumber = (text: string): number => Number(text.replaceAll(/[$,]/g, ""));

/** Evaluates an expression without parentheses: products and quotients first, then sums. */
const valueOf = (expression: string): number =>
  expression.split(/ (?=[+-] )/).reduce((sum, term) => {
    const [, sign = "+", product = ""] = /^([+-])? ?(.*)$/.exec(term.trim()) ?? [];
    const [first = "", ...factors] = product.split(/ (?=[x/] )/);
    const value = factors.reduce(
      (result, factor) =>
        factor.startsWith("x")
          ? result * toNumber(factor.slice(2))
          : result / toNumber(factor.slice(2)),
      toNumber(first),
    );
    return sign === "-" ? sum - value : sum + value;
  }, 0);

/**
 * Results of correct equations in an answer, such as '$847'. Every amount on an equation's left side must be in
 * `known`, stated by the visitor in `turns`, or the result of an earlier equation. Figures without a dollar sign
 * are counts, which may have any value. Equations with parentheses are not evaluated, and do not count.
 */
export function reckonedIn(
  text: string,
  known: ReadonlySet<string>,
  turns: readonly string[],
): ReadonlySet<string> {
  const stated = new Set(
    turns.flatMap((turn) => turn.replaceAll(",", "").match(/\d+(?:\.\d+)?/g) ?? []).map(Number),
  );
  const reckoned = new Set<string>();
  for (const [, expression = "", result = ""] of text.matchAll(equation)) {
    const amounts = expression.match(/\$\d[\d,]*(?:\.\d+)?/g) ?? [];
    const hasKnownAmounts = amounts.every(
      (amount) => known.has(amount) || reckoned.has(amount) || stated.has(toNumber(amount)),
    );
    const isFlat = !/[()]/.test(expression);
    if (hasKnownAmounts && isFlat && Math.abs(valueOf(expression) - toNumber(result)) < 0.01)
      reckoned.add(result);
  }
  return reckoned;
}
