import type { Meta, StoryObj } from "@storybook/react-vite";
import { useEffect, useState } from "react";
import { expect, fireEvent, fn, userEvent, waitFor, within } from "storybook/test";

import { press } from "../../../testing/press.ts";
import { sentAt, timeZone } from "../../../testing/today.ts";
import { Button } from "../../components/button/button.tsx";
import { LabelsProvider } from "../../foundations/labels/labels.tsx";
import { Link } from "../../foundations/link/link.tsx";
import { markdownFetched } from "../markdown/fetched-markdown.ts";
import { MessageAction } from "../message-action/message-action.tsx";
import { ToolCallCard } from "../tool-call-card/tool-call-card.tsx";
import { ChatScreen, type ChatScreenMessage, type ChatScreenProps } from "./chat-screen.tsx";

const minute = 60_000;

const conversation: ChatScreenMessage[] = [
  {
    id: "a1",
    role: "assistant",
    content:
      "Hello. I can show you plans, set up a demo call, or put you through to sales. What do you need answered?",
    timestamp: sentAt,
    view: "complete",
  },
  {
    id: "u1",
    role: "user",
    content: "We get about 150 calls a month. What would that cost?",
    timestamp: sentAt,
    view: "sent",
  },
  {
    id: "a2",
    role: "assistant",
    content:
      "For 150 calls a month, **Receptionist Basic** fits, with 50 calls to spare. It is **$299 a month**.",
    timestamp: sentAt + minute,
    view: "complete",
    sources: [{ title: "Pricing", href: "/pricing" }],
  },
];

const streamingConversation: ChatScreenMessage[] = [
  ...conversation,
  {
    id: "u2",
    role: "user",
    content: "And if we call leads back?",
    timestamp: sentAt + 2 * minute,
    view: "sent",
  },
  {
    id: "a3",
    role: "assistant",
    content: "If you also want to call leads back, **Outbound Starter** has 1,000 calls",
    timestamp: sentAt + 2 * minute,
    view: "streaming",
  },
];

const meta = {
  title: "Chat/Chat screen",
  component: ChatScreen,
  // The Markdown renderer is loaded separately.
  loaders: [() => markdownFetched],
  args: {
    open: true,
    onOpenChange: fn(),
    onSend: fn(),
    onStop: fn(),
    name: "Larkline",
    messages: conversation,
    streaming: false,
    connection: { phase: "connected" },
    placeholder: "Ask Larkline AI anything...",
    note: "Answers cite their page",
    intro: false,
    timeZone,
  },
  parameters: { layout: "fullscreen" },
  // Reserves space for the screen, which takes none in the page's flow.
  decorators: [
    (Story) => (
      <div className="min-h-[40rem]">
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof ChatScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, args }) => {
    const dialog = await canvas.findByRole("dialog", { name: "Chat with Larkline" });
    const message = within(dialog).getByRole("textbox", { name: "Message" });
    await waitFor(() => expect(message).toHaveFocus());
    await expect(within(dialog).getByRole("region", { name: "Conversation" })).toBeVisible();
    const names = within(dialog)
      .getAllByRole("heading", { level: 3 })
      .map((heading) => heading.textContent);
    await expect(names).toEqual(["Larkline, 2:31 PM", "You, 2:31 PM", "Larkline, 2:32 PM"]);
    await expect(getComputedStyle(document.body).overflow).toBe("hidden");
    await userEvent.keyboard("How fast is setup?{Enter}");
    await expect(args.onSend).toHaveBeenCalledWith("How fast is setup?");
  },
};

export const Playground: Story = {
  tags: ["!visual"],
  args: {
    problem: null,
    starters: [],
    onReconnect: fn(),
    onRetry: fn(),
    maxLength: 4000,
  },
};

/** Before the first message: a hint and starter questions. */
export const Empty: Story = {
  args: {
    messages: [],
    starters: ["What does the receptionist cost?", "What does setup take?", "Talk to a person"],
  },
  play: async ({ canvas, args }) => {
    await canvas.findByText("Send a message to begin the chat session...");
    const starters = canvas.getByRole("list", { name: "Suggested questions" });
    await userEvent.click(within(starters).getByRole("button", { name: "What does setup take?" }));
    await expect(args.onSend).toHaveBeenCalledWith("What does setup take?");
  },
};

/**
 * A conversation with an edited message, message actions, a tool call and follow-up questions. Every answer
 * can be copied; only the latest one can be regenerated.
 */
export const GoingOn: Story = {
  tags: ["!visual"],
  args: {
    messages: conversation.map((message) =>
      message.id === "u1" ? { ...message, edited: true } : message,
    ),
    followUps: ["And by the year?", "Talk to a person"],
    messageActions: ({ role, content }, { latest }) =>
      role === "assistant" ? (
        <>
          <MessageAction action="copy" text={content} />
          {latest && <MessageAction action="regenerate" />}
        </>
      ) : null,
    messageExtra: ({ id }) =>
      id === "a2" && <ToolCallCard title="Compare plans for 150 calls a month" />,
    upload: { onAttach: fn() },
  },
  play: async ({ canvas, args }) => {
    const followUps = await canvas.findByRole("list", { name: "Suggested follow-ups" });
    await expect(canvas.getByRole("heading", { name: "You, 2:31 PM, Edited" })).toBeVisible();
    await expect(canvas.getAllByRole("button", { name: "Copy" })).toHaveLength(2);
    await expect(canvas.getAllByRole("button", { name: "Answer again" })).toHaveLength(1);
    await expect(canvas.getByRole("button", { name: "Attach a file" })).toBeEnabled();
    await userEvent.click(within(followUps).getByRole("button", { name: "And by the year?" }));
    await expect(args.onSend).toHaveBeenCalledWith("And by the year?");
  },
};

/** While a reply streams, the field is disabled and the reply can be stopped. */
export const Streaming: Story = {
  args: { messages: streamingConversation, streaming: true },
  play: async ({ canvas, args }) => {
    const field = await canvas.findByRole("textbox", { name: "Message" });
    await expect(field).toBeDisabled();
    await userEvent.click(canvas.getByRole("button", { name: "Stop" }));
    await expect(args.onStop).toHaveBeenCalledOnce();
  },
};

/** The connection was lost: the draft is kept, and the visitor can reconnect. */
export const Reconnecting: Story = {
  args: {
    connection: { phase: "reconnecting", error: "The line was cut.", attempt: 2, attempts: 5 },
    draft: "And in the evening?",
    onReconnect: fn(),
    problem: { message: "Too many messages at once." },
  },
  play: async ({ canvas, args }) => {
    await canvas.findByText("Connection error: The line was cut.");
    await expect(canvas.getByRole("alert")).toHaveTextContent("Too many messages at once.");
    await userEvent.click(canvas.getByRole("button", { name: "Retry now" }));
    await expect(args.onReconnect).toHaveBeenCalledOnce();
    await expect(canvas.getByRole("textbox", { name: "Message" })).toHaveValue(
      "And in the evening?",
    );
    await expect(canvas.getByRole("button", { name: "Send" })).toBeDisabled();
  },
};

/** An event of the window, at which the story below connects. */
const connectEvent = "story-connects";

function ConnectingScreen(args: ChatScreenProps) {
  const [isConnected, setIsConnected] = useState(false);
  useEffect(() => {
    const connect = () => setIsConnected(true);
    addEventListener(connectEvent, connect);
    return () => removeEventListener(connectEvent, connect);
  }, []);
  return <ChatScreen {...args} connection={{ phase: isConnected ? "connected" : "connecting" }} />;
}

/** A message that is sent before the first connection is open waits in the composer until it opens. */
export const SentWhileConnecting: Story = {
  tags: ["!visual"],
  args: {
    messages: [],
    // The intro lasts longer than the test.
    intro: { initializing: 600_000, ready: 1, leaving: 1 },
  },
  render: (args) => <ConnectingScreen {...args} />,
  play: async ({ canvas, args }) => {
    const field = canvas.getByRole("textbox", { name: "Message" });
    await userEvent.type(field, "How much is Starter? {Enter}");
    await expect(args.onSend).not.toHaveBeenCalled();
    await expect(field).toHaveValue("How much is Starter? ");
    dispatchEvent(new Event(connectEvent));
    await waitFor(() => expect(args.onSend).toHaveBeenCalledWith("How much is Starter?"));
    await waitFor(() => expect(field).toHaveValue(""));
    await expect(args.onSend).toHaveBeenCalledOnce();
  },
};

const pause = { seconds: 20 };

/**
 * Too many messages: the reason and the waiting time are shown, the text is kept, and suggestions
 * are disabled.
 */
export const TooMany: Story = {
  tags: ["!visual"],
  args: {
    problem: { message: "That was a lot of messages at once." },
    wait: pause,
    draft: "And in the evening?",
    followUps: ["And by the year?"],
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("alert")).toHaveTextContent(
      "That was a lot of messages at once.",
    );
    await expect(canvas.getByRole("textbox", { name: "Message" })).toHaveValue(
      "And in the evening?",
    );
    await expect(canvas.getByRole("button", { name: "Send" })).toBeDisabled();
    await expect(canvas.getByRole("button", { name: "And by the year?" })).toBeDisabled();
  },
};

/** A sent message is being edited; the conversation can be downloaded. */
export const Editing: Story = {
  tags: ["!visual"],
  args: {
    editing: true,
    draft: "We get about 150 calls a month. What would that cost?",
    onCancelEdit: fn(),
    onDownload: fn(),
  },
  play: async ({ canvas, args }) => {
    const field = await canvas.findByRole("textbox", { name: "Message" });
    await expect(field).toHaveAccessibleDescription(/You are changing your message/);
    await userEvent.click(canvas.getByRole("button", { name: "Cancel" }));
    await expect(args.onCancelEdit).toHaveBeenCalledOnce();
    await userEvent.click(canvas.getByRole("button", { name: "Download transcript" }));
    await expect(args.onDownload).toHaveBeenCalledOnce();
  },
};

function EditableConversation(args: ChatScreenProps) {
  const [editing, setEditing] = useState(true);
  return (
    <ChatScreen
      {...args}
      editing={editing}
      draft={editing ? "What would that cost?" : ""}
      onCancelEdit={() => setEditing(false)}
    />
  );
}

/** The first Escape ends only the edit, wherever the focus is in the screen; the next one closes the screen. */
export const EscapeWhileEditing: Story = {
  tags: ["!visual"],
  args: { onErase: fn() },
  render: (args) => <EditableConversation {...args} />,
  play: async ({ canvas, args, step }) => {
    const field = await canvas.findByRole("textbox", { name: "Message" });
    await step("closes a dialog inside first", async () => {
      await userEvent.click(canvas.getByRole("button", { name: "Delete this conversation" }));
      const question = await canvas.findByRole("alertdialog");
      const cancel = within(question).getByRole("button", { name: "Cancel" });
      await waitFor(() => expect(cancel).toHaveFocus());
      await press("{Escape}");
      await waitFor(() => expect(canvas.queryByRole("alertdialog")).toBeNull());
      await expect(field).toHaveValue("What would that cost?");
    });

    await step("ends the edit", async () => {
      canvas.getByRole("region", { name: "Conversation" }).focus();
      await press("{Escape}");
      await waitFor(() => expect(field).toHaveValue(""));
      await waitFor(() => expect(field).toHaveFocus());
      await expect(args.onOpenChange).not.toHaveBeenCalled();
    });

    await step("closes the screen", async () => {
      await press("{Escape}");
      await waitFor(() => expect(args.onOpenChange).toHaveBeenCalledWith(false));
    });
  },
};

function ErasableConversation(args: ChatScreenProps) {
  const [messages, setMessages] = useState<readonly ChatScreenMessage[]>(conversation);
  return (
    <ChatScreen
      {...args}
      messages={messages}
      onErase={() => {
        args.onErase?.();
        setMessages([]);
      }}
    />
  );
}

/** The dialog that asks for confirmation before deleting. The focus is on Cancel. */
export const EraseAsked: Story = {
  args: { onErase: fn(), onDownload: fn() },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole("button", { name: "Delete this conversation" }));
    const dialog = await canvas.findByRole("alertdialog", { name: "Delete this conversation?" });
    const erase = within(dialog).getByRole("button", { name: "Delete" });
    await expect(erase).toHaveAttribute("data-tone", "danger");
    const cancel = within(dialog).getByRole("button", { name: "Cancel" });
    await waitFor(() => expect(cancel).toHaveFocus());
  },
};

/** The visitor deletes the conversation after a confirmation. */
export const Erasing: Story = {
  tags: ["!visual"],
  args: { onErase: fn() },
  render: (args) => <ErasableConversation {...args} />,
  play: async ({ canvas, args, step }) => {
    const name = "Delete this conversation";
    const question = { name: "Delete this conversation?" };
    await step("keeps the conversation if the visitor cancels", async () => {
      const button = await canvas.findByRole("button", { name });
      button.focus();
      await userEvent.keyboard("{Enter}");
      const dialog = await canvas.findByRole("alertdialog", question);
      await expect(dialog).toHaveAccessibleDescription("Its messages and files are gone for good.");
      await waitFor(() =>
        expect(within(dialog).getByRole("button", { name: "Cancel" })).toHaveFocus(),
      );
      await userEvent.keyboard("{Escape}");
      await waitFor(() => expect(canvas.queryByRole("alertdialog")).toBeNull());
      await expect(canvas.getByRole("dialog", { name: "Chat with Larkline" })).toBeVisible();
      await waitFor(() => expect(button).toHaveFocus());
      await expect(args.onErase).not.toHaveBeenCalled();
    });

    await step("deletes the conversation after confirmation", async () => {
      await userEvent.keyboard("{Enter}");
      const dialog = await canvas.findByRole("alertdialog", question);
      await userEvent.click(within(dialog).getByRole("button", { name: "Delete" }));
      await expect(args.onErase).toHaveBeenCalledOnce();
      await waitFor(() => expect(canvas.queryByRole("article")).toBeNull());
      await expect(canvas.queryByRole("button", { name })).toBeNull();
      await waitFor(() => expect(canvas.getByRole("textbox", { name: "Message" })).toHaveFocus());
    });
  },
};

function ErasableReply(args: ChatScreenProps) {
  const [streaming, setStreaming] = useState(true);
  const [messages, setMessages] = useState<readonly ChatScreenMessage[]>(conversation);
  // The server answers later than the conversation disappears: the story sends an event for it.
  useEffect(() => {
    const end = () => setStreaming(false);
    addEventListener("replyended", end);
    return () => removeEventListener("replyended", end);
  }, []);
  return (
    <ChatScreen
      {...args}
      messages={messages}
      streaming={streaming}
      onErase={() => setMessages([])}
    />
  );
}

/** The visitor deletes the conversation while a reply streams. The field gets the focus once it is enabled. */
export const ErasingReply: Story = {
  tags: ["!visual"],
  args: { onErase: fn() },
  render: (args) => <ErasableReply {...args} />,
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole("button", { name: "Delete this conversation" }));
    const dialog = await canvas.findByRole("alertdialog");
    await userEvent.click(within(dialog).getByRole("button", { name: "Delete" }));
    await waitFor(() => expect(canvas.queryByRole("alertdialog")).toBeNull());
    const field = canvas.getByRole("textbox", { name: "Message" });
    await expect(field).toBeDisabled();
    dispatchEvent(new Event("replyended"));
    await waitFor(() => expect(field).toHaveFocus());
  },
};

/** Creates a source of streaming text for the message `a3`; `append` adds a chunk. */
function createTextSource() {
  const listeners = new Set<() => void>();
  let text = "If you also want to call leads back,";
  return {
    subscribe: (listener: () => void) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    textOf: (id: string) => (id === "a3" ? text : undefined),
    append: (chunk: string) => {
      text += chunk;
      for (const listener of listeners) listener();
    },
  };
}

const textSource = createTextSource();
const screenRendered = fn();
const messageRendered = fn<(message: ChatScreenMessage) => null>(() => null);

/** Streaming text comes from a separate source, so that a chunk renders only its message. */
export const Pieces: Story = {
  tags: ["!visual"],
  args: {
    messages: streamingConversation,
    streaming: true,
    writing: textSource,
    messageExtra: messageRendered,
  },
  render: (args) => {
    // Each render of the screen reads `phase`, so that the getter counts the renders.
    const connection = {
      get phase() {
        screenRendered();
        return "connected" as const;
      },
    };
    return <ChatScreen {...args} connection={connection} />;
  },
  play: async ({ canvas }) => {
    await canvas.findByText(/call leads back,/);
    await expect(screenRendered).toHaveBeenCalled();
    messageRendered.mockClear();
    screenRendered.mockClear();
    for (const chunk of [" Outbound", " Starter", " has 1,000 calls."]) {
      textSource.append(chunk);
      await canvas.findByText(new RegExp(`${chunk.replace(".", "\\.")}$`));
    }
    await expect(messageRendered.mock.calls.map(([{ id }]) => id)).toEqual(["a3", "a3", "a3"]);
    await expect(screenRendered).not.toHaveBeenCalled();
  },
};

const quickTimings = { initializing: 40, ready: 30, leaving: 20 };

function PageWithChat(args: ChatScreenProps) {
  const [open, setOpen] = useState(false);
  const [messages, setMessages] = useState<readonly ChatScreenMessage[]>([]);
  const [streaming, setStreaming] = useState(false);
  return (
    <div className="p-8">
      <Button lamp onClick={() => setOpen(true)}>
        Chat with us
      </Button>
      <ChatScreen
        {...args}
        open={open}
        onOpenChange={setOpen}
        intro={quickTimings}
        messages={messages}
        streaming={streaming}
        onSend={(text) => {
          setStreaming(true);
          setMessages([
            { id: "u", role: "user", content: text, view: "sent", timestamp: sentAt },
            {
              id: "a",
              role: "assistant",
              content: "The Starter plan",
              view: "streaming",
              timestamp: sentAt,
            },
          ]);
        }}
        onStop={() => {
          setStreaming(false);
          setMessages((all) =>
            all.map((message) => (message.id === "a" ? { ...message, view: "aborted" } : message)),
          );
        }}
      />
    </div>
  );
}

/** Used by keyboard: opening the chat from a page, the intro, a question, stopping the answer, and Escape. */
export const Opens: Story = {
  tags: ["!visual"],
  render: (args) => <PageWithChat {...args} />,
  play: async ({ canvas, step }) => {
    const button = canvas.getByRole("button", { name: "Chat with us" });
    await step("opens, and shows the empty chat after the intro", async () => {
      button.focus();
      await userEvent.keyboard("{Enter}");
      const dialog = await canvas.findByRole("dialog", { name: "Chat with Larkline" });
      await within(dialog).findByText("Send a message to begin the chat session...");
      await expect(within(dialog).queryByText("System ready")).toBeNull();
      await waitFor(() =>
        expect(within(dialog).getByRole("textbox", { name: "Message" })).toHaveFocus(),
      );
      await expect(getComputedStyle(document.body).overflow).toBe("hidden");
    });

    await step("sends, and announces that a reply is being written", async () => {
      await userEvent.keyboard("How much is Starter?{Enter}");
      await expect(await canvas.findByText("How much is Starter?")).toBeVisible();
      await expect(canvas.getByText("Larkline is writing")).toBeInTheDocument();
      await expect(canvas.getByRole("textbox", { name: "Message" })).toBeDisabled();
    });

    await step("stops the reply, keeps its text and returns the focus", async () => {
      await userEvent.tab();
      await expect(canvas.getByRole("button", { name: "Stop" })).toHaveFocus();
      await userEvent.keyboard("{Enter}");
      await expect(await canvas.findByText("You stopped this answer.")).toBeVisible();
      await expect(canvas.getByText("The Starter plan")).toBeVisible();
      await waitFor(() => expect(canvas.getByRole("textbox", { name: "Message" })).toHaveFocus());
      // In the message, and a moment later in the status region that announces it.
      await waitFor(() => expect(canvas.getAllByText("The Starter plan")).toHaveLength(2), {
        timeout: 30_000,
      });
    });

    await step("closes by Escape and returns to the page", async () => {
      await press("{Escape}");
      await waitFor(() => expect(canvas.queryByRole("dialog")).toBeNull());
      await waitFor(() => expect(button).toHaveFocus());
      await expect(getComputedStyle(document.body).overflow).not.toBe("hidden");
      button.blur();
    });
  },
};

/**
 * A link to a page of this site closes the chat, which covers that page. It stays open if the link's own handler
 * prevents that the page opens.
 */
export const Leaving: Story = {
  tags: ["!visual"],
  args: {
    messages: conversation.slice(0, 1),
    onLeave: fn(),
    messageExtra: () => (
      <p>
        <Link href="/pricing" onClick={(event) => event.preventDefault()}>
          Plans as a sheet
        </Link>
        {" or "}
        <Link href="/pricing">Plans</Link>
      </p>
    ),
  },
  play: async ({ canvas, args }) => {
    await userEvent.click(await canvas.findByRole("link", { name: "Plans as a sheet" }));
    await expect(args.onLeave).not.toHaveBeenCalled();
    const { body } = document;
    // The story's page stays: this handler runs after those of the component.
    body.addEventListener("click", (event) => event.preventDefault(), { once: true });
    await userEvent.click(canvas.getByRole("link", { name: "Plans" }));
    await expect(args.onLeave).toHaveBeenCalledOnce();
  },
};

const longConversation: ChatScreenMessage[] = Array.from({ length: 30 }, (_, turn) => [
  {
    id: `u${turn}`,
    role: "user" as const,
    content: `Question ${turn + 1}: what happens when nobody picks up at night?`,
    timestamp: sentAt + turn * minute,
    view: "sent" as const,
  },
  {
    id: `a${turn}`,
    role: "assistant" as const,
    content: `Answer ${turn + 1}: every call is answered, at any hour, and what was said goes to your calendar and your CRM.`,
    timestamp: sentAt + turn * minute,
    view: "complete" as const,
  },
]).flat();

function GrowingConversation(args: ChatScreenProps) {
  const [messages, setMessages] = useState<readonly ChatScreenMessage[]>(longConversation);
  return (
    <ChatScreen
      {...args}
      messages={messages}
      onSend={(text) =>
        setMessages((all) => [
          ...all,
          {
            id: `n${all.length}`,
            role: "user",
            content: text,
            timestamp: sentAt + 31 * minute,
            view: "sent",
          },
        ])
      }
    />
  );
}

/** The list stays at its end until the reader scrolls up. Then a button leads back to the end. */
export const LongConversation: Story = {
  render: (args) => <GrowingConversation {...args} />,
  play: async ({ canvas }) => {
    const transcript = await canvas.findByRole("region", { name: "Conversation" });
    const distanceToEnd = () =>
      transcript.scrollHeight - transcript.clientHeight - transcript.scrollTop;
    await waitFor(() => expect(distanceToEnd()).toBeLessThan(2));
    transcript.focus();
    await userEvent.keyboard("{PageUp}");
    transcript.scrollTop = 200;
    const latest = await canvas.findByRole("button", { name: "Jump to the latest message" });
    await userEvent.click(latest);
    await waitFor(() => expect(distanceToEnd()).toBeLessThan(2));
    await waitFor(() =>
      expect(canvas.queryByRole("button", { name: "Jump to the latest message" })).toBeNull(),
    );
    await userEvent.type(canvas.getByRole("textbox", { name: "Message" }), "One more{Enter}");
    await canvas.findByText("One more");
    await waitFor(() => expect(distanceToEnd()).toBeLessThan(2));
  },
};

/** On a small phone with text of twice the size, all controls of the bar can be pressed. */
export const LargeText: Story = {
  tags: ["!visual"],
  args: { onDownload: fn(), onErase: fn() },
  parameters: {
    viewport: {
      options: { small: { name: "Small phone", styles: { width: "320px", height: "640px" } } },
    },
  },
  globals: { viewport: { value: "small" } },
  play: async ({ canvas }) => {
    const dialog = await canvas.findByRole("dialog", { name: "Chat with Larkline" });
    const bar = within(dialog).getByRole("button", { name: "Close chat" }).parentElement;
    document.documentElement.style.fontSize = "200%";
    const [whole, buttons] = [dialog.getBoundingClientRect(), bar?.getBoundingClientRect()];
    document.documentElement.style.fontSize = "";
    await expect(whole.width).toBe(320);
    await expect(buttons?.left).toBeGreaterThanOrEqual(whole.left);
    await expect(buttons?.right).toBeLessThanOrEqual(whole.right);
  },
};

const attach = fn();
const droppedFile = new File(["calls"], "calls.csv", { type: "text/csv" });

/** Drags a file to an element of the chat, or from it to `relatedTarget`. Returns the event. */
async function drag(element: Element, type: string, relatedTarget?: Element) {
  const dataTransfer = new DataTransfer();
  dataTransfer.items.add(droppedFile);
  const init = { bubbles: true, cancelable: true, dataTransfer, relatedTarget };
  const event = new DragEvent(type, init);
  await fireEvent(element, event);
  return event;
}

/** A file can be dropped anywhere in the chat. The browser does not open it instead of the page. */
export const Dropping: Story = {
  tags: ["!visual"],
  args: { upload: { onAttach: attach } },
  play: async ({ canvas, args }) => {
    const invitation = () => canvas.queryByText("Drop the file to attach it");
    const dialog = await canvas.findByRole("dialog", { name: "Chat with Larkline" });
    const transcript = within(dialog).getByRole("region", { name: "Conversation" });
    const field = within(dialog).getByRole("textbox", { name: "Message" });
    await expect(await drag(transcript, "dragover")).toHaveProperty("defaultPrevented", true);
    await waitFor(() => expect(invitation()).toBeVisible());
    await drag(transcript, "dragleave", field);
    await expect(invitation()).toBeVisible();
    await drag(field, "dragleave");
    await waitFor(() => expect(invitation()).toBeNull());
    await drag(transcript, "dragover");
    await waitFor(() => expect(invitation()).toBeVisible());
    await expect(await drag(transcript, "drop")).toHaveProperty("defaultPrevented", true);
    await expect(attach.mock.calls).toEqual([[[droppedFile]]]);
    await waitFor(() => expect(invitation()).toBeNull());
    await expect(args.onOpenChange).not.toHaveBeenCalled();
  },
};

/** Sets the size of a story's window. */
const inLowWindow = (width: number, height: number): Pick<Story, "parameters" | "globals"> => ({
  parameters: {
    viewport: {
      options: {
        low: { name: "Low window", styles: { width: `${width}px`, height: `${height}px` } },
      },
    },
  },
  globals: { viewport: { value: "low" } },
});

/** The story of a long draft from an earlier visit, in a low window of this size. */
const draftInLowWindow = (width: number, height: number): Story => ({
  ...inLowWindow(width, height),
  args: { draft: "We get about 150 calls a month. ".repeat(40) },
  play: async ({ canvas }) => {
    await expect([innerWidth, innerHeight]).toEqual([width, height]);
    const field = await canvas.findByRole("textbox", { name: "Message" });
    await waitFor(() => expect(field).toHaveFocus());
    const button = canvas.getByRole("button", { name: "Send" }).getBoundingClientRect();
    await expect(button.bottom).toBeLessThanOrEqual(height);
    await expect(field.getBoundingClientRect().height).toBeGreaterThanOrEqual(44);
  },
});

/** In a phone's landscape window, a long draft leaves the button in view. */
export const DraftInLowWindow: Story = { ...draftInLowWindow(640, 360), tags: ["!visual"] };

/** The same in the lowest window of a phone. */
export const DraftInLowestWindow: Story = { ...draftInLowWindow(568, 320), tags: ["!visual"] };

/** The story of the intro's waveform, in a low window of this size. */
const introInLowWindow = (width: number, height: number): Story => ({
  ...inLowWindow(width, height),
  // The waveform is shown longer than the test lasts.
  args: { messages: [], intro: { initializing: 1, ready: 600_000, leaving: 1 } },
  play: async ({ canvas }) => {
    await expect([innerWidth, innerHeight]).toEqual([width, height]);
    const intro = (await canvas.findByText("System ready")).closest("[data-slot=chat-intro]");
    const area = canvas.getByRole("region", { name: "Conversation" }).getBoundingClientRect();
    const { top, bottom } = intro?.getBoundingClientRect() ?? new DOMRect();
    await expect(top).toBeGreaterThan(area.top);
    await expect(bottom).toBeLessThanOrEqual(area.bottom);
  },
});

/** In a phone's landscape window, the whole intro is above the composer. */
export const IntroInLowWindow: Story = { ...introInLowWindow(844, 390), tags: ["!visual"] };

/** The same in a lower window, as wide as the widest waveform. */
export const IntroInLowerWindow: Story = { ...introInLowWindow(740, 360), tags: ["!visual"] };

/** The same in the lowest window of a phone. */
export const IntroInLowestWindow: Story = { ...introInLowWindow(568, 320), tags: ["!visual"] };

/** The texts of the list are those of `MessageList`: `messageList` in the provider, or the screen's own `labels`. */
export const ListLabels: Story = {
  tags: ["!visual"],
  args: { earlier: { state: "failed", onShow: fn() }, labels: { earlier: "Mehr anzeigen" } },
  decorators: [
    (Story) => (
      <LabelsProvider
        labels={{
          messageList: {
            transcript: "Verlauf",
            earlier: "Früheres",
            earlierFailed: "Nicht geladen",
          },
        }}
      >
        <Story />
      </LabelsProvider>
    ),
  ],
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("region", { name: "Verlauf" })).toBeVisible();
    await expect(canvas.getByRole("button", { name: "Mehr anzeigen" })).toBeVisible();
    await expect(canvas.getByText("Nicht geladen")).toBeVisible();
  },
};

export const Stress: Story = {
  args: {
    name: "Larkline for Harbor Plumbing and Heating",
    connection: {
      phase: "failed",
      error: "The server at conversations.harbor-plumbing.example can't be reached.",
      attempt: 5,
      attempts: 5,
    },
    onReconnect: fn(),
    onRetry: fn(),
    messages: [
      {
        id: "u1",
        role: "user",
        content: "https://docs.larkline.example/guides/forwarding/carriers/with/a/very/long/path",
        timestamp: sentAt,
        view: "failed",
        problem: "The server can't be reached.",
      },
      {
        id: "a1",
        role: "assistant",
        content: `| A plan with a long name | Monthly price | Calls included |
| --- | --- | --- |
| Receptionist Professional | $899 | 600 |`,
        timestamp: sentAt,
        view: "aborted",
      },
    ],
  },
};
