/** The result of sending a message: its id, or why it was not sent. */
export type SendResult =
  | { readonly sent: true; readonly id: string }
  | { readonly sent: false; readonly reason: string };

/** Why sending failed, as text. */
export const reasonOf = (error: unknown) =>
  error instanceof Error ? error.message : String(error);

/**
 * Logs why a message was not sent, and returns the reason as the result. The log is for developers: visitors
 * do not see it (specification, section 8).
 */
export function notSent(log: (message: string) => void, reason: string): SendResult {
  log(`The message was not sent: ${reason}`);
  return { sent: false, reason };
}
