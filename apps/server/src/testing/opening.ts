/** Time limit for opening a test database, in milliseconds. It takes a second, or many if the CPU is busy. */
export const openingTimeoutMs = 120_000;
