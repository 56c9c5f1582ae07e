import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";

import { IncludedStrip } from "./included-strip.tsx";

const items = [
  "AI-powered conversations",
  "Real-time analytics",
  "24/7 support",
  "SOC 2 compliance",
];

const meta = {
  title: "Marketing/Included strip",
  component: IncludedStrip,
  args: { title: "All plans include", items },
  parameters: { layout: "padded" },
} satisfies Meta<typeof IncludedStrip>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("list", { name: "All plans include" })).toBeVisible();
    await expect(canvas.getAllByRole("listitem").map((item) => item.textContent)).toEqual(items);
  },
};

export const Playground: Story = { tags: ["!visual"] };

/** On both grounds: the page and the board. */
export const Matrix: Story = {
  render: (args) => (
    <div className="grid gap-4">
      <IncludedStrip {...args} />
      <div data-ground="board" className="rounded-panel bg-page px-5 text-ink">
        <IncludedStrip {...args} />
      </div>
    </div>
  ),
};

/** A long title and a very long fifth item: the strip wraps onto several lines. */
export const Stress: Story = {
  args: {
    title: "Every plan in every category includes",
    items: [...items, "Terminvereinbarungsbestätigungsschreiben per Telefon und Nachricht"],
  },
};
