import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, userEvent } from "storybook/test";

import { AtAddress } from "../../apps/site/src/pages/shared/at-address.tsx";
import SupportPage, { keptSections } from "../../apps/site/src/pages/support/support.page.tsx";
import { loadWholePages } from "./whole-pages.ts";

await loadWholePages(keptSections);

const meta = {
  title: "Pages/Support",
  component: SupportPage,
  parameters: { layout: "fullscreen" },
  decorators: [
    (Story, { parameters: { address = "/support" } }) => (
      <AtAddress address={String(address)}>
        <Story />
      </AtAddress>
    ),
  ],
} satisfies Meta<typeof SupportPage>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Ten questions, all closed. */
export const Default: Story = {};

/** A click on a topic's card filters the questions. Pressing the card by keyboard removes the filter. */
export const ByTopic: Story = {
  // "!visual": the tests run the story, but take no picture of it.
  tags: ["!visual"],
  play: async ({ canvas }) => {
    const card = canvas.getByRole("button", { name: /^Integrations .*articles$/ });
    await userEvent.click(card);
    await expect(canvas.getByText("2 questions found")).toBeVisible();
    await userEvent.click(canvas.getByRole("button", { name: "Which tools does it connect to?" }));
    await expect(canvas.getByText(/^100\+ integrations/)).toBeVisible();
    card.focus();
    await userEvent.keyboard(" ");
    await expect(canvas.getByText("10 questions found")).toBeVisible();
  },
};

/** `/support#hours` opens the answer about hours. The assistant's answers contain such links. */
export const AtAnAnswer: Story = {
  tags: ["!visual"],
  parameters: { address: "/support#hours" },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/^They answer 24\/7/)).toBeVisible();
  },
};
