/**
 * For faults that the specification (section 8) shows to nobody: "logged only". Takes the fault's
 * words, never what was sent: tokens and addresses do not belong into a log.
 */
export function report(what: string, error: string): void {
  // oxlint-disable-next-line no-console -- "Logged only" is what the specification asks for.
  console.warn(`${what}: ${error}`);
}
