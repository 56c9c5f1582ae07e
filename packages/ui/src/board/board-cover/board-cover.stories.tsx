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

/** As wide as a card, or as the featured article. */
const inBox = (className: string): NonNullable<Story["decorators"]> => [
  (Story) => (
    <div className={className}>
      <Story />
    </div>
  ),
];

/** Decoration: the article's title stands beside it. */
export const Default: Story = {
  decorators: inBox("max-w-96"),
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.queryByRole("img")).toBeNull();
    const cover = canvasElement.querySelector("[data-slot=board-cover]");
    await expect(cover).toBeVisible();
    // A cover costs a page little.
    await expect(cover?.outerHTML.length).toBeLessThan(3000);
  },
};

export const Playground: Story = { tags: ["!visual"], args: { ratio: "wide", ground: "sunk" } };

/** For the featured article. */
export const Wide: Story = { args: { ratio: "wide" }, decorators: inBox("max-w-144") };

/** Over the width of a page, on the board. */
export const Banner: Story = {
  args: { ratio: "banner", ground: "board", tone: "green" },
};

/** Below the words of the picture that stands for a page where its link is shared. */
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

/** No two alike. */
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

/** Each ratio and each tone, on both grounds. */
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

/** Alone, it says what it stands for; an empty seed is a seed as well. */
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
