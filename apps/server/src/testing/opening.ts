/** Time limit for opening a database in tests, in milliseconds: usually a second, many on a busy machine. */
export const openingTimeoutMs = 120_000;
