import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, userEvent } from "storybook/test";

import CaseStudiesPage, {
  keptSections,
} from "../../apps/site/src/pages/case-studies/case-studies.page.tsx";
import { AtAddress } from "../../apps/site/src/pages/shared/at-address.tsx";
import { loadWholePages } from "./whole-pages.ts";

await loadWholePages(keptSections);

const meta = {
  title: "Pages/Case studies",
  component: CaseStudiesPage,
  parameters: { layout: "fullscreen" },
  decorators: [
    (Story, { parameters: { address = "/case-studies" } }) => (
      <AtAddress address={String(address)}>
        <Story />
      </AtAddress>
    ),
  ],
} satisfies Meta<typeof CaseStudiesPage>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Two featured case studies in full, and a list of four with chips that filter it. */
export const Default: Story = {};

/**
 * An industry whose only case study is a featured one: the list below the chips is empty and says
 * so.
 */
export const Empty: Story = {
  // "!visual": the tests run the story, but take no picture of it.
  tags: ["!visual"],
  play: async ({ canvas }) => {
    const chip = canvas.getByRole("button", { name: "Law Firms" });
    await userEvent.click(chip);
    await expect(canvas.getByRole("heading", { name: "No case studies found" })).toBeVisible();
    await expect(canvas.getAllByRole("article")).toHaveLength(2);
    chip.focus();
    await userEvent.keyboard("{Enter}");
    await expect(canvas.getAllByRole("article")).toHaveLength(6);
    chip.blur();
  },
};
