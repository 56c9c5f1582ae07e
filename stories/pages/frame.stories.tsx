import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, userEvent, within } from "storybook/test";

import NotFoundPage from "../../apps/site/src/pages/not-found/not-found.page.tsx";
import { AtAddress } from "../../apps/site/src/pages/shared/at-address.tsx";
import { Footer } from "../../apps/site/src/shell/footer.tsx";
import { Header } from "../../apps/site/src/shell/header.tsx";

const meta = {
  title: "Pages/Frame",
  parameters: { layout: "fullscreen" },
  decorators: [
    (Story) => (
      <AtAddress address="/industries/mortgage">
        <Story />
      </AtAddress>
    ),
  ],
} satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

/** Promo bar, header and footer around the page for unknown URLs (status 404). */
export const NotFound: Story = {
  // The footer's theme switch applies the theme in `localStorage`, so the story's theme is stored there.
  beforeEach: () => {
    localStorage.setItem("theme", document.documentElement.dataset["theme"] ?? "system");
    return () => localStorage.removeItem("theme");
  },
  render: () => (
    <>
      <Header />
      <main>
        <NotFoundPage />
      </main>
      <Footer />
    </>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("heading", { level: 1 })).toBeVisible();
    const footer = within(canvas.getByRole("contentinfo"));
    await expect(footer.getByText("All Systems Operational")).toBeVisible();
    await expect(footer.getAllByRole("list")).toHaveLength(4);
  },
};

/** On an industry's page, the header marks the group “Industries” and the page's own link as current. */
export const Below: Story = {
  // "!visual": the tests run the story, but take no picture of it.
  tags: ["!visual"],
  render: () => <Header />,
  play: async ({ canvas }) => {
    // On a phone the groups are in the mobile menu.
    if (canvas.queryByRole("button", { name: "Open menu" })) return;
    const groups = within(canvas.getByRole("navigation", { name: "Main" }));
    const industries = groups.getByRole("button", { name: "Industries" });
    await expect(industries).toHaveAttribute("aria-current", "true");
    await userEvent.click(industries);
    const current = await groups.findByRole("link", { name: /^Mortgage/ });
    await expect(current).toHaveAttribute("aria-current", "page");
    await userEvent.keyboard("{Escape}");
  },
};
