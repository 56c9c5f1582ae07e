import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, userEvent, within } from "storybook/test";

import { BoardCover } from "../../board/board-cover/board-cover.tsx";
import { Grid } from "../../layout/grid/grid.tsx";
import { PostCard } from "./post-card.tsx";
import type { PostSummary } from "./post-card.tsx";

const posts = [
  {
    title: "What a caller does in the 20 seconds after nobody picks up",
    excerpt:
      "We followed missed calls from four trades. Most people do not leave a message. They dial the next name on the list.",
    category: { name: "AI Voice", tone: "blue" },
    publishedAt: "2026-11-12",
    readingTime: 9,
    tags: ["Missed calls", "Home services", "Voicemail"],
  },
  {
    title: "Calling a lead back: the first five minutes",
    excerpt: "What to ask first, and when to stop asking.",
    category: { name: "Outbound Marketing", tone: "plum" },
    publishedAt: "2026-11-05",
    readingTime: 6,
    tags: ["Lead response", "Scripts"],
  },
  {
    title: "Write a greeting that an agent can keep to",
    excerpt: "A template, and five that failed.",
    category: { name: "Automation", tone: "green" },
    publishedAt: "2026-10-28",
    readingTime: 4,
    tags: ["Greetings", "Scripts"],
  },
] as const satisfies readonly PostSummary[];
const [first, lead, greeting] = posts;

const meta = {
  title: "Marketing/Post card",
  component: PostCard,
  args: {
    post: lead,
    cover: <BoardCover seed="calling-a-lead-back" tone="plum" />,
    onOpen: fn(),
  },
  parameters: { layout: "padded" },
} satisfies Meta<typeof PostCard>;

export default meta;
type Story = StoryObj<typeof meta>;

/** With a handler, called by a click anywhere on the card. */
export const Default: Story = {
  tags: ["!visual"],
  decorators: [
    (Story) => (
      <div className="max-w-90">
        <Story />
      </div>
    ),
  ],
  play: async ({ canvas, args, step }) => {
    const article = within(canvas.getByRole("article", { name: lead.title }));
    const more = article.getByRole("button", { name: `Read More ${lead.title}` });

    await step("shows the date in full, the reading time and two tags", async () => {
      await expect(article.getByText("November 5, 2026")).toHaveAttribute("datetime", "2026-11-05");
      await expect(article.getByText("6 min read")).toBeVisible();
      await expect(article.getAllByRole("listitem")).toHaveLength(2);
    });
    await step("the only button opens the article by Enter and Space", async () => {
      await expect(article.getAllByRole("button")).toHaveLength(1);
      await userEvent.tab();
      await expect(more).toHaveFocus();
      await userEvent.keyboard("{Enter}");
      await userEvent.keyboard(" ");
      await expect(args.onOpen).toHaveBeenCalledTimes(2);
    });
    await step("a click opens the article, and the button covers the whole card", async () => {
      await userEvent.click(more);
      await expect(args.onOpen).toHaveBeenCalledTimes(3);
      const box = canvas.getByRole("article").getBoundingClientRect();
      await expect(document.elementFromPoint(box.left + 4, box.top + 4)).toBe(more);
      more.blur();
    });
    await step("a click on the title itself opens the article", async () => {
      await userEvent.click(article.getByText(lead.title));
      await expect(args.onOpen).toHaveBeenCalledTimes(4);
      more.blur();
    });
  },
};

export const Playground: Story = {
  tags: ["!visual"],
  args: { variant: "stacked", headingLevel: 3, locale: "en-US" },
};

/** With `href` the control that covers the card is a link. */
export const Linked: Story = {
  tags: ["!visual"],
  args: { post: { ...lead, href: "#calling-a-lead-back" }, onOpen: undefined },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("link", { name: /^Read More Calling/ })).toHaveAttribute(
      "href",
      "#calling-a-lead-back",
    );
  },
};

/** A click on the card calls `onOpen`, and a separate link leads to the full text. */
export const WithFullText: Story = {
  tags: ["!visual"],
  args: { post: { ...lead, fullTextHref: "#whole-text" } },
  play: async ({ canvas, args }) => {
    const link = canvas.getByRole("link", { name: `Read the article ${lead.title}` });
    await expect(link).toHaveAttribute("href", "#whole-text");
    await userEvent.tab();
    await expect(link).toHaveFocus();
    const box = link.getBoundingClientRect();
    await expect(
      document.elementFromPoint(box.left + box.width / 2, box.top + box.height / 2),
    ).toBe(link);
    await userEvent.click(canvas.getByRole("button", { name: /^Read More/ }));
    await expect(args.onOpen).toHaveBeenCalledTimes(1);
  },
};

const covers = [
  <BoardCover key="a" seed="twenty-seconds" tone="blue" />,
  <BoardCover key="b" seed="calling-a-lead-back" tone="plum" />,
  <BoardCover key="c" seed="write-a-greeting" tone="green" />,
];

/** Three cards in a grid. Dates, titles, excerpts and tags of a row begin on the same lines. */
export const InGrid: Story = {
  render: (args) => (
    <Grid columns={3} className="gap-y-12">
      {posts.map((post, index) => (
        <PostCard key={post.title} {...args} post={post} cover={covers[index]} />
      ))}
    </Grid>
  ),
  play: async ({ canvasElement }) => {
    const [card, neighbor] = canvasElement.querySelectorAll("article");
    for (const part of ["time", "h3", "[data-slot=text]", "ul"]) {
      const [own, other] = [card, neighbor].map((each) =>
        each?.querySelector(part)?.getBoundingClientRect(),
      );
      // In one column the second card is below the first.
      if (own && other && own.left !== other.left)
        await expect(Math.abs(own.top - other.top)).toBeLessThan(1);
    }
  },
};

/** As a row with a square cover, without a cover, without link and handler; and on the board. */
export const Matrix: Story = {
  render: (args) => (
    <div className="grid max-w-160 grid-cols-1 gap-12">
      <PostCard
        {...args}
        variant="row"
        cover={<BoardCover seed="calling-a-lead-back" ratio="square" tone="plum" />}
      />
      <PostCard {...args} post={greeting} cover={undefined} />
      <PostCard {...args} post={greeting} cover={undefined} onOpen={undefined} />
      <div data-ground="board" className="rounded-panel bg-page p-6 text-ink">
        <PostCard
          {...args}
          post={first}
          variant="row"
          cover={<BoardCover seed="twenty-seconds" ratio="square" tone="blue" />}
        />
      </div>
    </div>
  ),
};

/** Long words in a narrow box. */
export const Stress: Story = {
  args: {
    post: {
      title:
        "Bereitschaftsdiensttelefonzentralen: who answers on Sundays, and who is woken up when nobody does",
      excerpt:
        "A long account of a night shift, with every call that came in, what was asked, what was promised, and what had been done about it by the morning.",
      category: { name: "Kundenkommunikationsgewohnheiten", tone: "green" },
      publishedAt: "2026-09-30",
      readingTime: 1,
      tags: ["Terminvereinbarungsbestätigungsschreiben", "After hours", "Never shown"],
    },
    cover: <BoardCover seed="stress" />,
  },
  decorators: [
    (Story) => (
      <div className="max-w-72">
        <Story />
      </div>
    ),
  ],
};
