/** A number with its noun in the singular or plural, such as "1 story" or "8 stories". */
export const counted = (count: number, unit: { one: string; other: string }): string =>
  `${count} ${count === 1 ? unit.one : unit.other}`;
