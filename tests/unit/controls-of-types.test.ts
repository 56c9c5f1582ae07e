/** Tests which control a prop has in Storybook, by its type, its name and its value in the story. */
import { expect, it } from "vitest";

import { controlsOfTypes } from "../../.storybook/docs/controls-of-types.ts";

type Context = Parameters<typeof controlsOfTypes>[0];

/** The row of a prop with a type that Storybook does not know, such as `ReactNode`. */
function rowOf(name: string, summary: string, value?: unknown, rest: object = {}) {
  const row = { name, type: { name: "other", value: summary }, table: { type: { summary } } };
  const context = { argTypes: { [name]: { ...row, ...rest } }, initialArgs: { [name]: value } };
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the parts of the context that are read
  return controlsOfTypes(context as unknown as Context)[name];
}

it.each([
  ["ReactNode", "Talk to Sales"],
  ["ReactNode", undefined],
  ["string | null", null],
  ["Value | null", undefined],
  ["string | readonly string[] | null", "setup"],
])("a text can be edited as text: %s with the value %o", (type, value) => {
  expect(rowOf("title", type, value)?.control).toEqual({ type: "text" });
});

it.each([
  ['number | "unlimited" | "custom"', 200],
  ["number | null", undefined],
])("a number can be edited as a number: %s with the value %o", (type, value) => {
  expect(rowOf("calls", type, value)?.control).toEqual({ type: "number" });
});

it.each([
  "readonly string[]",
  "readonly (string | number)[]",
  "NumberFormatOptions",
  "Readonly<Record<string, ReactNode>>",
  "DataTableSort | null",
])("an object that the story does not set has no control: %s", (type) => {
  expect(rowOf("format", type)?.control).toEqual({ disable: true });
});

it("an object that the story sets keeps Storybook's control for objects", () => {
  expect(rowOf("features", "readonly string[]", ["One"])?.control).toBeUndefined();
});

it("a locale, a currency and a time zone are chosen from a list, with the story's own", () => {
  for (const name of ["locale", "currency", "timeZone"])
    expect(rowOf(name, "string")?.control).toEqual({ type: "select" });
  expect(rowOf("currency", "string")?.options).toEqual(["USD", "EUR", "JPY", "KWD"]);
  expect(rowOf("currency", "string", "KRW")?.options).toContain("KRW");
});

it("`asChild` has no control, because the story's child is a text", () => {
  const control = { type: "boolean" };
  expect(rowOf("asChild", "boolean", undefined, { control })?.control).toEqual({ disable: true });
});

it("keeps the control that a story or Storybook itself chooses", () => {
  for (const control of [false, { disable: true }])
    expect(rowOf("title", "ReactNode", "A", { control })?.control).toEqual(control);
  expect(rowOf("size", '"sm" | "md"', "md", { type: { name: "enum" } })?.control).toBeUndefined();
});
