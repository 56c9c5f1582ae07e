/**
 * Time limit for opening a test database, in milliseconds. Opening takes a second, or many seconds if the
 * CPU is busy.
 */
export const openingTimeoutMs = 120_000;
