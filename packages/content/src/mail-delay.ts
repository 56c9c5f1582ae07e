/** How long a mail may take to arrive, in the texts that ask the visitor to wait for one. */
export const mailDelay = "up to 15 minutes";
