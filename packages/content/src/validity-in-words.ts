/** How long a link works, for use in a sentence: 'an hour', '90 minutes'. */
export const validityInWords = (minutes: number): string =>
  minutes === 60 ? "an hour" : `${minutes} minutes`;
