import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect, fireEvent, fn, userEvent, waitFor, within } from "storybook/test";

import {
  ChatComposer,
  type ChatAttachment,
  type ChatComposerProps,
  type ChatComposerWait,
} from "./chat-composer.tsx";

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

    await step(
      "Enter sends a trimmed text, but not an empty one, and the field keeps the focus",
      async () => {
        await userEvent.tab();
        await expect(field).toHaveFocus();
        await userEvent.keyboard("   {Enter}");
        await expect(args.onSend).not.toHaveBeenCalled();
        await userEvent.keyboard("A pipe burst.{Shift>}{Enter}{/Shift}Who comes? {Enter}");
        await expect(args.onSend).toHaveBeenLastCalledWith("A pipe burst.\nWho comes?");
        await expect(field).toHaveValue("");
        await expect(field).toHaveFocus();
      },
    );

    await step("a click on the button also sends", async () => {
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

/**
 * Enter that confirms a word of an input method sends nothing. Safari reports this Enter only by the key
 * code 229.
 */
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

function StreamingComposer({ onStop }: { onStop: () => void }) {
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

/**
 * While a reply streams, the field is disabled and the button stops the reply. The focus stays in the
 * composer, where another Enter or a typed text does not stop the reply.
 */
export const Streaming: Story = {
  render: ({ onStop = () => undefined }) => <StreamingComposer onStop={onStop} />,
  play: async ({ canvas, args }) => {
    const field = canvas.getByRole("textbox", { name: "Message" });
    await userEvent.type(field, "How much is the Starter plan?{Enter}");
    const stop = await canvas.findByRole("button", { name: "Stop" });
    await expect(field).toBeDisabled();
    await expect(canvas.getByRole("group", { name: "Write a message..." })).toHaveFocus();
    await userEvent.keyboard("{Enter}and yearly?");
    await expect(args.onStop).not.toHaveBeenCalled();
    await userEvent.tab();
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

/** A double click on Send sends, and does not stop the reply. A click a moment later stops it. */
export const DoubleClick: Story = {
  tags: ["!visual"],
  render: ({ onStop = () => undefined }) => <StreamingComposer onStop={onStop} />,
  play: async ({ canvas, args }) => {
    await userEvent.type(canvas.getByRole("textbox", { name: "Message" }), "And at night?");
    await userEvent.dblClick(canvas.getByRole("button", { name: "Send" }));
    const stop = await canvas.findByRole("button", { name: "Stop" });
    await expect(args.onStop).not.toHaveBeenCalled();
    // Without a wait, user-event would count this as the third click of a series.
    await fireEvent.click(stop, { detail: 1 });
    await expect(args.onStop).toHaveBeenCalledOnce();
    if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
  },
};

/** A held Enter key sends a message once, also if its text stays in the field. */
export const HeldEnter: Story = {
  tags: ["!visual"],
  args: { onSend: fn(() => false), defaultValue: "And at night?" },
  play: async ({ canvas, args }) => {
    const field = canvas.getByRole("textbox", { name: "Message" });
    for (const repeat of [false, true, true])
      await fireEvent.keyDown(field, { key: "Enter", repeat });
    await expect(args.onSend).toHaveBeenCalledOnce();
  },
};

/** Enter that is held on Send sends, and does not stop the reply. The focus stays on the button. */
export const HeldEnterOnButton: Story = {
  tags: ["!visual"],
  render: ({ onStop = () => undefined }) => <StreamingComposer onStop={onStop} />,
  play: async ({ canvas, args }) => {
    await userEvent.type(canvas.getByRole("textbox", { name: "Message" }), "And at night?");
    await userEvent.tab();
    await userEvent.keyboard("{Enter}");
    const stop = await canvas.findByRole("button", { name: "Stop" });
    await expect(stop).toHaveFocus();
    const options = { key: "Enter", repeat: true, bubbles: true, cancelable: true };
    const held = new KeyboardEvent("keydown", options);
    await fireEvent(stop, held);
    // Otherwise the browser would press the button.
    await expect(held.defaultPrevented).toBe(true);
    await userEvent.keyboard("{Enter}");
    await expect(args.onStop).toHaveBeenCalledOnce();
    if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
  },
};

/** Text that is too long is kept and counted, but cannot be sent. */
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

/** Spaces and line breaks at the ends, which are not sent, do not count. */
export const LineBreakAtEnd: Story = {
  tags: ["!visual"],
  args: { defaultValue: "Who answers at night?\n", maxLength: 21 },
  play: async ({ canvas, args }) => {
    const field = canvas.getByRole("textbox", { name: "Message" });
    await expect(field).toBeValid();
    await expect(field).toHaveAccessibleDescription(/21 of 21 characters/);
    await userEvent.click(canvas.getByRole("button", { name: "Send" }));
    await expect(args.onSend).toHaveBeenCalledWith("Who answers at night?");
    field.blur();
  },
};

function ControlledComposer() {
  const [draft, setDraft] = useState("Half a thought");
  return (
    <>
      <ChatComposer value={draft} onValueChange={setDraft} onSend={() => setDraft("")} />
      <p className="mt-4 text-small">Kept: {draft || "nothing"}</p>
    </>
  );
}

/** Controlled by the application, so that a draft survives a reload. */
export const Controlled: Story = {
  tags: ["!visual"],
  render: () => <ControlledComposer />,
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

const file = (name: string, type: string, size = 1024) =>
  new File([new Uint8Array(size)], name, { type });

const plan = file("call-plan.pdf", "application/pdf");
const voice = file("message.wav", "audio/wav");
const large = file("floor-plan.png", "image/png", 4096);

/** The data of a drag or clipboard event with files. */
function dataTransferOf(...files: File[]) {
  const transfer = new DataTransfer();
  for (const item of files) transfer.items.add(item);
  return transfer;
}

const dragEvent = (type: "dragover" | "drop", ...files: File[]) =>
  new DragEvent(type, { bubbles: true, cancelable: true, dataTransfer: dataTransferOf(...files) });

const pasteEvent = (clipboardData: DataTransfer) =>
  // Set as a property, because Firefox ignores files in the constructor's `clipboardData`.
  Object.defineProperty(
    new ClipboardEvent("paste", { bubbles: true, cancelable: true }),
    "clipboardData",
    { value: clipboardData },
  );

const threeAttachments: ChatAttachment[] = [
  { id: "1", name: "call-plan.pdf", size: 482_000, state: "ready" },
  { id: "2", name: "floor-plan.png", state: "uploading", progress: 0.4 },
  { id: "3", name: "price-list.csv", state: "failed", problem: "The line was cut." },
];

function ComposerWithUploads(args: ChatComposerProps) {
  const [attachments, setAttachments] = useState<readonly ChatAttachment[]>(args.attachments ?? []);
  const change = (id: string, state: "uploading" | "ready") =>
    setAttachments((all) => all.map((entry) => (entry.id === id ? { ...entry, state } : entry)));
  return (
    <>
      <ChatComposer
        {...args}
        attachments={attachments}
        onAttach={(files) => {
          args.onAttach?.(files);
          setAttachments((all) => [
            ...all,
            ...files.map(({ name, size }) => ({ id: name, name, size, state: "ready" as const })),
          ]);
        }}
        onRemoveAttachment={(id) => setAttachments((all) => all.filter((entry) => entry.id !== id))}
        onRetryAttachment={(id) => change(id, "uploading")}
      />
      <button
        type="button"
        className="mt-4 text-small underline"
        onClick={() => change("2", "ready")}
      >
        Uploaded
      </button>
    </>
  );
}

/** Files: one uploaded, one uploading, one failed. The message cannot be sent until all are uploaded. */
export const Attachments: Story = {
  args: {
    attachments: threeAttachments,
    onAttach: fn(),
    onRemoveAttachment: fn(),
    onRetryAttachment: fn(),
    defaultValue: "What would these calls cost?",
  },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole("listitem")).toHaveLength(3);
    await expect(canvas.getByRole("button", { name: "Send" })).toBeDisabled();
  },
};

function ComposerWithEndingUpload(args: ChatComposerProps) {
  const [state, setState] = useState<ChatAttachment["state"]>("uploading");
  const problem = "The line was cut.";
  return (
    <>
      <ChatComposer
        {...args}
        attachments={[{ id: "1", name: "price-list.csv", size: 17_000, state, problem }]}
        onRetryAttachment={() => setState("uploading")}
      />
      <div className="mt-4 flex gap-4 text-small underline">
        <button type="button" onClick={() => setState("failed")}>
          Cut the line
        </button>
        <button type="button" onClick={() => setState("ready")}>
          Uploaded
        </button>
      </div>
    </>
  );
}

/**
 * The end of an upload is announced. If it failed, Enter in the field moves the focus to the button that uploads
 * the file again, because the message cannot be sent with it.
 */
export const UploadsAnnounced: Story = {
  tags: ["!visual"],
  args: { onAttach: fn(), defaultValue: "What would these calls cost?" },
  render: (args) => <ComposerWithEndingUpload {...args} />,
  play: async ({ canvas, args, step }) => {
    const field = canvas.getByRole("textbox", { name: "Message" });
    const status = within(canvas.getByRole("list")).getByRole("status");
    await step("a failed upload is announced with its reason", async () => {
      await userEvent.click(canvas.getByRole("button", { name: "Cut the line" }));
      await expect(status).toHaveTextContent(/^price-list\.csv ?The line was cut\.$/);
    });
    await step("Enter moves the focus to what has to be done first", async () => {
      await userEvent.type(field, "{Enter}");
      await expect(args.onSend).not.toHaveBeenCalled();
      const retry = canvas.getByRole("button", { name: "Upload price-list.csv again" });
      await expect(retry).toHaveFocus();
      await userEvent.keyboard("{Enter}");
      await expect(canvas.getByRole("progressbar")).toBeVisible();
    });
    await step("a finished upload is announced, and the message can be sent", async () => {
      await userEvent.click(canvas.getByRole("button", { name: "Uploaded" }));
      await expect(status).toHaveTextContent(/^price-list\.csv ?17 KB$/);
      await userEvent.type(field, "{Enter}");
      await expect(args.onSend).toHaveBeenCalledWith("What would these calls cost?");
    });
    field.blur();
  },
};

/** Files can be retried, removed, and sent once they are uploaded. */
export const AttachmentsChange: Story = {
  tags: ["!visual"],
  args: {
    attachments: threeAttachments,
    onAttach: fn(),
    defaultValue: "What would these calls cost?",
  },
  render: (args) => <ComposerWithUploads {...args} />,
  play: async ({ canvas, args, step }) => {
    const send = canvas.getByRole("button", { name: "Send" });
    const list = canvas.getByRole("list", { name: "Attached files" });
    // Safari needs the attribute.
    await expect(list).toHaveAttribute("role", "list");
    const fileItem = (name: string) => within(list).getByText(name).closest("li");
    const bar = () => within(list).queryByRole("progressbar", { name: "Uploading floor-plan.png" });

    await step("shows each file's state, and does not send yet", async () => {
      await expect(bar()).toHaveValue(0.4);
      await expect(within(list).getByText("471 KB")).toBeVisible();
      await expect(within(list).getByText("The line was cut.")).toBeVisible();
      await expect(send).toBeDisabled();
    });

    await step(
      "by keyboard: retries a file, and removes files without losing the focus",
      async () => {
        await userEvent.tab();
        await expect(canvas.getByRole("button", { name: "Remove call-plan.pdf" })).toHaveFocus();
        await userEvent.tab();
        await userEvent.tab();
        await expect(
          canvas.getByRole("button", { name: "Upload price-list.csv again" }),
        ).toHaveFocus();
        await userEvent.keyboard("{Enter}");
        await expect(
          within(list).getByRole("progressbar", { name: "Uploading price-list.csv" }),
        ).toBeVisible();
        await expect(fileItem("price-list.csv")).toHaveFocus();
        // A second Enter removes nothing.
        await userEvent.keyboard("{Enter}");
        await userEvent.tab();
        await userEvent.keyboard("{Enter}");
        await expect(canvas.queryByText("price-list.csv")).toBeNull();
        await expect(fileItem("floor-plan.png")).toHaveFocus();
        canvas.getByRole("button", { name: "Remove call-plan.pdf" }).focus();
        await userEvent.keyboard("{Enter}{Enter}");
        await expect(canvas.queryByText("call-plan.pdf")).toBeNull();
        await expect(fileItem("floor-plan.png")).toHaveFocus();
        await expect(send).toBeDisabled();
      },
    );

    await step("by pointer: sends once all files are uploaded", async () => {
      await userEvent.click(canvas.getByRole("button", { name: "Uploaded" }));
      await expect(bar()).toBeNull();
      await userEvent.click(send);
      await expect(args.onSend).toHaveBeenCalledWith("What would these calls cost?");
    });

    await step("after the last file is removed, a second Enter does not send", async () => {
      const field = canvas.getByRole("textbox", { name: "Message" });
      await userEvent.type(field, "And at night?");
      canvas.getByRole("button", { name: "Remove floor-plan.png" }).focus();
      await userEvent.keyboard("{Enter}{Enter}");
      await expect(canvas.queryByText("floor-plan.png")).toBeNull();
      await expect(canvas.getByRole("group", { name: args.placeholder })).toHaveFocus();
      await expect(args.onSend).toHaveBeenCalledOnce();
      await userEvent.tab();
      await userEvent.tab();
      await expect(field).toHaveFocus();
    });
    if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
  },
};

/** Files are added by the button, by dropping or by pasting; refused files show a message. */
export const Attaching: Story = {
  tags: ["!visual"],
  args: {
    onAttach: fn(),
    accept: "application/pdf,image/*,.csv",
    maxFileSize: 2048,
    maxFiles: 2,
  },
  render: (args) => <ComposerWithUploads {...args} />,
  play: async ({ canvas, canvasElement, args, step }) => {
    const field = canvas.getByRole("textbox", { name: "Message" });
    const form = canvasElement.querySelector("form");
    const input = canvasElement.querySelector<HTMLInputElement>("input[type=file]");
    if (!form || !input) throw new Error("There is no form with a file field.");

    await step("the button opens the browser's file chooser", async () => {
      const opened = fn((event: Event) => event.preventDefault());
      input.addEventListener("click", opened, { once: true });
      await userEvent.tab();
      await expect(canvas.getByRole("button", { name: "Attach a file" })).toHaveFocus();
      await userEvent.keyboard("{Enter}");
      await expect(opened).toHaveBeenCalledOnce();
    });

    await step("refuses a wrong type or size at once, with a message", async () => {
      await fireEvent(form, dragEvent("drop", voice, large));
      await expect(args.onAttach).not.toHaveBeenCalled();
      await expect(canvas.getByRole("alert")).toHaveTextContent(
        "message.wav is not a kind of file that can be attached. floor-plan.png is larger than 2 KB.",
      );
    });

    await step("the same file can be chosen again", async () => {
      // If the field kept the file, the browser would report no change.
      input.files = dataTransferOf(voice).files;
      await fireEvent.change(input);
      await expect(canvas.getByRole("alert")).toHaveTextContent(/^message\.wav is not/);
      await expect(input.files).toHaveLength(0);
    });

    await step("takes a dropped file", async () => {
      await fireEvent(form, dragEvent("dragover", plan));
      await expect(canvas.getByText("Drop the file to attach it")).toBeVisible();
      await fireEvent(form, dragEvent("drop", plan));
      await expect(args.onAttach).toHaveBeenLastCalledWith([plan]);
      await expect(canvas.queryByText("Drop the file to attach it")).toBeNull();
      await expect(canvas.queryByRole("alert")).toBeNull();
    });

    await step("the refusal disappears when the message is sent", async () => {
      await fireEvent(form, dragEvent("drop", voice));
      await expect(canvas.getByRole("alert")).toHaveTextContent(/message\.wav/);
      await userEvent.type(field, "Here is our plan{Enter}");
      await expect(args.onSend).toHaveBeenLastCalledWith("Here is our plan");
      await expect(canvas.queryByRole("alert")).toBeNull();
    });

    await step(
      "pastes a table as text, although its picture is on the clipboard, too",
      async () => {
        const table = dataTransferOf(file("table.png", "image/png"));
        table.setData("text/plain", "Calls\tPrice");
        const pasting = pasteEvent(table);
        await fireEvent(field, pasting);
        await expect(pasting.defaultPrevented).toBe(false);
        await expect(args.onAttach).toHaveBeenCalledOnce();
      },
    );

    await step("takes a pasted file, and leaves pasted text alone", async () => {
      const picture = file("screen.png", "image/png");
      await fireEvent(field, pasteEvent(dataTransferOf(picture)));
      await expect(args.onAttach).toHaveBeenLastCalledWith([picture]);
      await expect(canvas.getByRole("button", { name: "Attach a file" })).toBeDisabled();
      await fireEvent(form, dragEvent("drop", file("more.csv", "text/csv")));
      await expect(canvas.getByRole("alert")).toHaveTextContent("At most 2 files can be attached.");
      await userEvent.click(field);
      await userEvent.paste("Two offices");
      await expect(field).toHaveValue("Two offices");
    });
    field.blur();
  },
};

const longWait: ChatComposerWait = { seconds: 60 };
const shortWait: ChatComposerWait = { seconds: 1 };

function ComposerWithWait(args: ChatComposerProps) {
  const [wait, setWait] = useState<ChatComposerWait | null>(null);
  return (
    <>
      <ChatComposer {...args} wait={wait} />
      <button
        type="button"
        className="mt-4 text-small underline"
        onClick={() => setWait(wait === null ? longWait : shortWait)}
      >
        Too many messages
      </button>
    </>
  );
}

/** After too many messages: a countdown, which is announced only at its start and end. The text is kept. */
export const RateLimit: Story = {
  tags: ["!visual"],
  args: { defaultValue: "One more question" },
  render: (args) => <ComposerWithWait {...args} />,
  play: async ({ canvas, args }) => {
    const field = canvas.getByRole("textbox", { name: "Message" });
    const status = canvas.getByRole("status");
    const tooMany = canvas.getByRole("button", { name: "Too many messages" });
    await userEvent.click(tooMany);
    await expect(status).toHaveTextContent("You can send again in 60 s. Your text is kept.");
    await expect(canvas.getByRole("button", { name: "Send" })).toBeDisabled();
    await userEvent.type(field, "{Enter}");
    await expect(args.onSend).not.toHaveBeenCalled();
    await expect(field).toHaveValue("One more question");
    await userEvent.click(tooMany);
    await waitFor(() => expect(status).toHaveTextContent(/^You can send again\.$/), {
      timeout: 30_000,
    });
    await userEvent.type(field, "{Enter}");
    await expect(args.onSend).toHaveBeenCalledWith("One more question");
    field.blur();
  },
};

function ComposerWithEditing(args: ChatComposerProps) {
  const [text, setText] = useState<string | null>(null);
  const [draft, setDraft] = useState("Half a thought");
  const editing = text !== null;
  return (
    <>
      <ChatComposer
        {...args}
        editing={editing}
        value={text ?? draft}
        onValueChange={editing ? setText : setDraft}
        onCancelEdit={() => setText(null)}
      />
      <button
        type="button"
        className="mt-4 text-small underline"
        onClick={() => setText("How much is Starter?")}
      >
        Edit
      </button>
    </>
  );
}

/** While a sent message is edited, a bar above the field says so and has a button to cancel. */
export const Editing: Story = {
  args: { editing: true, onCancelEdit: fn(), defaultValue: "How much is the Starter plan?" },
  play: async ({ canvas, args }) => {
    const field = canvas.getByRole("textbox", { name: "Message" });
    await expect(field).toHaveAccessibleDescription(/You are changing your message/);
    await userEvent.click(canvas.getByRole("button", { name: "Cancel" }));
    await expect(args.onCancelEdit).toHaveBeenCalledOnce();
    if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
  },
};

/**
 * When editing starts, the cursor moves to the end of the message's text. When editing is cancelled, it moves
 * to the end of the draft.
 */
export const EditingChange: Story = {
  tags: ["!visual"],
  args: { attachments: threeAttachments, onAttach: fn() },
  render: (args) => <ComposerWithEditing {...args} />,
  play: async ({ canvas, canvasElement, args }) => {
    const field = canvas.getByRole<HTMLTextAreaElement>("textbox", { name: "Message" });
    await userEvent.click(canvas.getByRole("button", { name: "Edit" }));
    await waitFor(() => expect(field).toHaveFocus());
    await expect(field).toHaveValue("How much is Starter?");
    await expect(field.selectionStart).toBe(field.value.length);
    // Attached files are kept for the next message.
    await expect(canvas.queryByRole("list", { name: "Attached files" })).toBeNull();
    // A dropped file is neither attached nor opened by the browser.
    const form = canvasElement.querySelector("form");
    if (!form) throw new Error("There is no form.");
    for (const event of [dragEvent("dragover", plan), dragEvent("drop", plan)]) {
      await fireEvent(form, event);
      await expect(event.defaultPrevented).toBe(true);
      await expect(canvas.queryByText("Drop the file to attach it")).toBeNull();
    }
    await expect(args.onAttach).not.toHaveBeenCalled();
    await userEvent.keyboard(" And Basic?{Enter}");
    await expect(args.onSend).toHaveBeenCalledWith("How much is Starter? And Basic?");
    await userEvent.tab({ shift: true });
    await expect(canvas.getByRole("button", { name: "Cancel" })).toHaveFocus();
    await userEvent.keyboard("{Enter}");
    await waitFor(() => expect(field).toHaveFocus());
    await expect(field).toHaveValue("Half a thought");
    await expect(canvas.getAllByRole("listitem")).toHaveLength(3);
    field.blur();
  },
};

const states = [
  { label: "Empty", props: {} },
  { label: "Written", props: { defaultValue: "How much is the Starter plan?" } },
  { label: "Streaming", props: { streaming: true } },
  { label: "No line", props: { defaultValue: "One more question", sendDisabled: true } },
  { label: "Too long", props: { defaultValue: "A text of a few words", maxLength: 20 } },
  { label: "Files can be attached", props: { onAttach: () => undefined } },
  { label: "With a note", props: { note: "Answers cite their page" } },
];

/** The composer's most important states. */
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
