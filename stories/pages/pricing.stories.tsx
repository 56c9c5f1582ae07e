import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, userEvent, waitFor } from "storybook/test";

import PricingPage, { keptSections } from "../../apps/site/src/pages/pricing/pricing.page.tsx";
import { AtAddress } from "../../apps/site/src/pages/shared/at-address.tsx";
import { loadWholePages } from "./whole-pages.ts";

await loadWholePages(keptSections);

const meta = {
  title: "Pages/Pricing",
  component: PricingPage,
  parameters: { layout: "fullscreen" },
  decorators: [
    (Story, { parameters: { address = "/pricing" } }) => (
      <AtAddress address={String(address)}>
        <Story />
      </AtAddress>
    ),
  ],
} satisfies Meta<typeof PricingPage>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The receptionist's plans with monthly billing. */
export const Default: Story = {};

/** Another category with annual billing, selected by pointer, then by keyboard. */
export const CampaignsByTheYear: Story = {
  // "!visual": the tests run the story, but take no picture of it.
  tags: ["!visual"],
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole("tab", { name: "Custom Agents" }));
    await userEvent.keyboard("{ArrowRight}");
    const campaigns = canvas.getByRole("tab", { name: "Outbound Campaigns" });
    await waitFor(() => expect(campaigns).toHaveFocus());
    await userEvent.tab();
    await userEvent.keyboard("{ArrowRight}");
    await expect(canvas.getByRole("radio", { name: /^Annual/ })).toBeChecked();
    const panel = canvas.getByRole("tabpanel", { name: "Outbound Campaigns" });
    await expect(panel).toHaveTextContent("$498 saved a year against monthly");
  },
};

/** `/pricing#custom` selects the category Custom Agents. The assistant's answers contain such links. */
export const AtACategory: Story = {
  tags: ["!visual"],
  parameters: { address: "/pricing#custom" },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("tab", { selected: true })).toHaveTextContent("Custom Agents");
  },
};
