import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect, fn, userEvent, waitFor } from "storybook/test";

import { Button } from "../../components/button/button.tsx";
import { Link } from "../../foundations/link/link.tsx";
import { FloatingCta } from "./floating-cta.tsx";

const chatHandler = fn();

const meta = {
  title: "Frame/Floating CTA",
  component: FloatingCta,
  parameters: { layout: "fullscreen" },
  args: {
    visible: true,
    children: "Hear it answer. It takes 15 minutes.",
    action: (
      <Button lamp onClick={chatHandler}>
        Chat with us
      </Button>
    ),
  },
  argTypes: { action: { control: false } },
  // The bar is fixed at the window's lower edge, so the story itself needs a height.
  decorators: [
    (Story) => (
      <div className="min-h-56">
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof FloatingCta>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    const name = "Hear it answer. It takes 15 minutes.";
    await expect(canvas.getByRole("region", { name })).toBeVisible();
    // The focus does not move when the bar appears.
    await expect(document.body).toHaveFocus();
    await userEvent.tab();
    const button = canvas.getByRole("button", { name: "Chat with us" });
    await expect(button).toHaveFocus();
    await userEvent.keyboard("{Enter}");
    await userEvent.click(button);
    await expect(chatHandler).toHaveBeenCalledTimes(2);
    await expect(canvas.queryByRole("button", { name: "Dismiss" })).toBeNull();
    button.blur();
  },
};

export const Playground: Story = { tags: ["!visual"] };

/** With a button that dismisses the bar. */
export const Dismissible: Story = {
  args: { onDismiss: fn() },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Dismiss" }));
    await expect(args.onDismiss).toHaveBeenCalledOnce();
    canvas.getByRole("button", { name: "Dismiss" }).blur();
  },
};

function Page() {
  const [visible, setVisible] = useState(false);
  return (
    <>
      <div className="grid justify-items-start gap-40 p-5">
        <Button variant="outline" onClick={() => setVisible(!visible)}>
          Past half of the page
        </Button>
        {Array.from({ length: 8 }, (_, index) => (
          <Link key={index} variant="standalone" href={`#call-${index}`}>
            Call {index + 1}
          </Link>
        ))}
      </div>
      <footer
        data-slot="site-footer"
        data-ground="board"
        className="ll-floating-room bg-page text-ink"
      >
        <Link variant="standalone" href="#privacy" className="p-5">
          Privacy
        </Link>
      </footer>
      <FloatingCta visible={visible} action={<Button lamp>Chat with us</Button>}>
        Hear it answer.
      </FloatingCta>
    </>
  );
}

/** The bar appears and disappears without covering a focused element. */
export const OnAPage: Story = {
  tags: ["!visual"],
  render: () => <Page />,
  play: async ({ canvas, step }) => {
    const toggle = canvas.getByRole("button", { name: "Past half of the page" });
    const bar = () => canvas.queryByRole("region", { name: "Hear it answer." });
    await step("a hidden bar is also hidden from assistive technology", async () => {
      await expect(bar()).toBeNull();
      await userEvent.click(toggle);
      await waitFor(() => expect(bar()).toBeVisible());
      await expect(toggle).toHaveFocus();
    });
    await step("a focused element is scrolled into view above the bar", async () => {
      for (const link of canvas.getAllByRole("link")) {
        link.focus({ preventScroll: true });
        // Scrolls to the focused element at once, as the browser does after Tab.
        link.scrollIntoView({ block: "nearest", behavior: "instant" });
        await expect(link.getBoundingClientRect().bottom).toBeLessThanOrEqual(
          bar()?.getBoundingClientRect().top ?? 0,
        );
      }
    });
    await step("the application hides the bar again", async () => {
      await userEvent.click(toggle);
      await waitFor(() => expect(bar()).toBeNull());
    });
    await step("a bar that appears over the focused element does not cover it", async () => {
      const link = canvas.getByRole("link", { name: "Call 5" });
      link.focus({ preventScroll: true });
      link.scrollIntoView({ block: "end", behavior: "instant" });
      toggle.click();
      await waitFor(() =>
        expect(link.getBoundingClientRect().bottom).toBeLessThanOrEqual(
          bar()?.getBoundingClientRect().top ?? 0,
        ),
      );
      await expect(link).toHaveFocus();
      toggle.click();
      await waitFor(() => expect(bar()).toBeNull());
      toggle.blur();
      window.scrollTo({ top: 0, behavior: "instant" });
    });
  },
};

/** A long text and a long button label. */
export const Stress: Story = {
  args: {
    children:
      "Hear it answer for your Bereitschaftsdiensttelefonzentrale: a 15-minute demo with your own hours and your own prices.",
    action: <Button lamp>Chat with Somebody Who Answers</Button>,
    onDismiss: fn(),
  },
};
