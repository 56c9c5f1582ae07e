/** Tests which defaults a table of props in Storybook shows. */
import { expect, it } from "vitest";

import { defaultsOfProps } from "../../.storybook/docs/defaults-of-props.ts";

type Context = Parameters<typeof defaultsOfProps>[0];

/** The default that a component's table shows for a prop, if Storybook itself would show another one. */
function defaultOf(fileName: string, displayName: string, prop: string): string | undefined {
  const argTypes = { [prop]: { name: prop, table: { defaultValue: { summary: "its source" } } } };
  const component = { __docgenInfo: { displayName } };
  const parameters = { fileName };
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the parts of the context that are read
  const table = defaultsOfProps({ argTypes, component, parameters } as unknown as Context);
  return table[prop]?.table?.defaultValue?.summary;
}

const stack = "./packages/ui/src/layout/stack/stack.stories.tsx";

it("shows the words of the prop's comment instead of the source of a computed default", () => {
  expect(defaultOf(stack, "Stack", "gap")).toBe('"md"; "none" if `divided`');
});

it("shows a constant default", () => {
  expect(defaultOf(stack, "Stack", "direction")).toBe('"column"');
});

it.each([
  ["a prop without a default in the public interface", stack, "Stack", "children"],
  ["a component that the module does not export", stack, "Inner", "gap"],
  ["a story that is not of the kit", "./stories/patterns/settings.stories.tsx", "Settings", "save"],
])("keeps what Storybook shows for %s", (_, fileName, displayName, prop) => {
  expect(defaultOf(fileName, displayName, prop)).toBe("its source");
});
