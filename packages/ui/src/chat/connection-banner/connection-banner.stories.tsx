import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect, fn, userEvent } from "storybook/test";

import { ConnectionBanner, type ConnectionBannerProps } from "./connection-banner.tsx";

const meta = {
  title: "Chat/Connection banner",
  component: ConnectionBanner,
  args: { name: "Larkline" },
} satisfies Meta<typeof ConnectionBanner>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("status")).toHaveTextContent("Connecting to Larkline...");
    await expect(canvas.queryByRole("button")).toBeNull();
  },
};

export const Playground: Story = {
  tags: ["!visual"],
  args: {
    state: "error",
    message: "The line was cut.",
    attempt: 2,
    attempts: 5,
    note: "Your message is kept.",
    onRetry: fn(),
  },
};

/** The problem is announced; the number of attempts is only shown. */
export const Lost: Story = {
  args: {
    state: "error",
    message: "The line was cut.",
    attempt: 2,
    attempts: 5,
    note: "Your message is kept.",
    onRetry: fn(),
  },
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole("status")).toHaveTextContent(
      /^Connection error: The line was cut\.$/,
    );
    await expect(canvas.getByText(/Attempt 2 of 5\./)).toBeVisible();
    await userEvent.tab();
    await expect(canvas.getByRole("button", { name: "Retry now" })).toHaveFocus();
    await userEvent.keyboard("{Enter}");
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};

function ReconnectingBanner(args: ConnectionBannerProps) {
  const [state, setState] = useState<"error" | "connecting">("error");
  return (
    <ConnectionBanner
      {...args}
      state={state}
      onRetry={state === "error" ? () => setState("connecting") : undefined}
    />
  );
}

/** A press of the button removes it. The focus stays in the banner, and a second Enter does nothing. */
export const Retried: Story = {
  tags: ["!visual"],
  args: { message: "The line was cut." },
  render: (args) => <ReconnectingBanner {...args} />,
  play: async ({ canvas }) => {
    await userEvent.tab();
    await userEvent.keyboard("{Enter}{Enter}");
    await expect(canvas.queryByRole("button")).toBeNull();
    const status = canvas.getByRole("status");
    await expect(status).toHaveTextContent("Connecting to Larkline...");
    const focused = document.activeElement;
    await expect(focused).toContainElement(status);
    await expect(focused).not.toBe(document.body);
    if (!(focused instanceof HTMLElement)) return;
    // At most 0, because `ChatScreen` would cut off a ring around the banner.
    const { outlineOffset, outlineWidth } = getComputedStyle(focused);
    await expect(
      Number.parseFloat(outlineOffset) + Number.parseFloat(outlineWidth),
    ).toBeLessThanOrEqual(0);
    focused.blur();
  },
};

/** Connected: nothing is visible, but the status region stays so that the next loss is announced. */
export const Connected: Story = {
  tags: ["!visual"],
  args: { state: "connected" },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("status")).toHaveTextContent("");
  },
};

/** Every visible state, with and without the reconnect button. */
export const Matrix: Story = {
  render: (args) => (
    <div className="flex flex-col gap-4">
      <ConnectionBanner {...args} />
      <ConnectionBanner {...args} attempt={1} attempts={5} onRetry={() => undefined} />
      <ConnectionBanner {...args} state="error" message="timeout" />
      <ConnectionBanner
        {...args}
        state="error"
        message="The server can't be reached."
        attempt={5}
        attempts={5}
        onRetry={() => undefined}
      />
    </div>
  ),
};

export const Stress: Story = {
  args: {
    name: "Larkline for Harbor Plumbing, Heating and Air Conditioning",
    state: "error",
    message:
      "The server at https://conversations.harbor-plumbing.example/api/v1/socket.io/ closed the line.",
    attempt: 4,
    attempts: 5,
    note: "Your message is kept and can be sent as soon as the line is back.",
    onRetry: fn(),
  },
};
