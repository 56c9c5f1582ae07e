import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fireEvent, fn, userEvent, waitFor, within } from "storybook/test";

import { Button } from "../button/button.tsx";
import { Toast, ToastRegion, useToasts } from "./toast.tsx";
import type { ToastMessage } from "./toast.tsx";

const booked: ToastMessage = {
  id: "booked",
  message: "Visit booked for Thu, 7:30 AM.",
  variant: "success",
  duration: false,
};
const forwarded: ToastMessage = {
  id: "forwarded",
  message: "Calls ring on the on-call phone until 8 AM.",
  action: (
    <Button variant="outline" size="sm">
      Undo
    </Button>
  ),
  duration: false,
};
const failed: ToastMessage = {
  id: "failed",
  message: "The recording could not be deleted. Try again in a minute.",
  variant: "danger",
};

const meta = {
  title: "Components/Toast",
  component: ToastRegion,
  subcomponents: { Toast },
  args: { toasts: [booked], onDismiss: fn() },
  // The messages lie at the window's end and take no place in the story.
  decorators: [
    (Story) => (
      <div className="min-h-72">
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof ToastRegion>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, args, step }) => {
    const region = canvas.getByRole("region", { name: "Messages" });
    await expect(region).toHaveAttribute("aria-live", "polite");
    await expect(within(region).getByText("Visit booked for Thu, 7:30 AM.")).toBeVisible();
    await step("takes no focus, and is dismissed by keyboard and by pointer", async () => {
      await expect(document.body).toHaveFocus();
      await userEvent.tab();
      const button = canvas.getByRole("button", { name: "Dismiss" });
      await expect(button).toHaveFocus();
      await userEvent.keyboard("{Enter}");
      await userEvent.click(button);
      await expect(args.onDismiss).toHaveBeenCalledTimes(2);
      await expect(args.onDismiss).toHaveBeenLastCalledWith("booked");
      button.blur();
    });
  },
};

export const Playground: Story = { tags: ["!visual"], args: { label: "Messages" } };

const undo = fn();

const slot = (text: Element | null) => text?.closest("[data-slot=toast]") ?? document.body;

const takeBack = (
  <Button variant="outline" size="sm" onClick={undo}>
    Undo
  </Button>
);

function Desk() {
  const { toasts, show, dismiss } = useToasts();
  return (
    <div className="flex flex-wrap gap-3">
      <Button onClick={() => show("Settings saved.", { variant: "success", duration: 250 })}>
        Save Settings
      </Button>
      <Button
        variant="outline"
        onClick={() =>
          show(`Recording ${toasts.length + 1} deleted.`, {
            duration: false,
            action: takeBack,
          })
        }
      >
        Delete Recording
      </Button>
      <ToastRegion toasts={toasts} onDismiss={dismiss} />
    </div>
  );
}

/** `useToasts` holds them. Time runs, stands still under pointer and focus, and three are the most. */
export const Timed: Story = {
  tags: ["!visual"],
  render: () => <Desk />,
  play: async ({ canvas, step }) => {
    const save = canvas.getByRole("button", { name: "Save Settings" });
    const saved = () => canvas.queryByText("Settings saved.");

    await step("goes by itself; the focus stays where it was", async () => {
      save.focus();
      await userEvent.keyboard("{Enter}");
      await expect(saved()).toBeVisible();
      await expect(save).toHaveFocus();
      await waitFor(() => expect(saved()).toBeNull());
    });
    await step("stands still under the pointer", async () => {
      await userEvent.click(save);
      const toast = slot(saved());
      await fireEvent.pointerOver(toast);
      await expect(toast).toHaveAttribute("data-state", "paused");
      await fireEvent.pointerOut(toast, { relatedTarget: document.body });
      await expect(toast).toHaveAttribute("data-state", "running");
      await waitFor(() => expect(saved()).toBeNull());
    });
    await step("three at most; the fourth waits", async () => {
      const remove = canvas.getByRole("button", { name: "Delete Recording" });
      for (let index = 0; index < 4; index += 1) await userEvent.click(remove);
      await expect(canvas.getAllByRole("button", { name: "Dismiss" })).toHaveLength(3);
      await expect(canvas.queryByText("Recording 4 deleted.")).toBeNull();
    });
    await step(
      "dismissed by keyboard, the focus goes on to the next, and back at last",
      async () => {
        const [first] = canvas.getAllByRole("button", { name: "Undo" });
        await userEvent.tab();
        await expect(first).toHaveFocus();
        await expect(slot(first ?? null)).toHaveAttribute("data-state", "paused");
        await userEvent.keyboard("{Enter}");
        await expect(undo).toHaveBeenCalled();
        await userEvent.tab();
        for (let left = 4; left > 0; left -= 1) {
          await expect(document.activeElement).toHaveAccessibleName("Dismiss");
          await userEvent.keyboard("{Enter}");
        }
        const remove = canvas.getByRole("button", { name: "Delete Recording" });
        await waitFor(() => expect(remove).toHaveFocus());
        await expect(canvas.queryByText(/deleted/)).toBeNull();
        remove.blur();
      },
    );
  },
};

/** Three is the most: a message, one that can be taken back, one that waits to be read. */
export const Three: Story = { args: { toasts: [booked, forwarded, failed] } };

/** Each kind by itself, as it stands in the region. */
export const Matrix: Story = {
  render: () => (
    <div className="grid max-w-96 gap-2">
      {[booked, forwarded, failed].map(({ id, message, ...toast }) => (
        <Toast key={id} {...toast} onDismiss={fn()}>
          {message}
        </Toast>
      ))}
      <Toast duration={false}>Without a button, and waiting for nobody.</Toast>
    </div>
  ),
};

/** More words than are brief, one of them long, and an action with many. */
export const Stress: Story = {
  args: {
    toasts: [
      {
        id: "long",
        message:
          "Calls from the Bereitschaftsdiensttelefonzentrale ring at the office first, then on the on-call phone, and are answered by Larkline after two rings.",
        action: (
          <Button variant="outline" size="sm">
            Change Who Answers First
          </Button>
        ),
        duration: false,
      },
      failed,
    ],
  },
};
