/** Tests which defaults a table of props in Storybook shows. */
import { expect, it } from "vitest";

import { defaultsOfProps } from "../../.storybook/docs/defaults-of-props.ts";
import interfaceOf from "../../packages/ui/public-interface.json" with { type: "json" };

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
  expect(defaultOf(stack, "Stack", "gap")).toBe('"md"; "none" if divided');
});

it("shows a constant default", () => {
  expect(defaultOf(stack, "Stack", "direction")).toBe('"column"');
});

it("shows the comment of a component that is in a module of another name than its stories", () => {
  const labels = "./packages/ui/src/foundations/labels/labels.stories.tsx";
  expect(defaultOf(labels, "LabelsProvider", "locale")).toBe(
    'the locale of the provider around it, else "en-US"',
  );
});

it("shows no marks of source text: a table's cell is not code", () => {
  const defaults = Object.values(interfaceOf).flatMap(({ components }) =>
    Object.entries(components).flatMap(([component, props]) =>
      Object.keys(props).map((prop) => defaultOf(stack, component, prop.replace(/\?$/, ""))),
    ),
  );
  expect(defaults).toContain('the LabelsProvider\'s, else "en-US"');
  expect(defaults.filter((value) => /`|\\"/.test(value ?? ""))).toEqual([]);
});

it.each([
  ["a prop without a default in the public interface", stack, "Stack", "children"],
  ["a component that the module does not export", stack, "Inner", "gap"],
  ["a story that is not of the kit", "./stories/patterns/settings.stories.tsx", "Settings", "save"],
])("keeps what Storybook shows for %s", (_, fileName, displayName, prop) => {
  expect(defaultOf(fileName, displayName, prop)).toBe("its source");
});
