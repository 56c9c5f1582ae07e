/** Tests the order of the numbers that a prop accepts, in the table of props in Storybook. */
import { expect, it } from "vitest";

import { numbersInOrder } from "../../.storybook/docs/numbers-in-order.ts";

type Context = Parameters<typeof numbersInOrder>[0];

function rowOf(value: readonly unknown[]) {
  const summary = value.map((each) => JSON.stringify(each)).join(" | ");
  const argTypes = {
    level: { name: "level", type: { name: "enum", value }, table: { type: { summary } } },
  };
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the parts of the context that are read
  const row = numbersInOrder({ argTypes } as unknown as Context)["level"];
  return { type: row?.type, summary: row?.table?.type?.summary };
}

it.each([
  [[2, 3, 1, 4], [1, 2, 3, 4], "1 | 2 | 3 | 4"],
  [["display", 2, 3, 1], ["display", 1, 2, 3], '"display" | 1 | 2 | 3'],
  [["sm", "md", "lg"], ["sm", "md", "lg"], '"sm" | "md" | "lg"'],
])("%j is shown as %j", (value, sorted, summary) => {
  expect(rowOf(value)).toEqual({ type: { name: "enum", value: sorted }, summary });
});
