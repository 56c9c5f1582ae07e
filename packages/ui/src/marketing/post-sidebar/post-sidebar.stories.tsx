import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect, fn, userEvent, within } from "storybook/test";

import { Button } from "../../components/button/button.tsx";
import { Link } from "../../foundations/link/link.tsx";
import { PostSidebar } from "./post-sidebar.tsx";
import type { PostSidebarProps } from "./post-sidebar.tsx";

const posts = [
  {
    title: "What a caller does in the 20 seconds after nobody picks up",
    publishedAt: "2026-11-12",
  },
  { title: "Calling a lead back: the first five minutes", publishedAt: "2026-11-05" },
  { title: "Write a greeting that an agent can keep to", publishedAt: "2026-10-28" },
  { title: "What to ask before you book a roofer’s visit", publishedAt: "2026-10-14" },
];

const topics = [
  { id: "ai-voice", name: "AI Voice", count: 2 },
  { id: "outbound-marketing", name: "Outbound Marketing", count: 2 },
  { id: "customer-communications", name: "Customer Communications", count: 1 },
  { id: "industry-insights", name: "Industry Insights", count: 2 },
  { id: "automation", name: "Automation", count: 1 },
];

const meta = {
  title: "Marketing/Post sidebar",
  component: PostSidebar,
  args: {
    posts,
    topics,
    topic: "ai-voice",
    onOpen: fn(),
    onTopicChange: fn(),
    subscribe: {
      title: "Subscribe to Updates",
      text: "One article a week, about calls and what comes of them.",
      action: <Button size="sm">Subscribe</Button>,
    },
  },
  parameters: { layout: "padded" },
  decorators: [
    (Story) => (
      <div className="max-w-80">
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof PostSidebar>;

export default meta;
type Story = StoryObj<typeof meta>;

function Blog(props: PostSidebarProps) {
  const [topic, setTopic] = useState<string | null>(null);
  return (
    <PostSidebar
      {...props}
      topic={topic}
      onTopicChange={(next) => {
        props.onTopicChange(next);
        setTopic(next);
      }}
    />
  );
}

/** The three newest articles, the topics with their counts, and a subscription box. */
export const Default: Story = {
  render: (args) => <Blog {...args} />,
  play: async ({ canvas, args, step }) => {
    await expect(
      canvas.getByRole("complementary", { name: "More from the blog" }),
    ).toBeInTheDocument();
    const recent = within(canvas.getByRole("region", { name: "Recent Posts" }));
    const list = within(canvas.getByRole("region", { name: "Topics" }));
    const voice = list.getByRole("button", { name: "AI Voice 2" });

    await step("three posts with long dates", async () => {
      await expect(recent.getAllByRole("listitem")).toHaveLength(3);
      await expect(recent.getByText("November 12, 2026")).toBeVisible();
    });
    await step("by keyboard: a post opens", async () => {
      await userEvent.tab();
      await expect(recent.getByRole("button", { name: posts[0]?.title })).toHaveFocus();
      await userEvent.keyboard("{Enter}");
      await expect(args.onOpen).toHaveBeenLastCalledWith(posts[0]);
    });
    await step("a topic is selected, and deselected", async () => {
      await userEvent.tab();
      await userEvent.tab();
      await userEvent.tab();
      await expect(voice).toHaveFocus();
      await userEvent.keyboard(" ");
      await expect(voice).toHaveAttribute("aria-pressed", "true");
      await userEvent.keyboard("{Enter}");
      await expect(args.onTopicChange).toHaveBeenLastCalledWith(null);
    });
    await step("a click selects another topic instead", async () => {
      await userEvent.click(list.getByRole("button", { name: "Automation 1" }));
      await expect(args.onTopicChange).toHaveBeenLastCalledWith("automation");
      await userEvent.click(voice);
      await expect(list.getByRole("button", { name: "Automation 1" })).toHaveAttribute(
        "aria-pressed",
        "false",
      );
      voice.blur();
    });
  },
};

export const Playground: Story = { tags: ["!visual"], args: { headingLevel: 2 } };

/** With `href` the articles are links. */
export const Matrix: Story = {
  tags: ["!visual"],
  args: {
    posts: posts.map((post) => ({ ...post, href: "#article" })),
    topic: null,
    subscribe: undefined,
  },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole("link")).toHaveLength(3);
  },
};

/** A click on a post calls `onOpen`, and a separate link leads to its full text. */
export const WithAction: Story = {
  tags: ["!visual"],
  args: {
    posts: posts.map((post) => ({
      ...post,
      action: (
        <Link variant="standalone" href="#full-text" aria-label={`Read the article ${post.title}`}>
          Read the article
        </Link>
      ),
    })),
  },
  play: async ({ canvas, args, step }) => {
    const recent = within(canvas.getByRole("region", { name: "Recent Posts" }));
    const [post] = posts;
    const link = recent.getByRole("link", { name: `Read the article ${post?.title}` });
    await step("each post has a link to its full text", async () => {
      await expect(recent.getAllByRole("link")).toHaveLength(3);
      await expect(link).toHaveAttribute("href", "#full-text");
    });
    await step(
      "the link lies on top of the post's button, and is large enough to press",
      async () => {
        const box = link.getBoundingClientRect();
        await expect(box.height).toBeGreaterThanOrEqual(24);
        await expect(
          document.elementFromPoint(box.left + box.width / 2, box.top + box.height / 2),
        ).toBe(link);
      },
    );
    await step(
      "by keyboard: the post's button comes first and opens it, then the link",
      async () => {
        await userEvent.tab();
        await userEvent.keyboard("{Enter}");
        await expect(args.onOpen).toHaveBeenCalledTimes(1);
        await userEvent.tab();
        await expect(link).toHaveFocus();
        link.blur();
      },
    );
  },
};

/** Without `href` and handler the titles are plain text. */
export const Plain: Story = {
  tags: ["!visual"],
  args: { onOpen: undefined },
  play: async ({ canvas }) => {
    const recent = within(canvas.getByRole("region", { name: "Recent Posts" }));
    await expect(recent.queryByRole("button")).not.toBeInTheDocument();
  },
};

/** Dates and numbers are in the format of the `locale`. */
export const Locale: Story = {
  tags: ["!visual"],
  args: { locale: "de-DE", topics: [{ id: "calls", name: "Anrufe", count: 1490 }], topic: null },
  play: async ({ canvas }) => {
    await expect(canvas.getByText("12. November 2026")).toBeVisible();
    await expect(canvas.getByRole("button", { name: "Anrufe 1.490" })).toBeVisible();
  },
};

/** Long words in a narrow box. */
export const Stress: Story = {
  args: {
    posts: [
      {
        title: "Bereitschaftsdiensttelefonzentralen: who answers on Sundays, and who is woken up",
        publishedAt: "2026-09-30",
      },
    ],
    topics: [{ id: "long", name: "Kundenkommunikationsgewohnheiten abroad", count: 1200 }],
    topic: "long",
    subscribe: {
      title: "Terminvereinbarungsbestätigungen",
      action: <Button size="sm">Send me one article every week, and nothing else</Button>,
    },
  },
  decorators: [
    (Story) => (
      <div className="max-w-60">
        <Story />
      </div>
    ),
  ],
};
