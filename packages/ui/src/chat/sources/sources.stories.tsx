import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, userEvent, within } from "storybook/test";

import { Sources } from "./sources.tsx";

const pricing = { title: "Pricing", href: "/pricing" };
const receptionist = {
  title: "AI receptionist",
  section: "How it works",
  href: "/products/ai-receptionist#how-it-works",
};

const meta = {
  title: "Chat/Sources",
  component: Sources,
  args: { sources: [pricing, receptionist] },
} satisfies Meta<typeof Sources>;

export default meta;
type Story = StoryObj<typeof meta>;

/** A page, and a section of another page. */
export const Default: Story = {
  args: { onClick: fn((event) => event.preventDefault()) },
  play: async ({ canvas, args }) => {
    const list = canvas.getByRole("list", { name: "Sources:" });
    // Safari needs the attribute.
    await expect(list).toHaveAttribute("role", "list");
    const page = within(list).getByRole("link", { name: "Pricing" });
    const section = within(list).getByRole("link", { name: "AI receptionist, How it works" });
    await expect(section).toHaveAttribute("href", "/products/ai-receptionist#how-it-works");
    await userEvent.tab();
    await expect(page).toHaveFocus();
    await userEvent.tab();
    await expect(section).toHaveFocus();
    await userEvent.keyboard("{Enter}");
    await userEvent.click(page);
    await expect(args.onClick).toHaveBeenCalledTimes(2);
    page.blur();
  },
};

export const Playground: Story = { tags: ["!visual"] };

/** The label of a single source is "Source:" instead of "Sources:". */
export const One: Story = {
  tags: ["!visual"],
  args: { sources: [pricing] },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("list", { name: "Source:" })).toBeVisible();
  },
};

/** Only pages of this site are shown. */
export const Untrusted: Story = {
  tags: ["!visual"],
  args: {
    sources: [
      { title: "A script", href: "javascript:alert(1)" },
      { title: "Another site", href: "https://example.com" },
      pricing,
    ],
  },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole("link")).toHaveLength(1);
  },
};

/** An answer that cites the same page twice. */
export const SamePage: Story = {
  tags: ["!visual"],
  args: { sources: [pricing, { ...pricing, section: "Plans" }] },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("link", { name: "Pricing" })).toBeVisible();
    await expect(canvas.getByRole("link", { name: "Pricing, Plans" })).toBeVisible();
  },
};

export const Matrix: Story = {
  render: () => (
    <div className="flex flex-col gap-6">
      <Sources sources={[pricing]} />
      <Sources sources={[receptionist]} />
      <Sources sources={[pricing, receptionist]} />
      <div data-ground="board" className="bg-page p-4 text-ink">
        <Sources sources={[pricing, receptionist]} />
      </div>
    </div>
  ),
};

export const Stress: Story = {
  args: {
    sources: [
      {
        title: "Pricing, plans and what all of them include",
        section: "What happens with calls that go over the number that a plan holds",
        href: "/pricing#overage",
      },
      receptionist,
      { title: "Averylongnamewithoutanyspacesthatgoesonuntilitreachestheedge", href: "/docs" },
      pricing,
    ],
  },
};
