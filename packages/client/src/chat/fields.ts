/** The fields of a value of unknown type. */
type Fields = Readonly<Record<string, unknown>>;

/** A value whose fields can be read. Other values than objects have none of the names that this package reads. */
export const fields = (value: unknown): Fields => Object(value);

/** The value if it is a string; undefined otherwise. */
export function text(value: unknown): string | undefined {
  return typeof value === "string" ? value : undefined;
}

/** The value if it is a finite number; undefined otherwise. */
export function number(value: unknown): number | undefined {
  return typeof value === "number" && Number.isFinite(value) ? value : undefined;
}

/**
 * An id. The specification gives ids no type: a number becomes a string. Undefined for any other value, and for an empty
 * string.
 */
export const identity = (value: unknown): string | undefined =>
  text(value) || number(value)?.toString();

/** A list of the entries that `read` accepts; undefined if the value is no list. */
export function list<Entry>(
  value: unknown,
  read: (entry: unknown) => Entry | undefined,
): Entry[] | undefined {
  return Array.isArray(value) ? value.flatMap((entry: unknown) => read(entry) ?? []) : undefined;
}
