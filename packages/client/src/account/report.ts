/**
 * Logs a fault that visitors do not see ("logged only", specification, section 8). Pass the error's
 * text, never what was sent: tokens and addresses must not be logged.
 */
export function report(what: string, error: string): void {
  // oxlint-disable-next-line no-console -- "Logged only" is what the specification asks for.
  console.warn(`${what}: ${error}`);
}
