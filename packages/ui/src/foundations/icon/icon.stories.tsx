import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";

import * as icons from "./icon.tsx";

const { Icon: _base, ...allIcons } = icons;

const meta = {
  title: "Foundations/Icon",
  component: icons.PhoneIcon,
  parameters: { layout: "padded" },
} satisfies Meta<typeof icons.PhoneIcon>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Without a `label` an icon is decorative. */
export const Default: Story = {
  args: { size: "lg" },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.queryByRole("img")).toBeNull();
    await expect(canvasElement.querySelector("svg")).toHaveAttribute("aria-hidden", "true");
  },
};

export const Playground: Story = { tags: ["!visual"], args: { size: "lg", label: "Call" } };

/** With a `label` an icon has an accessible name. */
export const Titled: Story = {
  tags: ["!visual"],
  args: { size: "lg", label: "Call answered" },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("img", { name: "Call answered" })).toBeVisible();
  },
};

/** All icons in the sizes `lg`, `md` and `sm`. */
export const Matrix: Story = {
  render: () => (
    <ul className="grid grid-cols-[repeat(auto-fill,minmax(min(100%,9.5rem),1fr))] gap-x-6 gap-y-5">
      {Object.entries(allIcons)
        .toSorted(([a], [b]) => (a < b ? -1 : 1))
        .map(([name, EachIcon]) => (
          <li key={name} className="flex flex-col gap-2 border-t border-line pt-3">
            <span className="flex items-end gap-3">
              <EachIcon size="lg" />
              <EachIcon size="md" />
              <EachIcon size="sm" />
            </span>
            <span className="text-fine wrap-anywhere text-ink-muted">{name}</span>
          </li>
        ))}
    </ul>
  ),
};

/** `inherit` follows the size of the surrounding text. */
export const InText: Story = {
  render: () => (
    <div className="grid gap-4">
      <p className="font-display text-heading-2 font-semibold">
        Every call <icons.ArrowRightIcon className="align-[-0.15em]" /> answered
      </p>
      <p className="text-body">
        Booked <icons.CheckIcon className="align-[-0.15em]" /> for Thursday, 7:30
      </p>
    </div>
  ),
};
