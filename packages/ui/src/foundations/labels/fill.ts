/** Values for the placeholders of a text, by name. */
export type Values = Readonly<Record<string, string | number>>;

/**
 * A text whose words depend on a number: one form for each plural category of the language, as
 * `Intl.PluralRules` names them. `other` is used for every category without a form of its own.
 */
export interface PluralText extends Readonly<Partial<Record<Intl.LDMLPluralRule, string>>> {
  readonly other: string;
}

/**
 * Replaces placeholders: `fill("{count} of {limit}", { count: 3, limit: 2000 }, "en-US")` returns
 * "3 of 2,000". Numbers are formatted for the locale. A placeholder without a value stays in the text.
 * @param locale A BCP 47 tag.
 */
export const fill = (text: string, values: Values, locale: string): string =>
  text.replaceAll(/\{(\w+)\}/g, (placeholder, name: string) =>
    (values[name] ?? placeholder).toLocaleString(locale),
  );

/**
 * Replaces placeholders in a text with plural forms: `count` selects the form and is the value of
 * `{count}`.
 */
export const fillPlural = (
  forms: PluralText,
  count: number,
  locale: string,
  values: Values = {},
): string =>
  fill(
    forms[new Intl.PluralRules(locale).select(count)] ?? forms.other,
    { ...values, count },
    locale,
  );
