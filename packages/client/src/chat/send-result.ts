/** The result of sending a message. */
export type SendResult =
  | { readonly sent: true; readonly id: string }
  | { readonly sent: false; readonly reason: string };

/** A message that was not sent (specification, section 8: "silently skipped (logged)"). */
export function notSent(log: (message: string) => void, reason: string): SendResult {
  log(`The message was not sent: ${reason}`);
  return { sent: false, reason };
}
