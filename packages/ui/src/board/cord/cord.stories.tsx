import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";

import { withMotion } from "../../../testing/with-motion.ts";
import { JackShape } from "../jack/jack.tsx";
import { Cord, CordLayer } from "./cord.tsx";

const meta = {
  title: "Board/Cord",
  component: Cord,
  args: { from: { x: 0.5, y: 0.5 }, to: { x: 4.5, y: 1.5 } },
  // A drawing of 6 by 4 modules on the board's ground, unless the story has its own `CordLayer`.
  decorators: [
    (Story, { parameters }) =>
      parameters["layer"] === false ? (
        <Story />
      ) : (
        <div data-ground="board" className="w-[calc(var(--spacing-module)*6)] max-w-full bg-page">
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
    // The cord starts and ends in a jack, and hangs below both.
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

/** A live cord. The braid moves, except with reduced motion. */
export const Live: Story = { args: { state: "live" } };

/** An unused line: a hairline. */
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

/** Where two cords cross, the later one is drawn above the earlier one. */
export const OverAndUnder: Story = {
  render: () => (
    <>
      <Cord from={{ x: 5.5, y: 0.5 }} to={{ x: 1.5, y: 1.5 }} tone="second" sag={1.2} />
      <Cord from={{ x: 0.5, y: 0.5 }} to={{ x: 4.5, y: 1.5 }} state="live" sag={1.8} />
    </>
  ),
};

/** The animation that plugs the cord in takes 320 ms. With reduced motion there is none. */
export const Plugging: Story = { tags: ["!visual"], args: { state: "live", plugging: true } };

/** Of two live cords the second is still: at most one live drawing in view should move. */
export const Still: Story = {
  tags: ["!visual"],
  args: { state: "live" },
  render: (args) => (
    <>
      <Cord {...args} />
      <Cord {...args} from={{ x: 0.5, y: 1.5 }} to={{ x: 4.5, y: 2.5 }} still />
    </>
  ),
  play: async ({ canvasElement }) => {
    const animations = () =>
      Array.from(
        canvasElement.querySelectorAll(".ll-cord-braid"),
        (braid) => getComputedStyle(braid).animationName,
      );
    await withMotion(async () => {
      const [moving, still] = animations();
      await expect(moving).toMatch(/braid/);
      await expect(still).toBe("none");
    });
  },
};

/** With `variant="modules"` the drawing has 48 px per module in a wider container. */
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

/** Ends of the example cords, by shape. */
const endsByShape = {
  hang: { from: { x: 0.5, y: 0.5 }, to: { x: 2.5, y: 0.5 } },
  drop: { from: { x: 0.5, y: 0.5 }, to: { x: 2.5, y: 2.5 } },
  side: { from: { x: 0.5, y: 1.5 }, to: { x: 2.5, y: 1.5 } },
} as const;

/** Each shape in each state, on both grounds. */
export const Matrix: Story = {
  parameters: { layer: false },
  render: () => (
    <div className="flex flex-wrap gap-6">
      {(["page", "board"] as const).map((ground) => (
        <div
          key={ground}
          data-ground={ground}
          className="w-[calc(var(--spacing-module)*6)] max-w-full bg-page"
        >
          <CordLayer columns={6} rows={6}>
            {(["hang", "drop", "side"] as const).map((shape, column) =>
              (["rest", "live", "idle"] as const).map((state, row) => (
                <g
                  key={shape + state}
                  transform={`translate(${column * 96} ${row * 96}) scale(.6)`}
                >
                  <Cord
                    {...endsByShape[shape]}
                    shape={shape}
                    state={state}
                    sag={shape === "side" ? 0.4 : 1}
                  />
                </g>
              )),
            )}
          </CordLayer>
        </div>
      ))}
    </div>
  ),
};
