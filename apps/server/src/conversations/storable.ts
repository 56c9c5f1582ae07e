/**
 * Makes text storable in PostgreSQL: removes NUL and unpaired surrogates, which neither `text` nor
 * `jsonb` accepts (https://www.postgresql.org/docs/current/datatype-json.html).
 */
export function toStorableText(text: string): string {
  return text.replaceAll(/\0|\p{Surrogate}/gu, "");
}

/** Maximum depth of nesting that is stored. Objects and arrays below this depth are dropped. */
const maxDepth = 12;

/**
 * Makes every text in a JSON value storable. A value that is not JSON, such as a function, becomes undefined, or
 * null in an array. A number that is not finite becomes null.
 */
export function toStorableJson(value: unknown, depth = 0): unknown {
  if (typeof value === "string") return toStorableText(value);
  if (typeof value === "number") return Number.isFinite(value) ? value : null;
  if (typeof value === "boolean" || value === null) return value;
  if (typeof value !== "object" || depth > maxDepth) return undefined;
  if (Array.isArray(value)) {
    return value.map((entry) => toStorableJson(entry, depth + 1) ?? null);
  }
  return toStorableFields(value, depth);
}

/** Like {@link toStorableJson}, for the fields of an object. */
export function toStorableFields(value: object, depth = 0): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(value).map(([key, entry]) => [
      toStorableText(key),
      toStorableJson(entry, depth + 1),
    ]),
  );
}
