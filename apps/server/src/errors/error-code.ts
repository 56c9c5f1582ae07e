/**
 * The `code` of an error if it is a string: of a system error (`EADDRINUSE`, `ENOENT`), of PostgreSQL
 * (a SQLSTATE such as `57P01`), or of a library. Undefined for anything else.
 */
export function errorCode(error: unknown): string | undefined {
  return error instanceof Error && "code" in error && typeof error.code === "string"
    ? error.code
    : undefined;
}
