import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect, fireEvent, fn, userEvent, waitFor, within } from "storybook/test";

import { press } from "../../../testing/press.ts";
import { Button } from "../../components/button/button.tsx";
import { Text } from "../../foundations/text/text.tsx";
import { ExitIntentDialog, useExitIntent } from "./exit-intent-dialog.tsx";

const meta = {
  title: "Frame/Exit intent dialog",
  component: ExitIntentDialog,
  args: {
    open: true,
    onOpenChange: fn(),
    title: "Before you hang up",
    description: "Ask it anything for 15 minutes. It answers now, as it would answer your callers.",
    actions: (
      <>
        <Button lamp>Chat with us</Button>
        <Button variant="ghost">Not Now</Button>
      </>
    ),
  },
  argTypes: { actions: { control: false }, initialFocus: { control: false } },
  // Reserves space for the dialog, which takes none in the page's flow.
  decorators: [
    (Story) => (
      <div className="min-h-[32rem]">
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof ExitIntentDialog>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The open dialog. */
export const Default: Story = {
  play: async ({ canvas, args }) => {
    const dialog = canvas.getByRole("dialog", { name: "Before you hang up" });
    await expect(dialog).toHaveAccessibleDescription(/15 minutes/);
    await waitFor(() =>
      expect(within(dialog).getByRole("button", { name: "Chat with us" })).toHaveFocus(),
    );
    await press("{Escape}");
    await expect(args.onOpenChange).toHaveBeenLastCalledWith(false);
    await userEvent.click(within(dialog).getByRole("button", { name: "Close" }));
    await expect(args.onOpenChange).toHaveBeenCalledTimes(2);
    within(dialog).getByRole("button", { name: "Chat with us" }).focus();
  },
};

export const Playground: Story = { tags: ["!visual"] };

const leaveHandler = fn();

function Page({ enabled }: { enabled: boolean }) {
  const [open, setOpen] = useState(false);
  useExitIntent({
    enabled,
    onLeave: () => {
      leaveHandler();
      setOpen(true);
    },
  });
  return (
    <>
      <Text>The mouse goes out over the window’s upper edge.</Text>
      <ExitIntentDialog
        open={open}
        onOpenChange={setOpen}
        title="Before you hang up"
        description="Ask it anything for 15 minutes."
        actions={
          <Button variant="ghost" onClick={() => setOpen(false)}>
            Not Now
          </Button>
        }
      />
    </>
  );
}

const atTheTop = { bubbles: true, clientX: 200, clientY: -1 };

/** Dispatches the event of a mouse that leaves the page; by default at the upper edge. */
const leavePage = (init: Partial<MouseEventInit>) =>
  fireEvent.mouseOut(document.body, { ...atTheTop, ...init });

/** `useExitIntent` reports a mouse that leaves at the upper edge, once. */
export const OnLeave: Story = {
  tags: ["!visual"],
  render: () => <Page enabled />,
  beforeEach: () => {
    leaveHandler.mockClear();
  },
  play: async ({ canvas, step }) => {
    await step("does not report touch, another edge, or a move between elements", async () => {
      // What a tap elsewhere causes, and the end of a touch.
      await leavePage({ relatedTarget: document.body });
      await fireEvent.pointerOut(document.body, { ...atTheTop, pointerType: "touch" });
      await leavePage({ clientY: 300, clientX: -1 });
      await leavePage({ relatedTarget: document.querySelector("p") });
      await expect(leaveHandler).not.toHaveBeenCalled();
    });
    await step("reports a mouse that leaves at the upper edge", async () => {
      await leavePage({});
      await expect(leaveHandler).toHaveBeenCalledOnce();
      await expect(await canvas.findByRole("dialog")).toBeVisible();
    });
    await step("a second time the mouse leaves, nothing is reported", async () => {
      await userEvent.click(canvas.getByRole("button", { name: "Not Now" }));
      await waitFor(() => expect(canvas.queryByRole("dialog")).toBeNull());
      await leavePage({});
      await expect(leaveHandler).toHaveBeenCalledOnce();
    });
  },
};

/** Disabled, as while the chat is open or after the visitor has declined the offer. */
export const NotEnabled: Story = {
  tags: ["!visual"],
  render: () => <Page enabled={false} />,
  beforeEach: () => {
    leaveHandler.mockClear();
  },
  play: async () => {
    await leavePage({});
    await expect(leaveHandler).not.toHaveBeenCalled();
  },
};

/** With more content and long words. */
export const Stress: Story = {
  args: {
    title: "Before you hang up on the Bereitschaftsdiensttelefonzentrale",
    children: (
      <Text>
        It knows the plans, the prices and how long setup takes, and tells you what it does not
        know. Nothing you type is sold, and you can close it whenever you like.
      </Text>
    ),
    actions: (
      <>
        <Button lamp>Take the 15-Minute Demo in the Chat</Button>
        <Button variant="ghost">Not Now, Perhaps Another Time</Button>
      </>
    ),
  },
};
