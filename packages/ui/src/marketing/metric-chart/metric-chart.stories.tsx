import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, userEvent, within } from "storybook/test";

import { press } from "../../../testing/press.ts";
import { MetricChart } from "./metric-chart.tsx";
import type { MetricChartProps } from "./metric-chart.tsx";

/** Sample figures: the last week has 30% more test drives than the 20 a week of `reference`. */
const testDrives = {
  title: "Test drives booked each week",
  source: "30% more test drives, reported by dealerships. Sample figures of one of them.",
  pointHeading: "Week",
  valueHeading: "Test drives",
  reference: { label: "Before", value: 20 },
  points: [19, 21, 22, 22, 24, 25, 26, 26].map((value, index) => ({
    label: `Week ${index + 1}`,
    short: `${index + 1}`,
    value,
  })),
} satisfies MetricChartProps;

const meta = {
  title: "Marketing/Metric chart",
  component: MetricChart,
  args: testDrives,
  parameters: { layout: "padded" },
  decorators: [
    (Story) => (
      <div className="max-w-200">
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof MetricChart>;

export default meta;
type Story = StoryObj<typeof meta>;

/** A bar chart. Enter, Space and clicks show and hide the table. */
export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("figure")).toBeVisible();
    const toggle = canvas.getByText("Show the figures as a table");
    await userEvent.tab();
    await expect(toggle).toHaveFocus();
    await press("{Enter}");
    const table = canvas.getByRole("table", { name: testDrives.title });
    await expect(table).toBeVisible();
    await expect(within(table).getAllByRole("row")).toHaveLength(10);
    await expect(within(table).getByRole("row", { name: "Week 8 26" })).toBeVisible();
    await press(" ");
    await expect(table).not.toBeVisible();
    await userEvent.click(toggle);
    await expect(table).toBeVisible();
    await userEvent.click(toggle);
    await expect(table).not.toBeVisible();
    toggle.blur();
  },
};

export const Playground: Story = { tags: ["!visual"], args: { locale: "en-US", headingLevel: 3 } };

/** The table is open. */
export const Table: Story = {
  play: async ({ canvas }) => {
    const toggle = canvas.getByText("Show the figures as a table");
    await userEvent.click(toggle);
    await expect(canvas.getByRole("table")).toBeVisible();
    toggle.blur();
  },
};

/** Percentages, one of them 0, without a `reference`. */
export const Percent: Story = {
  tags: ["!visual"],
  args: {
    title: "Calls answered at the first ring",
    source: "Sample figures.",
    reference: undefined,
    valueHeading: "Share of calls",
    format: { style: "percent" },
    points: [0, 0.4, 0.75, 1].map((value, index) => ({ label: `Week ${index + 1}`, value })),
  },
  play: async ({ canvas, canvasElement }) => {
    // Without a reference the bars have the whole width.
    const drawing = canvasElement.querySelector("[data-slot=metric-chart-drawing]");
    const bars = drawing?.querySelector(".grid");
    await expect(bars?.clientWidth).toBe(drawing?.clientWidth);
    await userEvent.click(canvas.getByText("Show the figures as a table"));
    await expect(canvas.getByRole("row", { name: "Week 3 75%" })).toBeVisible();
  },
};

/** On the board, with few and many bars. */
export const Matrix: Story = {
  render: (args) => (
    <div data-ground="board" className="grid gap-4 bg-page p-5">
      <MetricChart {...args} points={args.points.slice(0, 3)} source={undefined} />
      <MetricChart
        {...args}
        reference={undefined}
        points={Array.from({ length: 10 }, (_, index) => ({
          label: `Week ${index + 1}`,
          short: `${index + 1}`,
          value: index * index,
        }))}
      />
    </div>
  ),
};

/** Long labels and large figures. */
export const Stress: Story = {
  tags: ["!visual"],
  args: {
    title: "Terminvereinbarungsbestätigungsschreiben, which were read out to callers each week",
    reference: { label: "Before the agents took over", value: 12_000 },
    points: [11_900, 14_250, 18_000, 23_999].map((value, index) => ({
      label: `Kalenderwoche ${index + 1}`,
      value,
    })),
  },
};
