/** Reads values of unknown type: what does not fit becomes undefined. */
type Fields = Readonly<Record<string, unknown>>;

/** An object's fields; an empty object for anything else. */
export function fields(value: unknown): Fields {
  return typeof value === "object" && value !== null ? { ...value } : {};
}

export function text(value: unknown): string | undefined {
  return typeof value === "string" ? value : undefined;
}

export function number(value: unknown): number | undefined {
  return typeof value === "number" && Number.isFinite(value) ? value : undefined;
}
