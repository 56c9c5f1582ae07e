import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";

import { systemColor, withForcedColors } from "../../../testing/with-forced-colors.ts";
import { CallDots } from "./call-dots.tsx";

const meta = {
  title: "Board/Call dots",
  component: CallDots,
  args: { calls: 200, tone: "blue" },
} satisfies Meta<typeof CallDots>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Two hundred calls: twenty rings. */
export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("img", { name: "200 calls a month" })).toBeVisible();
  },
};

export const Playground: Story = { tags: ["!visual"], args: { scale: "single" } };

const plans = [
  { name: "Starter", calls: 50 },
  { name: "Basic", calls: 200 },
  { name: "Professional", calls: 600 },
  { name: "Enterprise", calls: "unlimited" },
] as const;

/** As in plan cards, with the number in words above; the rings are then decorative. */
export const Plans: Story = {
  render: (args) => (
    <ul className="grid gap-6 sm:grid-cols-4">
      {plans.map(({ name, calls }) => (
        <li key={name} className="grid content-start gap-2 border-t border-line pt-3">
          <strong className="text-small font-semibold">
            {calls === "unlimited" ? "Unlimited calls" : `${calls} calls a month`}
          </strong>
          <CallDots {...args} calls={calls} label={null} />
        </li>
      ))}
    </ul>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole("img")).toBeNull();
    await expect(canvas.getByText("600 calls a month")).toBeVisible();
  },
};

/** Thousands of calls: forty rings in a row. */
export const Thousands: Story = {
  args: { tone: "plum", scale: "double" },
  render: (args) => (
    <div className="grid gap-6 sm:grid-cols-4">
      {([1000, 3000, 8000, "custom"] as const).map((calls) => (
        <CallDots key={calls} {...args} calls={calls} />
      ))}
    </div>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("img", { name: "8,000 calls a month" })).toBeVisible();
    await expect(canvas.getByRole("img", { name: "Calls by agreement" })).toBeVisible();
    // Eight hundred rings are one short path in the markup.
    const dots = canvas.getByRole("img", { name: "8,000 calls a month" });
    await expect(dots.innerHTML.length).toBeLessThan(60);
  },
};

/** Every tone, each kind of number, both scales, on each ground. */
export const Matrix: Story = {
  render: () => (
    <div className="grid gap-6">
      {(["page", "board"] as const).map((ground) => (
        <div
          key={ground}
          data-ground={ground}
          className="grid gap-4 rounded-panel bg-page p-4 sm:grid-cols-4"
        >
          {(["default", "blue", "green", "plum"] as const).map((tone) => (
            <div key={tone} className="grid gap-3">
              <CallDots calls={50} tone={tone} />
              <CallDots calls={430} tone={tone} />
              <CallDots calls="custom" tone={tone} />
              <CallDots calls={1430} tone={tone} scale="double" />
              <CallDots calls="unlimited" tone={tone} scale="double" />
            </div>
          ))}
        </div>
      ))}
    </div>
  ),
};

/** In forced colors, the rings have the text's color in every tone. */
export const ForcedColors: Story = {
  tags: ["!visual"],
  render: () => (
    <div className="grid gap-4">
      <CallDots calls={50} />
      <CallDots calls={50} tone="blue" />
      <CallDots calls="custom" tone="green" />
      <CallDots calls="unlimited" tone="plum" />
    </div>
  ),
  play: async ({ canvas }) => {
    await withForcedColors(async () => {
      const fills = canvas.getAllByRole("img").map((rings) => getComputedStyle(rings).fill);
      await expect(fills).toEqual(Array.from({ length: 4 }, () => systemColor("CanvasText")));
    });
  },
};

/** A number that does not end in a zero, no calls at all, and a narrow box. */
export const Stress: Story = {
  tags: ["!visual"],
  render: () => (
    <div className="grid max-w-40 gap-4">
      <CallDots calls={0} />
      <CallDots calls={101} />
      <CallDots calls={8000} scale="double" tone="green" />
    </div>
  ),
  play: async ({ canvas }) => {
    // 101 calls have eleven rings.
    const dots = canvas.getByRole("img", { name: "101 calls a month" });
    await expect(dots.querySelector("path")).toHaveAttribute("d", "M0 0h132v12H0Z");
  },
};
