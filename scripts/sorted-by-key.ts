/**
 * The same object with sorted keys. They are compared by their UTF-16 code units and not as words, because the
 * order of words depends on the developer's language, and a committed file must be the same for all.
 */
export const sortedByKey = <T>(object: Readonly<Record<string, T>>): Record<string, T> =>
  Object.fromEntries(Object.entries(object).toSorted(([a], [b]) => (a < b ? -1 : 1)));
