import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, userEvent, within } from "storybook/test";

import { BoardCover } from "../../board/board-cover/board-cover.tsx";
import { PostFeature } from "./post-feature.tsx";
import type { FeaturedPost } from "./post-feature.tsx";

const post: FeaturedPost = {
  title: "What a caller does in the 20 seconds after nobody picks up",
  excerpt:
    "We followed missed calls from four trades. Most people do not leave a message. They dial the next name on the list.",
  category: { name: "AI Voice", tone: "blue" },
  publishedAt: "2026-11-12",
  readingTime: 9,
  tags: ["Missed calls", "Home services", "Voicemail"],
  author: { name: "Dana Ruiz", title: "Call research" },
};

const meta = {
  title: "Marketing/Post feature",
  component: PostFeature,
  args: {
    post,
    cover: <BoardCover seed="twenty-seconds" ratio="wide" tone="blue" />,
    onOpen: fn(),
  },
  parameters: { layout: "padded" },
} satisfies Meta<typeof PostFeature>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The blog's featured article, opened by a handler. */
export const Default: Story = {
  play: async ({ canvas, args, step }) => {
    const article = within(canvas.getByRole("article", { name: post.title }));
    const more = article.getByRole("button", { name: `Read More ${post.title}` });

    await step("title, date, reading time, author", async () => {
      await expect(article.getByRole("heading", { level: 2 })).toHaveTextContent(post.title);
      await expect(article.getByText("November 12, 2026")).toBeVisible();
      await expect(article.getByText("9 min read")).toBeVisible();
      await expect(article.getByText("Dana Ruiz")).toBeVisible();
      await expect(article.getAllByRole("listitem")).toHaveLength(2);
    });
    await step("Enter and a click open the article", async () => {
      await userEvent.tab();
      await expect(more).toHaveFocus();
      await userEvent.keyboard("{Enter}");
      await userEvent.click(more);
      await expect(args.onOpen).toHaveBeenCalledTimes(2);
      more.blur();
    });
  },
};

export const Playground: Story = {
  tags: ["!visual"],
  args: { headingLevel: 2, locale: "en-US" },
};

/** As a link, without cover and author; and with both, on the board. */
export const Matrix: Story = {
  render: (args) => (
    <div className="grid grid-cols-1 gap-12">
      <PostFeature
        {...args}
        post={{ ...post, author: undefined, href: "#twenty-seconds" }}
        cover={undefined}
      />
      <div data-ground="board" className="rounded-stage bg-page p-6 text-ink">
        <PostFeature
          {...args}
          cover={<BoardCover seed="twenty-seconds" ratio="wide" tone="blue" ground="board" />}
        />
      </div>
    </div>
  ),
};

/** Without an author and without a way to open it, there is no line below the tags. */
export const NotOpenable: Story = {
  tags: ["!visual"],
  args: { post: { ...post, author: undefined }, onOpen: undefined },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("list").parentElement?.lastElementChild).toBe(
      canvas.getByRole("list"),
    );
  },
};

/** Long words. */
export const Stress: Story = {
  args: {
    post: {
      ...post,
      title:
        "Bereitschaftsdiensttelefonzentralen: who answers on Sundays, and who is woken up when nobody does",
      category: { name: "Kundenkommunikationsgewohnheiten", tone: "green" },
      tags: ["Terminvereinbarungsbestätigungsschreiben", "After hours"],
      author: {
        name: "Maximiliane von Hohenzollern-Sigmaringen",
        title: "Telecommunications interoperability",
      },
    },
  },
};
