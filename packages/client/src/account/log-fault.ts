/**
 * Logs a failure that visitors do not see (specification, section 8: "nothing; it is logged"). Pass the
 * error's text as `reason`, never request data: tokens and email addresses must not be logged.
 */
export function logFault(failure: string, reason: string): void {
  // oxlint-disable-next-line no-console -- The specification requires logging.
  console.warn(`${failure}: ${reason}`);
}
