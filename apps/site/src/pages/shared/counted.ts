/** A number of things in English: "1 story", "8 stories". */
export const counted = (count: number, unit: { one: string; other: string }): string =>
  `${count} ${count === 1 ? unit.one : unit.other}`;
