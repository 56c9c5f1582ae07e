import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, within } from "storybook/test";

import NoShows from "../../apps/site/src/pages/blog/no-shows.page.tsx";
import SpanishAtNight from "../../apps/site/src/pages/blog/spanish-at-night.page.tsx";

const meta = {
  title: "Pages/Articles",
  parameters: { layout: "fullscreen" },
} satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

/** `/blog/no-shows`: an article with a call, a table and figures. */
export const Default: Story = {
  render: () => <NoShows />,
  play: async ({ canvas }) => {
    const article = within(canvas.getByRole("article", { name: "A reminder that people answer" }));
    await expect(
      article.getByRole("table", { name: "What each reminder is good for" }),
    ).toBeVisible();
    await expect(article.getByRole("figure", { name: /^Twenty seconds/ })).toBeVisible();
    const others = within(canvas.getByRole("region", { name: "Read on" }));
    await expect(others.getAllByRole("article")).toHaveLength(3);
  },
};

/** `/blog/spanish-at-night`: speech and calls in another language. */
export const TwoLanguages: Story = {
  // "!visual": the tests run the story, but take no picture of it.
  tags: ["!visual"],
  render: () => <SpanishAtNight />,
};
