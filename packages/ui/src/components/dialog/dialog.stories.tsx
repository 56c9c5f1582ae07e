import type { Meta, StoryObj } from "@storybook/react-vite";
import { useRef, useState } from "react";
import { expect, fireEvent, fn, userEvent, waitFor, within } from "storybook/test";

import { Text } from "../../foundations/text/text.tsx";
import { Button } from "../button/button.tsx";
import { Dialog } from "./dialog.tsx";

const meta = {
  title: "Components/Dialog",
  component: Dialog,
  args: {
    title: "Move your number to Larkline?",
    description: "Your line keeps ringing while we move it. It takes one working day.",
    onOpenChange: fn(),
    trigger: (props) => (
      <Button variant="outline" {...props}>
        Move my number
      </Button>
    ),
    children: (
      <Text>
        We ask your carrier and tell you by email when it is done. Until then calls go to the phone
        in your office.
      </Text>
    ),
    footer: (
      <>
        <Button>Move Number</Button>
        <Button variant="ghost">Not Now</Button>
      </>
    ),
  },
  // Room for the dialog, which lies above the page and takes no place in it.
  decorators: [
    (Story) => (
      <div className="min-h-[32rem]">
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof Dialog>;

export default meta;
type Story = StoryObj<typeof meta>;

/** It holds its own state, opened by its trigger. */
export const Default: Story = {
  play: async ({ canvas, args, step }) => {
    const trigger = canvas.getByRole("button", { name: "Move my number" });
    await expect(canvas.queryByRole("dialog")).toBeNull();

    await step("opens by keyboard, takes the focus, locks the page", async () => {
      await userEvent.tab();
      await userEvent.keyboard("{Enter}");
      const dialog = await canvas.findByRole("dialog", { name: "Move your number to Larkline?" });
      await expect(dialog).toHaveAccessibleDescription(/keeps ringing/);
      await expect(within(dialog).getByRole("button", { name: "Move Number" })).toHaveFocus();
      await expect(getComputedStyle(document.body).overflow).toBe("hidden");
      await expect(args.onOpenChange).toHaveBeenLastCalledWith(true);
    });

    await step("closes by its button and gives the focus back", async () => {
      await userEvent.click(canvas.getByRole("button", { name: "Close" }));
      await waitFor(() => expect(canvas.queryByRole("dialog")).toBeNull());
      await expect(trigger).toHaveFocus();
      await expect(args.onOpenChange).toHaveBeenLastCalledWith(false);
      await expect(getComputedStyle(document.body).overflow).not.toBe("hidden");
    });

    await step("closes by a press on the backdrop, not by one inside", async () => {
      await userEvent.click(trigger);
      const dialog = await canvas.findByRole("dialog");
      await userEvent.click(within(dialog).getByText(/We ask your carrier/));
      await expect(dialog).toBeVisible();
      await fireEvent.pointerDown(dialog, { clientX: 1, clientY: 1 });
      await fireEvent.click(dialog, { clientX: 1, clientY: 1 });
      await waitFor(() => expect(canvas.queryByRole("dialog")).toBeNull());
      trigger.blur();
    });
  },
};

export const Playground: Story = { tags: ["!visual"], args: { defaultOpen: false } };

/** Open from the start; the footer's actions stand under a line. */
export const Open: Story = { args: { defaultOpen: true, trigger: undefined } };

function ControlledDialog({ onChange }: { onChange: (open: boolean) => void }) {
  const [open, setOpen] = useState(false);
  const email = useRef<HTMLInputElement>(null);
  return (
    <>
      <Button onClick={() => setOpen(true)}>Request a call</Button>
      <Dialog
        title="Where do we reach you?"
        size="sm"
        open={open}
        onOpenChange={(next) => {
          onChange(next);
          setOpen(next);
        }}
        closeOnBackdrop={false}
        initialFocus={email}
        footer={
          <Button type="submit" form="request">
            Request Call
          </Button>
        }
      >
        <form
          id="request"
          onSubmit={(event) => {
            event.preventDefault();
            setOpen(false);
          }}
          className="grid gap-4"
        >
          <label className="grid gap-2 text-small font-semibold">
            Phone
            <input
              type="tel"
              className="min-h-11 min-w-0 rounded-control border-(length:--width-edge) border-edge bg-page px-3 font-normal"
            />
          </label>
          <label className="grid gap-2 text-small font-semibold">
            Email
            <input
              ref={email}
              type="email"
              className="min-h-11 min-w-0 rounded-control border-(length:--width-edge) border-edge bg-page px-3 font-normal"
            />
          </label>
        </form>
      </Dialog>
    </>
  );
}

const changed = fn();

/** The application holds the state; a form inside; a slip on the backdrop loses nothing. */
export const Controlled: Story = {
  render: () => <ControlledDialog onChange={changed} />,
  beforeEach: () => {
    changed.mockClear();
  },
  play: async ({ canvas, step }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Request a call" }));
    const dialog = await canvas.findByRole("dialog", { name: "Where do we reach you?" });
    await step("the chosen field has the focus", async () => {
      await expect(within(dialog).getByRole("textbox", { name: "Email" })).toHaveFocus();
    });
    await step("the backdrop does not close it", async () => {
      await fireEvent.pointerDown(dialog, { clientX: 1, clientY: 1 });
      await fireEvent.click(dialog, { clientX: 1, clientY: 1 });
      await expect(changed).not.toHaveBeenCalled();
      await expect(dialog).toBeVisible();
    });
    await step("Escape asks the application", async () => {
      // The browser turns Escape into this event; a synthetic key press does not.
      await fireEvent(dialog, new Event("cancel", { cancelable: true }));
      await expect(changed).toHaveBeenLastCalledWith(false);
      await waitFor(() => expect(canvas.queryByRole("dialog")).toBeNull());
    });
  },
};

/** The whole screen, with a column for reading. */
export const Full: Story = {
  args: { variant: "full", defaultOpen: true, trigger: undefined, footer: undefined },
};

/** More than fits: the content scrolls between the title and the actions. */
export const Stress: Story = {
  args: {
    defaultOpen: true,
    trigger: undefined,
    title: "Terms of moving a number that several offices and one answering service share",
    children: (
      <ol className="grid gap-4">
        {Array.from({ length: 12 }, (_, index) => (
          <li key={index}>
            <Text>
              {index + 1}. Calls that come in while the number is moved ring at the office first,
              then at the on-call phone, and are answered by Larkline if nobody picks up.
            </Text>
          </li>
        ))}
      </ol>
    ),
  },
};
