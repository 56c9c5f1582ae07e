/** `2 x $299 + $249 = $847` in an answer: what stands before the sign, and what it comes to. */
const equation = /([$\d(][$\d,.()x/+\- ]*) = (\$\d[\d,]*(?:\.\d+)?)/g;

const toNumber = (text: string): number => Number(text.replaceAll(/[$,()]/g, ""));

/** Sums of products, each from left to right. */
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
 * Amounts whose reckoning stands beside them and is right: every amount in it is known, was told by the
 * visitor, or was itself reckoned before. Figures without a dollar sign are counts.
 */
export function reckonedIn(
  text: string,
  known: ReadonlySet<string>,
  turns: readonly string[],
): ReadonlySet<string> {
  const told = new Set(
    turns.flatMap((turn) => turn.replaceAll(",", "").match(/\d+(?:\.\d+)?/g) ?? []).map(Number),
  );
  const reckoned = new Set<string>();
  for (const [, expression = "", result = ""] of text.matchAll(equation)) {
    const amounts = expression.match(/\$\d[\d,]*(?:\.\d+)?/g) ?? [];
    const isFounded = amounts.every(
      (amount) => known.has(amount) || reckoned.has(amount) || told.has(toNumber(amount)),
    );
    const isFlat = !expression.includes("(");
    if (isFounded && isFlat && Math.abs(valueOf(expression) - toNumber(result)) < 0.01)
      reckoned.add(result);
  }
  return reckoned;
}
