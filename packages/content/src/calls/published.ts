/** The day on which films and recordings went online: search engines ask for it with every film. */
export const callsPublishedOn = "2026-11-20";
