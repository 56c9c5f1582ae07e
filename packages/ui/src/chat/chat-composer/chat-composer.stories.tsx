import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect, fireEvent, fn, userEvent, waitFor } from "storybook/test";

import { ChatComposer } from "./chat-composer.tsx";

const meta = {
  title: "Chat/Chat composer",
  component: ChatComposer,
  args: { onSend: fn(), onStop: fn(), placeholder: "Ask Larkline AI anything..." },
  decorators: [
    (Story) => (
      <div className="max-w-[40rem]">
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof ChatComposer>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Enter sends the trimmed text, Shift + Enter adds a line, and an empty text cannot be sent. */
export const Default: Story = {
  play: async ({ canvas, args, step }) => {
    const field = canvas.getByRole("textbox", { name: "Message" });
    const send = canvas.getByRole("button", { name: "Send" });
    await expect(send).toBeDisabled();
    await expect(field).toHaveAccessibleDescription(/Enter sends, Shift \+ Enter adds a line/);

    await step("by keyboard", async () => {
      await userEvent.tab();
      await expect(field).toHaveFocus();
      await userEvent.keyboard("   {Enter}");
      await expect(args.onSend).not.toHaveBeenCalled();
      await userEvent.keyboard("A pipe burst.{Shift>}{Enter}{/Shift}Who comes? {Enter}");
      await expect(args.onSend).toHaveBeenLastCalledWith("A pipe burst.\nWho comes?");
      await expect(field).toHaveValue("");
      await expect(field).toHaveFocus();
    });

    await step("by pointer", async () => {
      await userEvent.type(field, "And at night?");
      await userEvent.click(send);
      await expect(args.onSend).toHaveBeenLastCalledWith("And at night?");
      await expect(args.onSend).toHaveBeenCalledTimes(2);
    });
    field.blur();
  },
};

export const Playground: Story = {
  tags: ["!visual"],
  args: { streaming: false, sendDisabled: false, maxLength: 4000, note: "Answers cite their page" },
};

/** Enter that chooses a word of an input method sends nothing, in Safari too (key code 229). */
export const InputMethod: Story = {
  tags: ["!visual"],
  play: async ({ canvas, args }) => {
    const field = canvas.getByRole("textbox", { name: "Message" });
    await userEvent.type(field, "\u914d\u7ba1");
    await fireEvent.keyDown(field, { key: "Enter", isComposing: true });
    await fireEvent.keyDown(field, { key: "Enter", keyCode: 229 });
    await expect(args.onSend).not.toHaveBeenCalled();
    await fireEvent.keyDown(field, { key: "Enter", keyCode: 13 });
    await expect(args.onSend).toHaveBeenCalledWith("\u914d\u7ba1");
    field.blur();
  },
};

function Conversation({ onStop }: { onStop: () => void }) {
  const [streaming, setStreaming] = useState(false);
  return (
    <ChatComposer
      streaming={streaming}
      onSend={() => setStreaming(true)}
      onStop={() => {
        onStop();
        setStreaming(false);
      }}
    />
  );
}

/** While a reply streams the field is disabled and the button stops it; the focus is not lost. */
export const Streaming: Story = {
  render: ({ onStop = () => undefined }) => <Conversation onStop={onStop} />,
  play: async ({ canvas, args }) => {
    const field = canvas.getByRole("textbox", { name: "Message" });
    await userEvent.type(field, "How much is the Starter plan?{Enter}");
    const stop = await canvas.findByRole("button", { name: "Stop" });
    await expect(field).toBeDisabled();
    await expect(stop).toHaveFocus();
    await userEvent.keyboard("{Enter}");
    await expect(args.onStop).toHaveBeenCalledOnce();
    await waitFor(() => expect(field).toHaveFocus());
    await expect(field).toBeEnabled();
    await userEvent.keyboard("And yearly?{Enter}");
    await canvas.findByRole("button", { name: "Stop" });
    if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
  },
};

/** A text that is too long is not cut: it is kept, counted, and cannot be sent. */
export const TooLong: Story = {
  args: {
    defaultValue: "Our office gets calls at night, and nobody answers them.",
    maxLength: 50,
  },
  play: async ({ canvas, args }) => {
    const field = canvas.getByRole("textbox", { name: "Message" });
    await expect(field).toBeInvalid();
    await expect(field).toHaveAccessibleDescription(/56 of 50 characters/);
    await expect(canvas.getByRole("status")).toHaveTextContent(/too long/);
    await expect(canvas.getByRole("button", { name: "Send" })).toBeDisabled();
    await userEvent.type(field, "{Enter}");
    await expect(args.onSend).not.toHaveBeenCalled();
    field.blur();
  },
};

function Drafted() {
  const [draft, setDraft] = useState("Half a thought");
  return (
    <>
      <ChatComposer value={draft} onValueChange={setDraft} onSend={() => setDraft("")} />
      <p className="mt-4 text-small">Kept: {draft || "nothing"}</p>
    </>
  );
}

/** The application holds the text, so that a draft survives a reload. */
export const Controlled: Story = {
  render: () => <Drafted />,
  play: async ({ canvas }) => {
    const field = canvas.getByRole("textbox", { name: "Message" });
    await userEvent.type(field, ", done");
    await expect(canvas.getByText("Kept: Half a thought, done")).toBeVisible();
    await userEvent.keyboard("{Enter}");
    await expect(field).toHaveValue("");
    await expect(canvas.getByText("Kept: nothing")).toBeVisible();
    field.blur();
  },
};

const states = [
  { label: "Empty", props: {} },
  { label: "Written", props: { defaultValue: "How much is the Starter plan?" } },
  { label: "Streaming", props: { streaming: true } },
  { label: "Waiting", props: { defaultValue: "One more question", sendDisabled: true } },
  { label: "Too long", props: { defaultValue: "A text of a few words", maxLength: 20 } },
  { label: "With a note", props: { note: "Answers cite their page" } },
];

/** Every state. */
export const Matrix: Story = {
  render: (args) => (
    <div className="flex flex-col gap-8">
      {states.map(({ label, props }) => (
        <ChatComposer key={label} {...args} {...props} />
      ))}
    </div>
  ),
};

export const Stress: Story = {
  args: {
    note: "Answers cite the page that they were taken from, so that you can check them",
    defaultValue: Array.from(
      { length: 14 },
      (_, line) =>
        `${line + 1}. There's water coming through my kitchen ceiling, and nobody answers the phone at this hour.`,
    ).join("\n"),
  },
};
