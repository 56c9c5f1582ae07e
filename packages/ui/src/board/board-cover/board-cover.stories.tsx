import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";

import { BoardCover } from "./board-cover.tsx";

const meta = {
  title: "Board/Board cover",
  component: BoardCover,
  args: { seed: "what-a-caller-does-in-the-20-seconds-after-nobody-picks-up", tone: "blue" },
} satisfies Meta<typeof BoardCover>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Decorators that put the story into a box whose class limits its width. */
const inBox = (className: string): NonNullable<Story["decorators"]> => [
  (Story) => (
    <div className={className}>
      <Story />
    </div>
  ),
];

/** Decorative: the article's title is next to it. */
export const Default: Story = {
  decorators: inBox("max-w-96"),
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.queryByRole("img")).toBeNull();
    const cover = canvasElement.querySelector("[data-slot=board-cover]");
    await expect(cover).toBeVisible();
    // A cover adds little to a page's bytes.
    await expect(cover?.outerHTML.length).toBeLessThan(3000);
    // A cord's outline is much narrower than a jack, so that a jack below the cord remains visible on both sides.
    const outline = cover?.querySelector('path[d*="C"]');
    await expect(outline).toHaveAttribute("stroke-width", "9");
  },
};

export const Playground: Story = { tags: ["!visual"], args: { ratio: "wide", ground: "sunk" } };

/** For the featured article. */
export const Wide: Story = { args: { ratio: "wide" }, decorators: inBox("max-w-144") };

/** Across the width of a page, on the board. */
export const Banner: Story = {
  args: { ratio: "banner", ground: "board", tone: "green" },
};

/** For the preview picture of a shared link, below its text. */
export const Preview: Story = {
  tags: ["!visual"],
  args: { ratio: "preview", ground: "board", tone: "blue", seed: "a-voice-that-waits" },
};

const seeds = [
  "calling-a-lead-back",
  "write-a-greeting",
  "the-first-five-minutes",
  "who-calls-at-2-am",
  "spam-that-sounds-like-a-customer",
  "holiday-hours",
  "how-many-lines",
  "what-a-missed-call-costs",
  "a-script-for-law-firms",
  "numbers-that-move",
  "the-week-before-a-storm",
  "a-voice-that-waits",
];
const tones = ["plum", "green", "blue", "default"] as const;

/** Covers of different seeds. */
export const Cards: Story = {
  render: () => (
    <ul className="grid grid-cols-2 gap-4 sm:grid-cols-4">
      {seeds.map((seed, index) => (
        <li key={seed}>
          <BoardCover seed={seed} tone={tones[index % 4]} />
        </li>
      ))}
    </ul>
  ),
  play: async ({ canvasElement }) => {
    const covers = [...canvasElement.querySelectorAll("[data-slot=board-cover]")];
    const drawings = new Set(covers.map((cover) => cover.innerHTML));
    await expect(drawings.size).toBe(seeds.length);
  },
};

/** Square covers in each tone, and two wide covers, on both grounds. */
export const Matrix: Story = {
  render: () => (
    <div className="grid gap-4">
      {(["sunk", "board"] as const).map((ground) => (
        <div key={ground} className="grid grid-cols-2 items-start gap-4 sm:grid-cols-4">
          {seeds.slice(0, 4).map((seed, index) => (
            <BoardCover key={seed} seed={seed} ratio="square" tone={tones[index]} ground={ground} />
          ))}
          <div className="col-span-2">
            <BoardCover seed="how-many-lines" ratio="wide" tone="plum" ground={ground} />
          </div>
          <div className="col-span-2">
            <BoardCover seed="holiday-hours" ratio="wide" tone="green" ground={ground} />
          </div>
        </div>
      ))}
    </div>
  ),
};

/** With an accessible name; an empty seed is valid. */
export const Stress: Story = {
  tags: ["!visual"],
  args: { seed: "", label: "Cover of “Calling a lead back”" },
  render: (args) => (
    <div className="grid max-w-60 grid-cols-1 gap-2">
      <BoardCover {...args} />
      <BoardCover seed="Rückrufbereitschaftsdienst ☎" ratio="banner" />
    </div>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("img", { name: "Cover of “Calling a lead back”" })).toBeVisible();
  },
};
