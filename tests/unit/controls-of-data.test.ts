/** Tests which rows of a table of props in Storybook have a control, and what the other rows show instead. */
import { createElement } from "react";
import { expect, it } from "vitest";

import { controlsOfData } from "../../.storybook/docs/controls-of-data.ts";

type Context = Parameters<typeof controlsOfData>[0];

const tableOf = (argTypes: Context["argTypes"], initialArgs: Context["initialArgs"]) =>
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the parts of the context that are read
  controlsOfData({ argTypes, initialArgs } as Context);

const element = createElement("p", {}, "What it contains");

it("keeps documented props that are data, and adds no row for undocumented ones", () => {
  const gap = { name: "gap", description: "Gap between the items." };
  expect(tableOf({ gap }, { gap: "md", "aria-label": "Steps" })).toEqual({ gap });
});

it("removes the control of a documented prop whose value is an element, and keeps its description", () => {
  const icon = { name: "icon", description: "The icon." };
  expect(tableOf({ icon }, { icon: element })).toEqual({
    icon: { ...icon, control: { disable: true } },
  });
});

it.each([
  ["an element", element],
  ["a list of elements", [element, element]],
])("describes undocumented `children` instead of showing their source: %s", (_, children) => {
  expect(tableOf({}, { children })).toEqual({
    children: {
      name: "children",
      description: "The content.",
      table: { type: { summary: "ReactNode" } },
      control: { disable: true },
    },
  });
});
