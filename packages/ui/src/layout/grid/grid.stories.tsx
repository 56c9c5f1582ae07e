import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";

import { Heading } from "../../foundations/heading/heading.tsx";
import { Text } from "../../foundations/text/text.tsx";
import { Grid } from "./grid.tsx";

const steps = [
  ["Answer", "Larkline picks up at the first ring, at 2 PM or 2 AM."],
  ["Understand", "It asks what a good receptionist would ask, and no more."],
  ["Put through", "The appointment is in your calendar before the caller hangs up."],
  ["Report", "Who called, why, and what was done, in your inbox."],
] as const;

function cells(count: number) {
  return steps.slice(0, count).map(([title, text]) => (
    <div key={title} className="border-t border-edge pt-4">
      <Heading level={3}>{title}</Heading>
      <Text size="small" tone="muted" className="mt-2">
        {text}
      </Text>
    </div>
  ));
}

const meta = {
  title: "Layout/Grid",
  component: Grid,
  args: { columns: 3, children: cells(3) },
  parameters: { layout: "padded" },
} satisfies Meta<typeof Grid>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Three columns on a desktop, two on a tablet, one on a phone. */
export const Default: Story = {
  play: async ({ canvasElement }) => {
    const tops = [...canvasElement.querySelectorAll("[data-slot=grid] > *")].map(
      (cell) => cell.getBoundingClientRect().top,
    );
    const inFirstRow = tops.filter((top) => top === tops[0]).length;
    await expect(inFirstRow).toBe(innerWidth >= 1024 ? 3 : innerWidth >= 600 ? 2 : 1);
  },
};

export const Playground: Story = { tags: ["!visual"], args: { gap: "lg", align: "stretch" } };

/** As many columns as fit. */
export const ByItemWidth: Story = {
  args: { columns: undefined, minItemWidth: "md", children: cells(4) },
};

/** Two and four columns. */
export const Matrix: Story = {
  render: () => (
    <div className="grid gap-16">
      <Grid columns={2} gap="xl">
        {cells(2)}
      </Grid>
      <Grid columns={4}>{cells(4)}</Grid>
    </div>
  ),
};

/** A word that is wider than its cell. */
export const Stress: Story = {
  render: () => (
    <Grid columns={4} gap="sm">
      {["Grundstücksverkehrsgenehmigung", "Law", "Telecommunications interoperability", "SaaS"].map(
        (title) => (
          <div key={title} className="min-w-0 bg-sunk p-4">
            <Heading level={3} className="wrap-anywhere">
              {title}
            </Heading>
          </div>
        ),
      )}
    </Grid>
  ),
};
