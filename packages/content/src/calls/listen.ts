/** Texts around the recorded calls. */
export const listen = {
  /** Label of the link to the recording of the call that is shown; the recording's length follows. */
  hearCall: "Hear the call",
  /** MIME type of the files that the links to recordings and greetings open. */
  linkedType: "audio/mp4",
} as const;
