import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, userEvent, within } from "storybook/test";

import BlogPage, { keptSections } from "../../apps/site/src/pages/blog/blog.page.tsx";
import { AtAddress } from "../../apps/site/src/pages/shared/at-address.tsx";
import { loadWholePages } from "./whole-pages.ts";

await loadWholePages(keptSections);

const meta = {
  title: "Pages/Blog",
  component: BlogPage,
  parameters: { layout: "fullscreen" },
  decorators: [
    (Story, { parameters: { address = "/blog" } }) => (
      <AtAddress address={String(address)}>
        <Story />
      </AtAddress>
    ),
  ],
} satisfies Meta<typeof BlogPage>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The featured article, then the others. */
export const Default: Story = {};

/** Filtered by a topic and a word: no article is featured. */
export const Filtered: Story = {
  // "!visual": the tests run the story, but take no picture of it.
  tags: ["!visual"],
  play: async ({ canvas }) => {
    const topics = within(canvas.getByRole("group", { name: "Topics" }));
    await userEvent.click(topics.getByRole("button", { name: "AI Voice" }));
    await userEvent.type(canvas.getByRole("searchbox"), "LANGUAGES");
    await expect(canvas.getByRole("heading", { name: "Filtered Articles" })).toBeVisible();
    await expect(canvas.getByText("1 article found")).toBeVisible();
    await expect(canvas.getAllByRole("article")).toHaveLength(1);
  },
};

/** Nothing found: the button below the message clears all filters. */
export const Empty: Story = {
  tags: ["!visual"],
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByRole("searchbox"), "carrier pigeons");
    await expect(canvas.getByRole("heading", { name: "No articles found" })).toBeVisible();
    canvas.getByRole("button", { name: "Clear Filters" }).focus();
    await userEvent.keyboard("{Enter}");
    await expect(canvas.getByText("8 articles found")).toBeVisible();
  },
};
