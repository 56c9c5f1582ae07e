import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, userEvent } from "storybook/test";

import { Button } from "../../components/button/button.tsx";
import { PromoBar } from "./promo-bar.tsx";

const chatHandler = fn();

const meta = {
  title: "Frame/Promo bar",
  component: PromoBar,
  parameters: { layout: "fullscreen" },
  args: {
    children: "The line is open. Take a 15-minute demo in the chat.",
    action: (
      <Button size="sm" onClick={chatHandler}>
        Chat with us
      </Button>
    ),
  },
  argTypes: { action: { control: false } },
} satisfies Meta<typeof PromoBar>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("region", { name: "Announcement" })).toBeVisible();
    // The bar is on the page from the start, so screen readers do not announce it.
    await expect(canvas.queryByRole("status")).toBeNull();
    await userEvent.tab();
    const button = canvas.getByRole("button", { name: "Chat with us" });
    await expect(button).toHaveFocus();
    await userEvent.keyboard("{Enter}");
    await userEvent.click(button);
    await expect(chatHandler).toHaveBeenCalledTimes(2);
    button.blur();
  },
};

export const Playground: Story = { tags: ["!visual"] };

/** With a dismiss button, which calls `onDismiss`. The application then hides the bar. */
export const Dismissible: Story = {
  args: { onDismiss: fn() },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Dismiss" }));
    await expect(args.onDismiss).toHaveBeenCalledOnce();
  },
};

/** Above the header. */
export const OverHeader: Story = {
  render: (args) => (
    <>
      <PromoBar {...args} />
      <div data-ground="board" className="h-18 border-b border-line bg-page" />
    </>
  ),
};

/** A text of several lines with a long word. */
export const Stress: Story = {
  args: {
    children:
      "The line is open, also for your Bereitschaftsdiensttelefonzentrale. Take a 15-minute demo in the chat, at any hour of the day or night.",
    onDismiss: fn(),
  },
};
