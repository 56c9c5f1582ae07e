/** The media rules in a list of rules, also those inside other rules. */
function* mediaRulesIn(rules: CSSRuleList): Generator<CSSMediaRule> {
  for (const rule of rules) {
    if (rule instanceof CSSMediaRule) yield rule;
    if ("cssRules" in rule && rule.cssRules instanceof CSSRuleList)
      yield* mediaRulesIn(rule.cssRules);
  }
}

/**
 * For a story's play function: calls `check` while the styles under all media queries whose text matches
 * `query` apply. A page cannot change the browser's settings, so these queries are replaced by `all`.
 */
export async function withMedia(query: RegExp, check: () => Promise<void>): Promise<void> {
  const rules = Array.from(document.styleSheets).flatMap((sheet) =>
    Array.from(mediaRulesIn(sheet.cssRules)).filter(({ media }) => query.test(media.mediaText)),
  );
  const queries = rules.map(({ media }) => media.mediaText);
  for (const { media } of rules) media.mediaText = "all";
  try {
    await check();
  } finally {
    for (const [index, { media }] of rules.entries()) media.mediaText = queries[index] ?? "";
  }
}
