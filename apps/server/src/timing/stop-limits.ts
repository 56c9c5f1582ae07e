/**
 * How long a stop may take in addition to the time for running answers, in milliseconds. After that, the
 * process exits.
 */
export const stopLimitMs = 8000;

/**
 * How long a part of the server may take to stop, in milliseconds. All parts stop at the same time (`application.ts`),
 * and half of the time is left for what follows, such as closing the database.
 */
export const partStopLimitMs = stopLimitMs / 2;
