import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";

import { JackShape } from "../jack/jack.tsx";
import { Cord, CordLayer } from "./cord.tsx";

const meta = {
  title: "Board/Cord",
  component: Cord,
  args: { from: { x: 0.5, y: 0.5 }, to: { x: 4.5, y: 1.5 } },
  // Cords lie on the board: 6 by 4 modules of its ground.
  decorators: [
    (Story, { parameters }) =>
      parameters["layer"] === false ? (
        <Story />
      ) : (
        <div
          data-ground={parameters["ground"] ?? "board"}
          className="w-[calc(var(--spacing-module)*6)] max-w-full bg-page"
        >
          <CordLayer columns={6} rows={4}>
            <Story />
          </CordLayer>
        </div>
      ),
  ],
} satisfies Meta<typeof Cord>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvasElement }) => {
    // Starts and ends in a jack, and hangs: the drawing reaches below both.
    const jacks = [...canvasElement.querySelectorAll("[data-slot=jack]")];
    await expect(jacks).toHaveLength(2);
    const cord = canvasElement.querySelector(".ll-cord-casing");
    const lowest = Math.max(...jacks.map((jack) => jack.getBoundingClientRect().bottom));
    await expect(cord?.getBoundingClientRect().bottom).toBeGreaterThan(lowest);
  },
};

export const Playground: Story = {
  tags: ["!visual"],
  args: { shape: "hang", sag: 1.5, state: "rest", tone: "first", plugging: false, still: false },
};

/** Somebody is on the line. The braid runs, unless less motion is asked for. */
export const Live: Story = { args: { state: "live" } };

/** A line that is set up and not used: a hairline. */
export const Idle: Story = {
  args: { state: "idle" },
  render: (args) => (
    <>
      <Cord {...args} />
      <JackShape transform="translate(24 24)" />
      <JackShape transform="translate(216 72)" />
    </>
  ),
};

/** Drawn later is over: the casing cuts the cord beneath. */
export const OverAndUnder: Story = {
  render: () => (
    <>
      <Cord from={{ x: 5.5, y: 0.5 }} to={{ x: 1.5, y: 1.5 }} tone="second" sag={1.2} />
      <Cord from={{ x: 0.5, y: 0.5 }} to={{ x: 4.5, y: 1.5 }} state="live" sag={1.8} />
    </>
  ),
};

/** It runs out within 320 ms, then rests. With less motion it is there at once. */
export const Plugging: Story = { tags: ["!visual"], args: { state: "live", plugging: true } };

/** Beside another live figure: amber, and nothing moves. */
export const Still: Story = {
  tags: ["!visual"],
  args: { state: "live", still: true },
  play: async ({ canvasElement }) => {
    const braid = canvasElement.querySelector(".ll-cord-braid");
    await expect(braid && getComputedStyle(braid).animationName).toBe("none");
  },
};

/** As wide as its modules in a box that is wider: jacks and cords keep their weight. */
export const OfItsModules: Story = {
  tags: ["!visual"],
  parameters: { layer: false },
  render: (args) => (
    <div data-ground="board" className="bg-page">
      <CordLayer columns={6} rows={2} variant="modules">
        <Cord {...args} />
      </CordLayer>
    </div>
  ),
  play: async ({ canvasElement }) => {
    const layer = canvasElement.querySelector("[data-slot=cord-layer]");
    const box = layer?.getBoundingClientRect();
    await expect([box?.width, box?.height]).toEqual([6 * 48, 2 * 48]);
  },
};

const places = {
  hang: { from: { x: 0.5, y: 0.5 }, to: { x: 2.5, y: 0.5 } },
  drop: { from: { x: 0.5, y: 0.5 }, to: { x: 2.5, y: 2.5 } },
  side: { from: { x: 0.5, y: 1.5 }, to: { x: 2.5, y: 1.5 } },
} as const;

/** Each shape in each state, on both grounds. */
export const Matrix: Story = {
  parameters: { ground: "page" },
  render: () => (
    <>
      {(["hang", "drop", "side"] as const).map((shape, column) =>
        (["rest", "live"] as const).map((state, row) => (
          <g key={shape + state} transform={`translate(${column * 96} ${row * 96}) scale(.6)`}>
            <Cord {...places[shape]} shape={shape} state={state} sag={shape === "side" ? 0.4 : 1} />
          </g>
        )),
      )}
    </>
  ),
};
