import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, spyOn, userEvent, waitFor } from "storybook/test";

import { MessageAction } from "./message-action.tsx";

const meta = {
  title: "Chat/Message action",
  component: MessageAction,
  args: { action: "copy", text: "**Receptionist Basic** is **$299 a month**.", onClick: fn() },
} satisfies Meta<typeof MessageAction>;

export default meta;
type Story = StoryObj<typeof meta>;

/**
 * The text is copied as it was written. The check mark disappears when the button loses the focus or the
 * pointer leaves it.
 */
export const Default: Story = {
  play: async ({ canvas, args }) => {
    const write = spyOn(navigator.clipboard, "writeText").mockResolvedValue();
    const copy = canvas.getByRole("button", { name: "Copy" });
    await userEvent.tab();
    await expect(copy).toHaveFocus();
    await userEvent.keyboard("{Enter}");
    await waitFor(() => expect(canvas.getByRole("status")).toHaveTextContent("Copied"));
    await expect(write).toHaveBeenCalledWith(args.text);
    await expect(copy).toHaveFocus();
    await userEvent.tab();
    await expect(canvas.getByRole("status")).toBeEmptyDOMElement();
    await userEvent.click(copy);
    await waitFor(() => expect(canvas.getByRole("status")).toHaveTextContent("Copied"));
    await userEvent.unhover(copy);
    await expect(copy).toHaveAttribute("data-state", "idle");
    await expect(args.onClick).toHaveBeenCalledTimes(2);
    write.mockRestore();
    copy.blur();
  },
};

/** After a click that did not focus the button, as in Safari, the check mark still disappears. */
export const ClickWithoutFocus: Story = {
  tags: ["!visual"],
  play: async ({ canvas }) => {
    const write = spyOn(navigator.clipboard, "writeText").mockResolvedValue();
    // Like a click in Safari, a click by a script does not focus the button.
    canvas.getByRole("button", { name: "Copy" }).click();
    await waitFor(() => expect(canvas.getByRole("status")).toHaveTextContent("Copied"));
    await userEvent.tab();
    await expect(canvas.getByRole("status")).toBeEmptyDOMElement();
    write.mockRestore();
  },
};

export const Playground: Story = { tags: ["!visual"] };

/** Without permission to write to the clipboard no success is shown. */
export const Refused: Story = {
  tags: ["!visual"],
  play: async ({ canvas }) => {
    const write = spyOn(navigator.clipboard, "writeText").mockRejectedValue(new Error("denied"));
    const copy = canvas.getByRole("button", { name: "Copy" });
    await userEvent.click(copy);
    await waitFor(() => expect(write).toHaveBeenCalledOnce());
    await expect(canvas.getByRole("status")).toBeEmptyDOMElement();
    write.mockRestore();
    copy.blur();
  },
};

/** Every action. */
export const Matrix: Story = {
  render: ({ text = "", onClick }) => (
    <div className="flex">
      <MessageAction action="copy" text={text} />
      <MessageAction action="regenerate" onClick={onClick} />
      <MessageAction action="edit" onClick={onClick} />
      <MessageAction action="edit" disabled />
    </div>
  ),
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Answer again" }));
    await expect(args.onClick).toHaveBeenCalledOnce();
    if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
  },
};

export const Stress: Story = {
  tags: ["!visual"],
  render: () => (
    <div className="flex flex-wrap">
      {Array.from({ length: 12 }, (_, index) => (
        <MessageAction key={index} action="regenerate" />
      ))}
    </div>
  ),
};
