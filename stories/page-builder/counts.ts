/** Texts with counts, such as "2 fields to mend before export.", that the builder shows. */
export const fieldsToMend = (count: number): string =>
  `${count} ${count === 1 ? "field" : "fields"} to mend before export.`;

export const stillSample = (count: number): string =>
  count === 1
    ? "1 text is still the sample’s words."
    : `${count} texts are still the sample’s words.`;

export const sampleTexts = (count: number): string =>
  `${count} sample ${count === 1 ? "text" : "texts"}`;
