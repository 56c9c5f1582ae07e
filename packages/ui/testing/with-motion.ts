/** Matches the media query of styles for visitors without reduced motion. */
const motionQuery = /prefers-reduced-motion:\s*no-preference/;

function* mediaRulesIn(rules: CSSRuleList): Generator<CSSMediaRule> {
  for (const rule of rules) {
    if (rule instanceof CSSMediaRule) yield rule;
    if ("cssRules" in rule && rule.cssRules instanceof CSSRuleList)
      yield* mediaRulesIn(rule.cssRules);
  }
}

/**
 * For a story's play function: calls `check` while the styles for visitors without reduced motion apply.
 * Tests run with reduced motion, so without this function a check that nothing moves would never fail.
 */
export async function withMotion(check: () => Promise<void>): Promise<void> {
  const rules = Array.from(document.styleSheets).flatMap((sheet) =>
    Array.from(mediaRulesIn(sheet.cssRules)).filter(({ media }) =>
      motionQuery.test(media.mediaText),
    ),
  );
  const queries = rules.map(({ media }) => media.mediaText);
  for (const { media } of rules) media.mediaText = "all";
  try {
    await check();
  } finally {
    for (const [index, { media }] of rules.entries()) media.mediaText = queries[index] ?? "";
  }
}
