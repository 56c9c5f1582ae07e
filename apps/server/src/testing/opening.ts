/** Opening the embedded database takes a second, and many of them on a busy machine. */
export const openingTimeoutMs = 120_000;
