import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect, fireEvent, userEvent, waitFor, within } from "storybook/test";

import { sentAt, timeZone } from "../../../testing/today.ts";
import { Button } from "../../components/button/button.tsx";
import { VisuallyHidden } from "../../foundations/visually-hidden/visually-hidden.tsx";
import { ChatBubble } from "../chat-bubble/chat-bubble.tsx";
import { markdownFetched } from "../markdown/fetched-markdown.ts";
import { MessageList, MessageListItem, type MessageListProps } from "./message-list.tsx";

/** One question and its answer. */
const turn = (index: number) => [
  <MessageListItem key={`u${index}`}>
    <ChatBubble
      from="user"
      name="You"
      text={`Question ${index}: what happens when nobody picks up at night?`}
      timestamp={sentAt}
      timeZone={timeZone}
    />
  </MessageListItem>,
  <MessageListItem key={`a${index}`}>
    <ChatBubble
      from="assistant"
      name="Larkline"
      text={`Answer ${index}: every call is answered, at any hour.`}
      timestamp={sentAt}
      timeZone={timeZone}
    />
  </MessageListItem>,
];

const turns = (count: number) =>
  Array.from({ length: count }, (_, index) => turn(index + 1)).flat();

const meta = {
  title: "Chat/Message list",
  component: MessageList,
  // The Markdown renderer is loaded separately.
  loaders: [() => markdownFetched],
  args: { name: "Larkline", children: turns(2) },
  argTypes: { children: { control: false }, empty: { control: false } },
  decorators: [
    (Story) => (
      <div className="flex h-[26rem] flex-col border-y border-line">
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof MessageList>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The list's scroll container, and a function that measures its distance from the end in pixels. */
const scrollerOf = (canvas: { getByRole: (role: string, options: object) => HTMLElement }) => {
  const box = canvas.getByRole("region", { name: "Conversation" });
  return { box, distanceToEnd: () => box.scrollHeight - box.clientHeight - box.scrollTop };
};

const jumpButton = { name: "Jump to the latest message" };

/** A named scroll area that is focusable, a list inside, and a heading for each message. */
export const Default: Story = {
  play: async ({ canvas }) => {
    const { box } = scrollerOf(canvas);
    await expect(within(box).getAllByRole("listitem")).toHaveLength(4);
    await expect(within(box).getAllByRole("heading", { level: 3 })).toHaveLength(4);
    await expect(box.closest("[aria-live]")).toBeNull();
    await userEvent.tab();
    await expect(box).toHaveFocus();
    box.blur();
  },
};

export const Playground: Story = { tags: ["!visual"], args: { writing: false, answer: "" } };

/** Content shown while there are no messages. */
export const Empty: Story = {
  args: {
    children: [],
    empty: <p className="text-lede text-ink-muted">Nobody has said anything yet.</p>,
  },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole("list")).toBeNull();
    await expect(canvas.getByText("Nobody has said anything yet.")).toBeVisible();
  },
};

function GrowingList(args: Omit<MessageListProps, "children">) {
  const [count, setCount] = useState(20);
  const [sent, setSent] = useState(0);
  return (
    <>
      <MessageList {...args} endKey={sent}>
        {turns(count)}
      </MessageList>
      <div className="flex flex-none flex-wrap gap-3 border-t border-line p-3">
        <Button size="sm" variant="outline" onClick={() => setCount(count + 1)}>
          Somebody answers
        </Button>
        <Button
          size="sm"
          variant="outline"
          onClick={() => {
            setCount(count + 1);
            setSent(sent + 1);
          }}
        >
          I send something
        </Button>
      </div>
    </>
  );
}

/**
 * The list keeps its end in view while the reader is there. It stops on the first move upward, and then
 * offers a button back to the end.
 */
export const Follows: Story = {
  render: (args) => <GrowingList {...args} />,
  play: async ({ canvas, step }) => {
    const { box, distanceToEnd } = scrollerOf(canvas);
    const answers = canvas.getByRole("button", { name: "Somebody answers" });
    const sends = canvas.getByRole("button", { name: "I send something" });
    await waitFor(() => expect(distanceToEnd()).toBeLessThan(2));

    await step("follows the growing text", async () => {
      await userEvent.click(answers);
      await canvas.findByText(/^Question 21/);
      await waitFor(() => expect(distanceToEnd()).toBeLessThan(2));
    });

    await step("keeps following a text that shrinks and grows at once", async () => {
      const text = canvas.getByText(/^Question 21/);
      text.style.setProperty("display", "none");
      // Measuring the distance forces a layout, in which the browser moves the scroll position to the new end.
      await expect(distanceToEnd()).toBeLessThan(2);
      text.style.setProperty("display", "block");
      text.style.setProperty("block-size", "30rem");
      await waitFor(() => expect(distanceToEnd()).toBeLessThan(2));
      text.removeAttribute("style");
      await waitFor(() => expect(distanceToEnd()).toBeLessThan(2));
      await expect(canvas.queryByRole("button", jumpButton)).toBeNull();
    });

    await step("stops following after a key press", async () => {
      // Waits for the scroll event that the shrinking text causes in the next frame. After the key press it
      // would count as the reader's scrolling.
      await new Promise((resolve) => {
        requestAnimationFrame(() => requestAnimationFrame(resolve));
      });
      box.focus();
      await userEvent.keyboard("{ArrowUp}");
      // The text in view does not move, whatever is laid out above it.
      const messageInView = canvas.getByText(/^Answer 21/);
      const before = messageInView.getBoundingClientRect().top;
      await userEvent.click(answers);
      await canvas.findByText(/^Question 22/);
      await canvas.findByRole("button", jumpButton);
      await expect(Math.abs(messageInView.getBoundingClientRect().top - before)).toBeLessThan(1);
    });

    await step("returns to the end by keyboard, and the focus stays in the list", async () => {
      canvas.getByRole("button", jumpButton).focus();
      await userEvent.keyboard("{Enter}");
      await waitFor(() => expect(distanceToEnd()).toBeLessThan(2));
      await waitFor(() => expect(box).toHaveFocus());
      await waitFor(() => expect(canvas.queryByRole("button", jumpButton)).toBeNull());
    });

    await step("stops following after a wheel or touch scroll", async () => {
      await fireEvent.wheel(box, { deltaY: -10 });
      await userEvent.click(answers);
      await userEvent.click(await canvas.findByRole("button", jumpButton));
      await waitFor(() => expect(distanceToEnd()).toBeLessThan(2));
      box.scrollTop -= 20;
      await fireEvent.touchMove(box);
      await userEvent.click(answers);
      await canvas.findByRole("button", jumpButton);
    });

    await step("scrolls to the visitor's own message from any position", async () => {
      await userEvent.click(sends);
      await waitFor(() => expect(distanceToEnd()).toBeLessThan(2));
      await waitFor(() => expect(canvas.queryByRole("button", jumpButton)).toBeNull());
    });
    sends.blur();
  },
};

/**
 * The list stops following its end when the reader scrolls up, even if the scroll event of the list's own
 * scroll to the end arrives after the reader's wheel event.
 */
export const LetsGoWhileItGrows: Story = {
  tags: ["!visual"],
  args: { children: turns(4) },
  play: async ({ canvas }) => {
    const { box, distanceToEnd } = scrollerOf(canvas);
    await waitFor(() => expect(distanceToEnd()).toBeLessThan(2));
    const list = within(box).getByRole("list");
    list.style.setProperty("padding-block-end", "10rem");
    // The wheel event comes after the list has scrolled to its end, but before the scroll event arrives.
    await new Promise((resolve) => {
      const observer = new ResizeObserver(() => {
        observer.disconnect();
        box.dispatchEvent(new WheelEvent("wheel", { deltaY: -10 }));
        box.addEventListener("scroll", resolve, { once: true });
      });
      observer.observe(list);
    });
    list.style.setProperty("padding-block-end", "20rem");
    await expect(await canvas.findByRole("button", jumpButton)).toBeVisible();
  },
};

/** The list keeps following its end while the reader zooms the page by Ctrl and the wheel. */
export const FollowsWhileZooming: Story = {
  tags: ["!visual"],
  render: (args) => <GrowingList {...args} />,
  play: async ({ canvas }) => {
    const { box, distanceToEnd } = scrollerOf(canvas);
    await waitFor(() => expect(distanceToEnd()).toBeLessThan(2));
    await fireEvent.wheel(box, { deltaY: -10, ctrlKey: true });
    await userEvent.click(canvas.getByRole("button", { name: "Somebody answers" }));
    await canvas.findByText(/^Question 21/);
    await waitFor(() => expect(distanceToEnd()).toBeLessThan(2));
    await expect(canvas.queryByRole("button", jumpButton)).toBeNull();
  },
};

/** The reader has scrolled up: the button back to the end has an accessible name. */
export const Away: Story = {
  args: { children: turns(8) },
  play: async ({ canvas }) => {
    const { box, distanceToEnd } = scrollerOf(canvas);
    await waitFor(() => expect(distanceToEnd()).toBeLessThan(2));
    await fireEvent.wheel(box, { deltaY: -10 });
    box.scrollTop = 0;
    await expect(await canvas.findByRole("button", jumpButton)).toBeVisible();
  },
};

/** Earlier messages can be loaded. */
export const Earlier: Story = {
  args: { earlier: { state: "some", onShow: () => undefined }, children: turn(1) },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("button", { name: "Show earlier messages" })).toBeVisible();
  },
};

const pageSize = 5;
const pages = 3;

/**
 * A conversation of three pages, of which the last is shown at first. The request for the first page fails
 * once.
 */
function PagedList(args: Omit<MessageListProps, "children">) {
  const [shown, setShown] = useState(1);
  const [state, setState] = useState<"some" | "loading" | "failed">("some");
  const [failed, setFailed] = useState(false);
  const from = (pages - shown) * pageSize;
  return (
    <>
      <MessageList
        {...args}
        {...(shown < pages && { earlier: { state, onShow: () => setState("loading") } })}
      >
        {Array.from({ length: pages * pageSize - from }, (_, index) =>
          turn(from + index + 1),
        ).flat()}
      </MessageList>
      <div className="flex flex-none flex-wrap gap-3 border-t border-line p-3">
        <Button
          size="sm"
          variant="outline"
          disabled={state !== "loading"}
          onClick={() => {
            const fails = shown === 2 && !failed;
            setState(fails ? "failed" : "some");
            setFailed(failed || fails);
            if (!fails) setShown(shown + 1);
          }}
        >
          The server answers
        </Button>
      </div>
    </>
  );
}

/**
 * A long conversation shows its last messages; earlier ones are loaded on request, without moving
 * the text in view.
 */
export const LoadsEarlier: Story = {
  tags: ["!visual"],
  render: (args) => <PagedList {...args} />,
  play: async ({ canvas, step }) => {
    const { box, distanceToEnd } = scrollerOf(canvas);
    const earlier = () => canvas.getByRole("button", { name: /earlier messages/ });
    const answer = () =>
      fireEvent.click(canvas.getByRole("button", { name: "The server answers" }));
    await waitFor(() => expect(distanceToEnd()).toBeLessThan(2));
    await fireEvent.wheel(box, { deltaY: -10 });
    // On the scroll event, which fires with the next frame, the list stores where its first message is.
    const scrolled = new Promise((resolve) => {
      box.addEventListener("scroll", resolve, { once: true });
    });
    box.scrollTop = 0;
    await scrolled;

    await step("does not move the message in view", async () => {
      const messageInView = canvas.getByText(/^Question 11/);
      await userEvent.click(earlier());
      // The list's own position may change meanwhile, for example because a banner above it appears.
      box.parentElement?.style.setProperty("margin-block-start", "40px");
      const before = messageInView.getBoundingClientRect().top;
      await answer();
      await canvas.findByText(/^Question 6/);
      await waitFor(() =>
        expect(Math.abs(messageInView.getBoundingClientRect().top - before)).toBeLessThan(2),
      );
    });

    await step("shows an error, and can retry", async () => {
      earlier().focus();
      await userEvent.keyboard("{Enter}");
      await answer();
      const problem = await canvas.findByText("Earlier messages could not be loaded.");
      await expect(problem).toBeVisible();
      await expect(canvas.getByRole("alert")).toBe(problem);
      await waitFor(() => expect(earlier()).toHaveFocus());
    });

    await step("the last page removes the button, and the focus moves to the list", async () => {
      await userEvent.keyboard("{Enter}");
      await answer();
      await canvas.findByText(/^Question 1:/);
      await expect(canvas.queryByRole("button", { name: /earlier messages/ })).toBeNull();
      await waitFor(() => expect(box).toHaveFocus());
    });
    box.blur();
  },
};

/** Visually hidden text stays inside the scroll area and does not make the page taller. */
export const WordsForScreenReaders: Story = {
  tags: ["!visual"],
  args: {
    children: [
      ...turns(8),
      <MessageListItem key="hidden">
        <VisuallyHidden>Copied</VisuallyHidden>
      </MessageListItem>,
    ],
  },
  play: async ({ canvas }) => {
    const { box, distanceToEnd } = scrollerOf(canvas);
    await waitFor(() => expect(distanceToEnd()).toBeLessThan(2));
    // Safari needs the attribute.
    await expect(within(box).getByRole("list")).toHaveAttribute("role", "list");
    const list = box.parentElement;
    await expect(list?.scrollHeight).toBe(list?.clientHeight);
  },
};

const longAnswer = "Every call is answered on the first ring, at any hour. ".repeat(8);

function AnnouncingList(args: Omit<MessageListProps, "children">) {
  const [state, setState] = useState({ writing: false, answer: "", problem: "" });
  const endWith = (answer: string) => setState({ writing: false, answer, problem: "" });
  return (
    <>
      <MessageList {...args} {...state}>
        {turns(1)}
      </MessageList>
      <div className="flex flex-none flex-wrap gap-3 border-t border-line p-3">
        <Button
          size="sm"
          variant="outline"
          onClick={() => setState({ writing: true, answer: "It is", problem: "" })}
        >
          Begin
        </Button>
        <Button
          size="sm"
          variant="outline"
          onClick={() => setState((last) => ({ ...last, answer: `${last.answer} **$299` }))}
        >
          Go on
        </Button>
        <Button size="sm" variant="outline" onClick={() => endWith("It is **$299 a month**.")}>
          End, short
        </Button>
        <Button size="sm" variant="outline" onClick={() => endWith(longAnswer)}>
          End, long
        </Button>
        <Button
          size="sm"
          variant="outline"
          onClick={() => setState((last) => ({ ...last, problem: "Not sent. The line was cut." }))}
        >
          Fail
        </Button>
        <Button size="sm" variant="outline" onClick={() => endWith("")}>
          Clear
        </Button>
      </div>
    </>
  );
}

/**
 * Announces once that a reply is being written, for a short time the reply, a moment after its end, and each
 * error as soon as it appears, also for a short time.
 */
export const Announces: Story = {
  tags: ["!visual"],
  render: (args) => <AnnouncingList {...args} />,
  play: async ({ canvas }) => {
    const press = (name: string) => userEvent.click(canvas.getByRole("button", { name }));
    const status = canvas.getByRole("status");
    const announces = (text: RegExp) =>
      waitFor(() => expect(status).toHaveTextContent(text), { timeout: 30_000 });
    await expect(status).toBeEmptyDOMElement();
    await press("Begin");
    await expect(status).toHaveTextContent(/^Larkline is writing$/);
    await press("Go on");
    await expect(status).toHaveTextContent(/^Larkline is writing$/);
    await press("End, short");
    // Screen readers drop what is announced while the focus moves, so the reply follows a moment later.
    await expect(status).toBeEmptyDOMElement();
    await announces(/^It is \$299 a month\.$/);
    await press("Begin");
    await press("End, long");
    await announces(/^Every call is answered on the first ring, at any hour\.$/);
    await expect(canvas.queryByRole("alert")).toBeNull();
    // The next person at this device must not find the old answer.
    await press("Clear");
    await expect(status).toBeEmptyDOMElement();
    // A person who reads the page later finds the answer once, in the list.
    await press("Begin");
    await press("End, short");
    await announces(/./);
    await waitFor(() => expect(status).toBeEmptyDOMElement(), { timeout: 30_000 });
    await press("Fail");
    await expect(canvas.getByRole("alert")).toHaveTextContent("Not sent. The line was cut.");
    await expect(canvas.getByRole("button", { name: "Fail" })).toHaveFocus();
    // The message shows the error, so that the alert does not repeat it for a person who reads the page later.
    await waitFor(() => expect(canvas.queryByRole("alert")).toBeNull(), { timeout: 30_000 });
  },
};

/** A list with messages, and an empty list with its own labels. */
export const Matrix: Story = {
  tags: ["!visual"],
  render: () => (
    <>
      <MessageList name="Larkline">{turns(1)}</MessageList>
      <MessageList
        name="Larkline"
        labels={{
          transcript: "Another conversation",
          latest: "Jump to its end",
          earlier: "Show what came before",
          loadingEarlier: "Loading what came before",
          earlierFailed: "What came before could not be loaded.",
          writing: "{name} is writing",
        }}
        empty={<p className="text-ink-muted">Nobody has said anything yet.</p>}
      >
        {[]}
      </MessageList>
    </>
  ),
};

export const Stress: Story = {
  tags: ["!visual"],
  args: {
    children: [
      <MessageListItem key="long">
        <ChatBubble
          from="assistant"
          name="Larkline, the assistant of Harbor Plumbing and Heating"
          text="Averylongwordthathasnospacesatallandgoesonandonandonuntilitreachestheedge"
        />
      </MessageListItem>,
      ...turns(3),
    ],
  },
};
