import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect, userEvent } from "storybook/test";

import { Text } from "../../foundations/text/text.tsx";
import { Button } from "../button/button.tsx";
import { Skeleton } from "./skeleton.tsx";

const meta = {
  title: "Components/Skeleton",
  component: Skeleton,
  parameters: { layout: "padded" },
} satisfies Meta<typeof Skeleton>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Three placeholders, each as high as a line of text. */
export const Default: Story = {
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByText("Loading")).toBeInTheDocument();
    const skeleton = canvasElement.querySelector("[data-slot=skeleton]");
    const line = document.createElement("p");
    line.className = "text-body";
    line.textContent = "A line of text";
    skeleton?.after(line);
    // Measured, not computed: WebKit makes lines a whole number of pixels high.
    const { height } = line.getBoundingClientRect();
    line.remove();
    await expect(skeleton?.getBoundingClientRect().height).toBeCloseTo(3 * height, 0);
  },
};

export const Playground: Story = {
  tags: ["!visual"],
  args: { variant: "text", lines: 3, label: "Loading" },
};

/** Screen readers read one label for the whole card; its other skeletons are hidden from them. */
export const Card: Story = {
  render: () => (
    <div className="grid max-w-80 gap-4">
      <Skeleton variant="block" label="Loading articles" />
      <div className="grid grid-cols-[auto_minmax(0,1fr)] items-center gap-4">
        <Skeleton variant="circle" label={null} />
        <Skeleton lines={2} label={null} />
      </div>
    </div>
  ),
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByText("Loading articles")).toBeInTheDocument();
    const silent = canvasElement.querySelectorAll("[data-slot=skeleton][aria-hidden=true]");
    await expect(silent).toHaveLength(2);
  },
};

function Answer() {
  const [loaded, setLoaded] = useState(false);
  return (
    <div className="grid justify-items-start gap-4">
      <div aria-busy={!loaded} className="w-full">
        {loaded ? (
          <Text>Most customers take their first call within a day.</Text>
        ) : (
          <Skeleton lines={1} />
        )}
      </div>
      <Button size="sm" variant="outline" onClick={() => setLoaded(!loaded)}>
        Load
      </Button>
    </div>
  );
}

/** A line of text is as high as a line of the skeleton that it replaces. */
export const GivesWay: Story = {
  tags: ["!visual"],
  render: () => <Answer />,
  play: async ({ canvas, canvasElement }) => {
    const height = () =>
      canvasElement.querySelector("[aria-busy]")?.getBoundingClientRect().height ?? 0;
    const line = height();
    await userEvent.tab();
    await userEvent.keyboard("{Enter}");
    await expect(canvas.queryByText("Loading")).toBeNull();
    // The height is a whole number of lines. The text may wrap to more than one.
    await expect(height() / line).toBeCloseTo(Math.max(1, Math.round(height() / line)), 1);
    await userEvent.click(canvas.getByRole("button", { name: "Load" }));
    await expect(canvas.getByText("Loading")).toBeInTheDocument();
  },
};

const parts = (
  <>
    <Skeleton lines={1} />
    <Skeleton lines={3} label={null} />
    <Skeleton variant="circle" label={null} />
    <div className="w-48 max-w-full">
      <Skeleton variant="block" label={null} />
    </div>
  </>
);

/** Every variant, on the page, on a panel and on the board. */
export const Matrix: Story = {
  render: () => (
    <div className="grid grid-cols-1 gap-6">
      <div className="grid gap-4 p-4">{parts}</div>
      <div className="grid gap-4 rounded-panel bg-surface p-4">{parts}</div>
      <div data-ground="board" className="grid gap-4 rounded-panel bg-page p-4 text-ink">
        {parts}
      </div>
    </div>
  ),
};

/** Many lines in a narrow box. */
export const Stress: Story = {
  render: () => (
    <div className="max-w-40">
      <Skeleton lines={12} label="Loading the transcript of a call of forty minutes" />
    </div>
  ),
};
