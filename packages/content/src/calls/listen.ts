/** Texts around the calls that can be played. */
export const listen = {
  /** Label of the link to the recording of the call that is shown; the recording's length follows. */
  hearCall: "Hear the call",
} as const;
