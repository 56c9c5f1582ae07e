import type { Meta, StoryObj } from "@storybook/react-vite";
import { useEffect, useState } from "react";
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

/** Renders the intro again every 10 ms until it is over, each time with new objects and functions as props. */
function IntroRenderedOften() {
  const [, setRenders] = useState(0);
  const [calls, setCalls] = useState(0);
  useEffect(() => {
    if (calls > 0) return undefined;
    const timer = setInterval(() => setRenders((count) => count + 1), 10);
    return () => clearInterval(timer);
  }, [calls]);
  return (
    <>
      <ChatIntro timings={{ ...quickTimings }} onDone={() => setCalls((count) => count + 1)} />
      <p>Calls of onDone: {calls}</p>
    </>
  );
}

/** New props with equal durations do not restart a step, and `onDone` is called once. */
export const RenderedOften: Story = {
  tags: ["!visual"],
  render: () => <IntroRenderedOften />,
  play: async ({ canvas }) => {
    const calls = await canvas.findByText("Calls of onDone: 1");
    // A further call would come with the next render.
    await new Promise((resolve) => {
      requestAnimationFrame(() => requestAnimationFrame(resolve));
    });
    await expect(calls).toHaveTextContent("Calls of onDone: 1");
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
