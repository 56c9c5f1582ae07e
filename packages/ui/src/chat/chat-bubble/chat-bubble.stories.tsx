import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { flushSync } from "react-dom";
import { hydrateRoot } from "react-dom/client";
import { renderToString } from "react-dom/server";
import { expect, fn, spyOn, userEvent, waitFor } from "storybook/test";

import { sentAt, timeZone } from "../../../testing/today.ts";
import { Button } from "../../components/button/button.tsx";
import { Stack } from "../../layout/stack/stack.tsx";
import { markdownFetched } from "../markdown/fetched-markdown.ts";
import { MessageAction } from "../message-action/message-action.tsx";
import { ToolCallCard } from "../tool-call-card/tool-call-card.tsx";
import { ChatBubble, type ChatBubbleProps } from "./chat-bubble.tsx";

const pricing = [{ title: "Pricing", href: "/pricing" }];

const meta = {
  title: "Chat/Chat bubble",
  component: ChatBubble,
  // The Markdown renderer is loaded separately.
  loaders: [() => markdownFetched],
  args: {
    from: "assistant",
    name: "Larkline",
    text: "For 150 calls a month, **Receptionist Basic** fits, with 50 calls to spare. It is **$299 a month**.",
    timestamp: sentAt,
    timeZone,
  },
  decorators: [
    (Story) => (
      <div className="flex max-w-[40rem] flex-col">
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof ChatBubble>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  args: { sources: pricing },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByRole("heading", { name: "Larkline, 2:31 PM" })).toBeVisible();
    await expect(canvasElement.querySelector("time")).toHaveAttribute(
      "datetime",
      new Date(sentAt).toISOString(),
    );
    await userEvent.tab();
    await expect(canvas.getByRole("link", { name: "Pricing" })).toHaveFocus();
  },
};

export const Playground: Story = {
  tags: ["!visual"],
  args: { state: "complete", problem: "", typed: false, headingLevel: 3, locale: "en-US" },
};

/** While it streams, a small wave follows the last word. */
export const Streaming: Story = {
  args: {
    state: "streaming",
    text: "If you also want to call leads back, **Outbound Starter** has 1,000 ca",
  },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByText("Outbound Starter").tagName).toBe("STRONG");
    await expect(canvasElement.querySelector("p > [data-slot=waveform]")).toBeVisible();
  },
};

/** The unfinished syntax of an answer that was stopped or broke off is closed, as while it streamed. */
export const CutOff: Story = {
  tags: ["!visual"],
  render: (args) => (
    <div className="flex flex-col gap-5">
      <ChatBubble {...args} state="aborted" text="For that, **Outbound Star" />
      <ChatBubble {...args} state="failed" text="The plans are on [our pricing page](/pri" />
    </div>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByText("Outbound Star").tagName).toBe("STRONG");
    await expect(canvas.getByText("The plans are on our pricing page")).toBeVisible();
  },
};

function StoppedAfterAWord(args: ChatBubbleProps) {
  const [answer, setAnswer] = useState<Partial<ChatBubbleProps>>({
    text: "Every",
    state: "streaming",
  });
  const addWordAndStop = () => {
    flushSync(() => setAnswer({ text: "Every call", state: "streaming" }));
    flushSync(() => setAnswer({ text: "Every call answered", state: "streaming" }));
    flushSync(() => setAnswer({ text: "Every call answered", state: "aborted" }));
  };
  return (
    <div className="flex flex-col items-start gap-5">
      <ChatBubble {...args} {...answer} />
      <Button variant="outline" size="sm" onClick={addWordAndStop}>
        Two words, then stop
      </Button>
    </div>
  );
}

/** All text that arrived before an answer was stopped is shown at once; no word follows the note. */
export const Stopped: Story = {
  tags: ["!visual"],
  render: (args) => <StoppedAfterAWord {...args} />,
  play: async ({ canvas, canvasElement }) => {
    const texts = () => canvasElement.querySelector("[data-slot=chat-bubble]")?.textContent;
    canvas.getByRole("button", { name: "Two words, then stop" }).click();
    // Without waiting: a delayed word would be missing now.
    await expect(texts()).toContain("Every call answeredYou stopped this answer.");
  },
};

/** The time of a message of an earlier day is shown with its date, in the form of the locale. */
export const EarlierDay: Story = {
  args: { timestamp: "2026-01-05T14:31:00Z", timeZone: "UTC" },
  render: (args) => (
    <div className="flex flex-col gap-5">
      <ChatBubble {...args} />
      <ChatBubble {...args} locale="de-DE" />
    </div>
  ),
  play: async ({ canvas }) => {
    await expect(
      canvas.getByRole("heading", { name: "Larkline, Jan 5, 2026, 2:31 PM" }),
    ).toBeVisible();
    await expect(
      canvas.getByRole("heading", { name: "Larkline, 05.01.2026, 14:31" }),
    ).toBeVisible();
  },
};

/** A message that could not be sent stays, shows why, and can be resent. */
export const Failed: Story = {
  args: {
    from: "user",
    name: "You",
    text: "We get about 150 calls a month. What would that cost?",
    state: "failed",
    problem: "The line was cut.",
    onRetry: fn(),
  },
  play: async ({ canvas, args }) => {
    await expect(canvas.getByText("Not sent. The line was cut.")).toBeVisible();
    await userEvent.tab();
    await expect(canvas.getByRole("button", { name: "Send again" })).toHaveFocus();
    await userEvent.keyboard("{Enter}");
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};

/** The actions are below the message, for pointer and keyboard alike. */
export const Actions: Story = {
  tags: ["!visual"],
  args: {
    sources: pricing,
    actions: (
      <>
        <MessageAction action="copy" text="For 150 calls a month" />
        <MessageAction action="regenerate" />
      </>
    ),
  },
  play: async ({ canvas }) => {
    await expect(
      canvas.getByRole("group", { name: "Actions for the message of Larkline" }),
    ).toBeVisible();
    await userEvent.tab();
    await expect(canvas.getByRole("link", { name: "Pricing" })).toHaveFocus();
    await userEvent.tab();
    await expect(canvas.getByRole("button", { name: "Copy" })).toHaveFocus();
    await userEvent.tab();
    await expect(canvas.getByRole("button", { name: "Answer again" })).toHaveFocus();
    if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
  },
};

/** Without actions there is no group of actions. */
export const WithoutActions: Story = {
  tags: ["!visual"],
  args: { actions: null },
  play: async ({ canvas }) => {
    await expect(canvas.getByText("Receptionist Basic")).toBeVisible();
    await expect(canvas.queryByRole("group")).toBeNull();
  },
};

/** Attached files. The first has a URL and can be downloaded. Of the second, only the name is shown. */
export const Attachments: Story = {
  args: {
    from: "user",
    name: "You",
    text: "These are our calls of the last month.",
    attachments: [
      { id: "1", name: "calls-in-march.csv", size: 482_000, href: "#calls" },
      { id: "2", name: "price-list.pdf" },
    ],
  },
  play: async ({ canvas }) => {
    const list = canvas.getByRole("list", { name: "Attached files" });
    // Safari needs the attribute.
    await expect(list).toHaveAttribute("role", "list");
    await expect(list).toHaveTextContent("calls-in-march.csv (471 KB)price-list.pdf");
    await userEvent.tab();
    const link = canvas.getByRole("link", { name: "calls-in-march.csv" });
    await expect(link).toHaveFocus();
    await expect(link).toHaveAttribute("download", "calls-in-march.csv");
    link.blur();
  },
};

/** An answer that ended with an error shows the reason, if there is one. */
export const BrokeOff: Story = {
  tags: ["!visual"],
  args: {
    state: "failed",
    problem: "The answer broke off. Ask again, and it will be written anew.",
  },
  play: async ({ canvas }) => {
    await expect(
      canvas.getByText("The answer broke off. Ask again, and it will be written anew."),
    ).toBeVisible();
  },
};

/** The heading of an edited message ends with "Edited". */
export const Edited: Story = {
  tags: ["!visual"],
  args: { from: "user", name: "You", text: "We get about 250 calls a month.", edited: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("heading", { name: "You, 2:31 PM, Edited" })).toBeVisible();
  },
};

/** A time that the server rendered in another time zone is corrected after hydration, and today's date is left out. */
export const AfterHydration: Story = {
  tags: ["!visual"],
  play: async ({ canvasElement, args }) => {
    const bubble = <ChatBubble {...args} />;
    const container = document.createElement("div");
    container.innerHTML = renderToString(bubble).replace(", 2:31", ", 9:31");
    canvasElement.append(container);
    await expect(container.querySelector("time")).toHaveTextContent(/, 9:31 PM$/);
    const root = hydrateRoot(container, bubble);
    await waitFor(() => expect(container.querySelector("time")).toHaveTextContent(/^2:31 PM$/));
    root.unmount();
    container.remove();
  },
};

/** A greeting is typed character by character; screen readers get the whole text. */
export const Typed: Story = {
  tags: ["!visual"],
  args: {
    typed: true,
    text: "Hello. I can show you plans, set up a demo call, or put you through to sales.",
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/Hello\. I can show you plans/)).toBeInTheDocument();
  },
};

/** Emoji appear whole, never as half of their two UTF-16 units. */
export const TypedEmoji: Story = {
  tags: ["!visual"],
  args: { typed: true, text: `Hello ${"\u{1F44B}".repeat(20)}` },
  // Stories run with reduced motion, with which the text is shown at once.
  beforeEach: () => {
    const noMatch = window.matchMedia("not all");
    const spy = spyOn(window, "matchMedia").mockReturnValue(noMatch);
    return () => spy.mockRestore();
  },
  play: async ({ canvasElement }) => {
    const typed = canvasElement.querySelector("[data-slot=typed-text]");
    const shown: string[] = [];
    const observer = new MutationObserver(() => shown.push(typed?.firstChild?.textContent ?? ""));
    observer.observe(canvasElement, { characterData: true, subtree: true });
    await waitFor(() => expect(typed).toHaveAttribute("data-state", "done"), { timeout: 5000 });
    observer.disconnect();
    await expect(shown.length).toBeGreaterThan(0);
    // With the flag `u`, the expression matches only halves.
    await expect(shown.filter((text) => /\p{Surrogate}/u.test(text))).toEqual([]);
  },
};

/** On a phone a card uses the bubble's padding, and buttons below it are aligned with the text. */
export const CardAndButtons: Story = {
  parameters: {
    viewport: {
      options: { phone: { name: "Phone", styles: { width: "390px", height: "844px" } } },
    },
  },
  globals: { viewport: { value: "phone" } },
  args: {
    text: "You can reach a person by phone or mail.",
    children: (
      <>
        <ToolCallCard title="Compare plans for 150 calls a month" />
        <Stack direction="row" gap="sm">
          <Button size="sm">Call us</Button>
          <Button size="sm" variant="outline">
            Send an email
          </Button>
        </Stack>
      </>
    ),
  },
  play: async ({ canvas, canvasElement }) => {
    const { left } = canvas.getByText(/^You can reach/).getBoundingClientRect();
    const card = canvasElement.querySelector("[data-slot=tool-call-card]");
    await expect(canvas.getByRole("button", { name: "Call us" }).getBoundingClientRect().left).toBe(
      left,
    );
    await expect(card!.getBoundingClientRect().left).toBeLessThan(left - 10);
  },
};

/** A telephone number stays on one line, unless it is wider than the line. */
export const TelephoneNumber: Story = {
  tags: ["!visual"],
  render: (args) => (
    <>
      <div className="w-62">
        <ChatBubble
          {...args}
          text="Call us at [(512) 555-0100](tel:+15125550100), or write to us."
        />
      </div>
      <div className="w-32">
        <ChatBubble {...args} text="[(512) 555-0101](tel:+15125550101)" />
      </div>
    </>
  ),
  play: async ({ canvas }) => {
    const lines = document.createRange();
    lines.selectNodeContents(canvas.getByRole("link", { name: "(512) 555-0100" }));
    await expect(lines.getClientRects()).toHaveLength(1);
    const wide = canvas.getByRole("link", { name: "(512) 555-0101" });
    await expect(wide.offsetWidth).toBeLessThanOrEqual(wide.closest("p")!.offsetWidth);
  },
};

/** All states of the visitor's messages and of the assistant's, and an edited message. */
export const Matrix: Story = {
  render: (args) => (
    <div className="flex flex-col gap-5">
      <ChatBubble {...args} from="user" name="You" text="A call is on its way" state="pending" />
      <ChatBubble
        {...args}
        from="user"
        name="You"
        text={"Two lines:\nboth are kept"}
        state="sent"
      />
      <ChatBubble
        {...args}
        from="user"
        name="You"
        text="We get 150 calls"
        state="failed"
        problem="The server can't be reached."
        onRetry={() => undefined}
      />
      <ChatBubble {...args} text="" state="streaming" />
      <ChatBubble {...args} text="The Starter plan holds" state="streaming" />
      <ChatBubble
        {...args}
        from="user"
        name="You"
        text="We get 250 calls"
        edited
        actions={<MessageAction action="edit" />}
      />
      <ChatBubble
        {...args}
        sources={pricing}
        state="complete"
        actions={
          <>
            <MessageAction action="copy" text={args.text} />
            <MessageAction action="regenerate" />
          </>
        }
      >
        <ToolCallCard title="Compare plans for 150 calls a month" />
      </ChatBubble>
      <ChatBubble {...args} text="The Starter plan holds 50" state="aborted" />
      <ChatBubble {...args} text="The Starter plan holds 50" state="failed" />
    </div>
  ),
};

export const Stress: Story = {
  render: (args) => (
    <div className="flex flex-col gap-5">
      <ChatBubble
        {...args}
        name="Larkline, the assistant of Harbor Plumbing and Heating"
        text={`Averylongwordthathasnospacesatallandgoesonandonandonuntilitreachestheedge

| Plan with a long name | Monthly price | Calls |
| --- | --- | --- |
| Receptionist Professional | $899 | 600 |`}
        sources={[
          { title: "Pricing, plans and what all of them include", href: "/pricing" },
          { title: "AI receptionist", href: "/products/ai-receptionist" },
        ]}
      />
      <ChatBubble
        {...args}
        from="user"
        name="You"
        state="failed"
        problem="The server could not be reached within twenty seconds, and nothing was stored."
        onRetry={() => undefined}
        text="https://docs.larkline.example/guides/forwarding/carriers/with/a/very/long/path?and=parameters"
      />
    </div>
  ),
};
