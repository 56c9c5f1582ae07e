import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect, fn, waitFor } from "storybook/test";

import { Button } from "../../components/button/button.tsx";
import { ChatIntro, chatIntroTimings } from "./chat-intro.tsx";

const meta = {
  title: "Chat/Chat intro",
  component: ChatIntro,
  args: { step: "ready" },
  decorators: [
    (Story) => (
      <div className="max-w-[45rem] py-6">
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof ChatIntro>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The second step: the waveform. */
export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("status")).toHaveTextContent("System ready");
    // The timings that docs/product.md requires (sections 4 and 9).
    await expect(chatIntroTimings).toEqual({ initializing: 1500, ready: 1200, leaving: 800 });
  },
};

export const Playground: Story = { tags: ["!visual"], args: { step: "initializing" } };

/** The first step: a flat line, and the text is typed. */
export const Initializing: Story = {
  args: { step: "initializing" },
  play: async ({ canvas }) => {
    // In tests reduced motion is on, and the text is complete at once.
    if (matchMedia("(prefers-reduced-motion: reduce)").matches)
      await expect(canvas.getByText("Initializing...")).toHaveAttribute("data-state", "done");
    await waitFor(() =>
      expect(canvas.getByRole("status")).toHaveTextContent(/^Initializing\.\.\.$/),
    );
  },
};

function ReplayableIntro({ onDone }: { onDone: () => void }) {
  const [isDone, setDone] = useState(false);
  return isDone ? (
    <Button variant="outline" onClick={() => setDone(false)}>
      Play again
    </Button>
  ) : (
    <ChatIntro
      timings={quickTimings}
      onDone={() => {
        onDone();
        setDone(true);
      }}
    />
  );
}

const quickTimings = { initializing: 40, ready: 30, leaving: 20 };
const doneHandler = fn();

/** All steps, with shorter durations. */
export const Runs: Story = {
  tags: ["!visual"],
  render: () => <ReplayableIntro onDone={doneHandler} />,
  beforeEach: () => {
    doneHandler.mockClear();
  },
  play: async ({ canvas }) => {
    await canvas.findByRole("button", { name: "Play again" });
    await expect(doneHandler).toHaveBeenCalledOnce();
  },
};

export const Stress: Story = {
  args: {
    labels: {
      initializing: "Initializing...",
      ready: "Everything is ready, and you can begin to write whenever you like",
    },
  },
};
