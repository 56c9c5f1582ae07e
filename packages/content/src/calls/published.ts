/** Publication date of films and recordings, which structured data of videos requires. */
export const callsPublishedOn = "2026-11-20";
