/** Texts around the calls that can be played. */
export const listen = {
  /** Opens the recording of the call that is shown; its length follows. */
  hearCall: "Hear the call",
} as const;
