import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, userEvent, within } from "storybook/test";

import { BoardCover } from "../../board/board-cover/board-cover.tsx";
import { CallExcerpt } from "../../board/call-excerpt/call-excerpt.tsx";
import { Breadcrumbs } from "../../components/breadcrumbs/breadcrumbs.tsx";
import { Article } from "./article.tsx";
import type { ArticlePost } from "./article.tsx";

const post: ArticlePost = {
  title: "What a caller does in the 20 seconds after nobody picks up",
  excerpt:
    "We followed missed calls from four trades. Most people do not leave a message. They dial the next name on the list.",
  category: { name: "AI Voice", tone: "blue" },
  publishedAt: "2026-11-12",
  readingTime: 9,
  tags: ["Missed calls", "Home services"],
  author: { name: "Dana Ruiz", title: "Call research" },
};

const cover = <BoardCover seed="twenty-seconds" ratio="banner" tone="blue" />;

const trail = (
  <Breadcrumbs
    items={[
      { label: "Home", href: "#home" },
      { label: "Blog", href: "#blog" },
    ]}
    current={post.title}
  />
);

const parts = [
  { id: "four-rings", title: "Four rings" },
  { id: "the-message", title: "The message that nobody leaves" },
  { id: "what-to-say", title: "What to say when you call back" },
];

const text = (
  <>
    <p>
      A caller with water on the floor waits for four rings. Then comes the machine, and the thumb
      is already on the next number.
    </p>
    <h2 id="four-rings">Four rings</h2>
    <p>
      On an American line, a ring is two seconds of sound and four of silence. Four of them are
      longer than it takes to find another plumber, which is what most people do with the time.
    </p>
    <ul>
      <li>Say who picked up, and that somebody can help.</li>
      <li>Ask for the one thing that decides: the address, for a van.</li>
    </ul>
    <h2 id="the-message">The message that nobody leaves</h2>
    <p>
      A voicemail asks a person in a hurry to explain everything to nobody. So they hang up before
      the tone, and the list of messages in the morning looks better than the night was.
    </p>
    <CallExcerpt
      caption="The same call, answered"
      moments={[
        { speaker: "Caller", text: "There’s water coming through my kitchen ceiling." },
        {
          speaker: "Agent",
          text: "Let’s stop it first. Is the main valve under the sink?",
          done: "marks the call urgent",
        },
      ]}
    />
    <p>Two sentences later the valve was shut.</p>
    <h2 id="what-to-say">What to say when you call back</h2>
    <blockquote>
      <p>You called us at lunch about the water heater. Is it still leaking?</p>
      <footer>An opening that needs no explanation</footer>
    </blockquote>
    <p>
      It is better than “How can I help?”, because it shows that the first call was noticed. See{" "}
      <a href="#plans">the plans</a> for what such a call costs.
    </p>
  </>
);

const meta = {
  title: "Marketing/Article",
  component: Article,
  args: { post, trail, cover, parts, children: text },
  argTypes: { children: { control: false }, cover: { control: false }, trail: { control: false } },
  parameters: { layout: "fullscreen" },
} satisfies Meta<typeof Article>;

export default meta;
type Story = StoryObj<typeof meta>;

/** An article with its table of contents beside it. */
export const Default: Story = {
  play: async ({ canvas, step }) => {
    const article = within(canvas.getByRole("article", { name: post.title }));
    await step("title, author, date, reading time", async () => {
      await expect(article.getByRole("heading", { level: 1 })).toHaveTextContent(post.title);
      await expect(article.getByText("Dana Ruiz")).toBeVisible();
      await expect(article.getByText("November 12, 2026")).toHaveAttribute(
        "datetime",
        "2026-11-12",
      );
      await expect(article.getByText("9 min read")).toBeVisible();
    });
    await step("the lines of text are at most 30 em long, about 68 characters", async () => {
      const paragraph = article.getByText(/^On an American line/);
      const em = Number.parseFloat(getComputedStyle(paragraph).fontSize);
      await expect(paragraph.getBoundingClientRect().width).toBeLessThanOrEqual(30 * em);
    });
    await step("Tab reaches the breadcrumbs, then the table of contents", async () => {
      const contents = within(article.getByRole("navigation", { name: "In this article" }));
      await expect(contents.getAllByRole("link").map((link) => link.textContent)).toEqual(
        parts.map(({ title }) => title),
      );
      for (const link of ["Home", "Blog", ...parts.map(({ title }) => title)]) {
        await userEvent.tab();
        await expect(article.getByRole("link", { name: link })).toHaveFocus();
      }
    });
  },
};

/** On a phone the cover is smaller, but as a whole. */
export const OnPhone: Story = {
  tags: ["!visual"],
  globals: { viewport: { value: "w390" } },
  play: async ({ canvasElement }) => {
    const picture = canvasElement.querySelector<SVGSVGElement>("[data-slot=board-cover]");
    const { width = 0, height = 0 } = picture?.getBoundingClientRect() ?? {};
    const drawing = picture?.viewBox.baseVal;
    await expect(
      Math.abs(((drawing?.height ?? 0) * width) / (drawing?.width ?? 1) - height),
    ).toBeLessThan(1);
  },
};

export const Playground: Story = { tags: ["!visual"], args: { locale: "en-US" } };

/** Without breadcrumbs, cover, table of contents and author's title. */
export const Plain: Story = {
  args: {
    post: { ...post, author: { name: "Dana Ruiz" } },
    trail: undefined,
    cover: undefined,
    parts: undefined,
  },
};

/** In another language, with the date in its format. */
export const German: Story = {
  tags: ["!visual"],
  args: {
    locale: "de-DE",
    post: {
      ...post,
      title: "Was Anrufer tun, wenn zwanzig Sekunden lang niemand abnimmt",
      excerpt:
        "Die wenigsten hinterlassen eine Nachricht. Sie wählen den nächsten Namen der Liste.",
    },
    labels: { contents: "In diesem Artikel" },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText("12. November 2026")).toBeVisible();
    await expect(canvas.getByRole("navigation", { name: "In diesem Artikel" })).toBeVisible();
  },
};

/** With and without a cover, on the page and on the board. */
export const Matrix: Story = {
  tags: ["!visual"],
  render: (args) => (
    <div className="grid grid-cols-1 gap-6">
      <Article {...args} trail={undefined} parts={undefined} />
      <div data-ground="board" className="bg-page">
        <Article
          {...args}
          post={{ ...post, title: "A short one" }}
          cover={undefined}
          trail={undefined}
        >
          <p>The phone rang twice, and somebody picked up.</p>
        </Article>
      </div>
    </div>
  ),
};

/** Long words, and an author with a long name. */
export const Stress: Story = {
  args: {
    post: {
      ...post,
      title:
        "Bereitschaftsdiensttelefonzentralen: who answers on Sundays, and who is woken up when nobody does",
      category: { name: "Kundenkommunikationsgewohnheiten", tone: "green" },
      author: {
        name: "Maximiliane Freifrau von Hohenstein-Wittelsbach",
        title: "Leiterin der Rufbereitschaftsdienstkoordination",
      },
    },
    parts: [{ id: "four-rings", title: "Rufbereitschaftsdienstkoordinationsstelle" }],
  },
};
