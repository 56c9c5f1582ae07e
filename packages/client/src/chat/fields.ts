/** The fields of a value of unknown type. */
type Fields = Readonly<Record<string, unknown>>;

/** An object's fields; an empty object for anything else. */
export function fields(value: unknown): Fields {
  return typeof value === "object" && value !== null ? { ...value } : {};
}

/** The value if it is a string; undefined otherwise. */
export function text(value: unknown): string | undefined {
  return typeof value === "string" ? value : undefined;
}

/** The value if it is a finite number; undefined otherwise. */
export function number(value: unknown): number | undefined {
  return typeof value === "number" && Number.isFinite(value) ? value : undefined;
}

/** A list of the entries that `read` accepts; undefined if the value is no list. */
export function list<Entry>(
  value: unknown,
  read: (entry: unknown) => Entry | undefined,
): Entry[] | undefined {
  return Array.isArray(value) ? value.flatMap((entry: unknown) => read(entry) ?? []) : undefined;
}
