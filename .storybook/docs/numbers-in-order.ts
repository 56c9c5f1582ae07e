import type { ArgTypesEnhancer } from "storybook/internal/types";

/** Sorts the numbers of a list in the places that they have, and keeps the words: `display, 2, 1`. */
function sortNumbers<T>(values: readonly T[]): readonly T[] {
  const isNumber = (value: T) => !Number.isNaN(Number(value));
  const numbers = values.filter(isNumber).toSorted((a, b) => Number(a) - Number(b));
  let next = 0;
  return values.map((value) => (isNumber(value) ? (numbers[next++] ?? value) : value));
}

/**
 * Sorts the numbers that a prop accepts, such as the levels of a heading, in its type and in its control. The
 * compiler's order, which Storybook shows, depends on the files that it has read before: `2 | 3 | 1`.
 */
export const numbersInOrder: ArgTypesEnhancer = ({ argTypes }) =>
  Object.fromEntries(
    Object.entries(argTypes).map(([name, argType]) => {
      const { type, table } = argType;
      if (type?.name !== "enum") return [name, argType];
      const summary = sortNumbers(table?.type?.summary?.split(" | ") ?? []).join(" | ");
      return [
        name,
        {
          ...argType,
          type: { ...type, value: [...sortNumbers(type.value)] },
          table: { ...table, type: { ...table?.type, summary } },
        },
      ];
    }),
  );
