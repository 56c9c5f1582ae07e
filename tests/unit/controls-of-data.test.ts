/** Tests which rows of a table of props in Storybook have a control, and what the other rows show instead. */
import { createElement } from "react";
import { expect, it } from "vitest";

import { controlsOfData } from "../../.storybook/docs/controls-of-data.ts";

type Context = Parameters<typeof controlsOfData>[0];

const tableOf = (argTypes: Context["argTypes"], initialArgs: Context["initialArgs"]) =>
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the parts of the context that are read
  controlsOfData({ argTypes, initialArgs } as Context);

const element = createElement("p", {}, "What it contains");

it("gives a control only to props that are data", () => {
  const gap = { name: "gap", description: "Gap between the items." };
  expect(tableOf({ gap }, { gap: "md", "aria-label": "Steps" })).toEqual({ gap });
});

it("removes the control of documented elements, and keeps their description", () => {
  const icon = { name: "icon", description: "The icon." };
  expect(tableOf({ icon }, { icon: element })).toEqual({
    icon: { ...icon, control: { disable: true } },
  });
});

it.each([
  ["an element", element],
  ["a list of elements", [element, element]],
])("names content without documentation instead of showing its source: %s", (_, children) => {
  expect(tableOf({}, { children })).toEqual({
    children: {
      name: "children",
      description: "The content.",
      table: { type: { summary: "ReactNode" } },
      control: { disable: true },
    },
  });
});
