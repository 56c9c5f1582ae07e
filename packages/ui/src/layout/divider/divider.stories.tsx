import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";

import { Button } from "../../components/button/button.tsx";
import { Text } from "../../foundations/text/text.tsx";
import { Divider } from "./divider.tsx";

const meta = {
  title: "Layout/Divider",
  component: Divider,
  parameters: { layout: "padded" },
} satisfies Meta<typeof Divider>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  render: (args) => (
    <div className="grid gap-4">
      <Text>Larkline answers around the clock.</Text>
      <Divider {...args} />
      <Text>What it cannot settle, it puts through to a person.</Text>
    </div>
  ),
  play: async ({ canvas }) => {
    const line = canvas.getByRole("separator");
    await expect(line).not.toHaveAttribute("aria-orientation");
    await expect(line.getBoundingClientRect().height).toBe(1);
  },
};

export const Playground: Story = {
  tags: ["!visual"],
  args: { orientation: "horizontal", variant: "quiet", label: "or" },
};

/** Vertical, between items of a row. */
export const Vertical: Story = {
  tags: ["!visual"],
  args: { orientation: "vertical" },
  render: (args) => (
    <div className="flex flex-wrap items-center gap-4">
      <Text as="span">Thu 7:30</Text>
      <Divider {...args} />
      <Text as="span">Harbor Plumbing</Text>
    </div>
  ),
  play: async ({ canvas }) => {
    const line = canvas.getByRole("separator");
    await expect(line).toHaveAttribute("aria-orientation", "vertical");
    await expect(line.getBoundingClientRect().height).toBeGreaterThanOrEqual(16);
  },
};

/** A divider with a label is no separator, so that screen readers read the label as text. */
export const Labelled: Story = {
  tags: ["!visual"],
  args: { label: "or" },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole("separator")).toBeNull();
    await expect(canvas.getByText("or")).toBeVisible();
  },
};

const lines = (
  <>
    <Divider />
    <Divider variant="strong" />
    <Divider label="or" />
    <Divider variant="strong" label="or call us" />
    <div className="flex flex-wrap items-center gap-4">
      <Button size="sm">Login</Button>
      <Divider orientation="vertical" />
      <Button size="sm" variant="outline">
        Create Account
      </Button>
      <Divider orientation="vertical" variant="strong" />
      <Text as="span" size="small">
        Help
      </Text>
    </div>
  </>
);

/** Quiet and strong, with and without a label, horizontal and vertical, on the page and on the board. */
export const Matrix: Story = {
  render: () => (
    <div className="grid grid-cols-1 gap-6">
      {lines}
      <div
        data-ground="board"
        className="grid grid-cols-1 gap-6 rounded-panel bg-page p-6 text-ink"
      >
        {lines}
      </div>
    </div>
  ),
};

/** A long label in a narrow box. */
export const Stress: Story = {
  render: () => (
    <div className="max-w-64 rounded-panel bg-surface p-4">
      <Divider label="or let us call you back at a time that suits you: Terminvereinbarungsbestätigung" />
    </div>
  ),
};
