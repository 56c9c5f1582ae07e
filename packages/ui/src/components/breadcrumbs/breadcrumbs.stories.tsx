import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, userEvent, within } from "storybook/test";

import { press } from "../../../testing/press.ts";
import { LinkProvider } from "../../foundations/link/link.tsx";
import type { AnchorProps } from "../../foundations/link/link.tsx";
import { Breadcrumbs } from "./breadcrumbs.tsx";

const meta = {
  title: "Components/Breadcrumbs",
  component: Breadcrumbs,
  args: {
    items: [
      { label: "Home", href: "#home" },
      { label: "Industries", href: "#industries" },
    ],
    current: "Home Services",
  },
  parameters: { layout: "padded" },
} satisfies Meta<typeof Breadcrumbs>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The ancestor pages are links; the current page has the lit lamp. */
export const Default: Story = {
  play: async ({ canvas }) => {
    const navigation = canvas.getByRole("navigation", { name: "Breadcrumbs" });
    await expect(within(navigation).getAllByRole("listitem")).toHaveLength(3);
    const home = within(navigation).getByRole("link", { name: "Home" });
    const industries = within(navigation).getByRole("link", { name: "Industries" });
    await userEvent.tab();
    await expect(home).toHaveFocus();
    await userEvent.tab();
    await expect(industries).toHaveFocus();
    await expect(industries).toHaveAttribute("href", "#industries");
    await expect(canvas.queryByRole("link", { name: "Home Services" })).toBeNull();
    await expect(navigation.querySelector("[aria-current=page]")).toHaveTextContent(
      "Home Services",
    );
    industries.blur();
  },
};

export const Playground: Story = {
  tags: ["!visual"],
  args: { label: "Breadcrumbs" },
};

const followHandler = fn();

/** Simulates an application's router link, which handles the click instead of the browser. */
function RouterLink({ href, ...props }: AnchorProps) {
  return (
    <a
      {...props}
      href={href}
      onClick={(event) => {
        event.preventDefault();
        followHandler(href);
      }}
    >
      {props.children}
    </a>
  );
}

/** The links are rendered by the application's own component, which handles Enter and clicks. */
export const Followed: Story = {
  tags: ["!visual"],
  render: (args) => (
    <LinkProvider component={RouterLink}>
      <Breadcrumbs {...args} />
    </LinkProvider>
  ),
  beforeEach: () => {
    followHandler.mockClear();
  },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole("link", { name: "Industries" }));
    await expect(followHandler).toHaveBeenLastCalledWith("#industries");
    await userEvent.tab({ shift: true });
    await userEvent.keyboard("{Enter}");
    await expect(followHandler).toHaveBeenLastCalledWith("#home");
  },
};

/** With many ancestors, the first one and the last ones are shown; the others are in a native disclosure. */
export const Overflow: Story = {
  args: {
    items: [
      { label: "Home", href: "#home" },
      { label: "Resources", href: "#resources" },
      { label: "Guides", href: "#guides" },
      { label: "After-hours calls", href: "#after-hours" },
      { label: "Plumbing", href: "#plumbing" },
    ],
    current: "Burst pipes",
    maxItems: 3,
  },
  decorators: [
    (Story) => (
      <div className="min-h-40">
        <Story />
      </div>
    ),
  ],
  play: async ({ canvas, step }) => {
    const more = canvas.getByText("…").closest("summary");
    if (!more) throw new Error("The breadcrumbs have no disclosure.");
    await expect(more).toHaveAccessibleName("Show 2 more");
    await expect(canvas.getByText("Guides")).not.toBeVisible();
    await step("Enter shows the collapsed pages; Tab moves through them", async () => {
      await press("{Tab}{Tab}");
      await expect(more).toHaveFocus();
      await press("{Enter}{Tab}");
      await expect(canvas.getByRole("link", { name: "Resources" })).toHaveFocus();
      await press("{Tab}");
      await expect(canvas.getByRole("link", { name: "Guides" })).toHaveFocus();
    });
  },
};

/** The list of collapsed pages is above what follows on the page, even if that is positioned. */
export const OverflowAbovePage: Story = {
  tags: ["!visual"],
  args: { ...Overflow.args },
  render: (args) => (
    <>
      <Breadcrumbs {...args} />
      <p className="relative min-h-40 bg-sunk">Turn off the water first.</p>
    </>
  ),
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByText("…"));
    const guides = canvas.getByRole("link", { name: "Guides" });
    const { left, top, width, height } = guides.getBoundingClientRect();
    await expect(document.elementFromPoint(left + width / 2, top + height / 2)).toBe(guides);
  },
};

/** In a narrow window the list of collapsed pages begins at the row's start, so that all of it is visible. */
export const OverflowNarrow: Story = {
  tags: ["!visual"],
  args: {
    items: [
      { label: "Home Services", href: "#home-services" },
      { label: "Heating and air conditioning", href: "#heating" },
      { label: "Emergency repair in winter", href: "#emergency" },
      { label: "Boilers", href: "#boilers" },
      { label: "Gas", href: "#gas" },
    ],
    current: "No hot water",
    maxItems: 3,
  },
  decorators: [
    (Story) => (
      <div className="min-h-60">
        <Story />
      </div>
    ),
  ],
  parameters: {
    viewport: {
      options: {
        narrow: { name: "320 × 480, narrow", styles: { width: "320px", height: "480px" } },
      },
    },
  },
  globals: { viewport: { value: "narrow" } },
  play: async ({ canvas }) => {
    await expect(innerWidth).toBe(320);
    await userEvent.click(canvas.getByText("…"));
    const list = canvas.getByRole("link", { name: "Heating and air conditioning" }).closest("ol");
    const row = list?.parentElement?.closest("ol");
    const button = list?.parentElement?.querySelector("summary");
    if (!list || !row || !button) throw new Error("The breadcrumbs have no disclosure.");
    const { left, right, top } = list.getBoundingClientRect();
    await expect(left).toBeGreaterThanOrEqual(row.getBoundingClientRect().left);
    await expect(right).toBeLessThanOrEqual(row.getBoundingClientRect().right);
    // Below its button, also if the row continues on further lines.
    await expect(top).toBe(button.getBoundingClientRect().bottom + 4);
  },
};

/**
 * For a page whose name is shown next to the breadcrumbs, as a hero's kicker: in the breadcrumbs the name is
 * visually hidden.
 */
export const CurrentHidden: Story = {
  tags: ["!visual"],
  args: { currentHidden: true },
  play: async ({ canvas }) => {
    const navigation = canvas.getByRole("navigation", { name: "Breadcrumbs" });
    await expect(navigation.querySelector("[aria-current=page]")).toHaveTextContent(
      "Home Services",
    );
    await expect(within(navigation).getAllByRole("listitem")).toHaveLength(3);
    await expect(navigation.querySelector("[data-slot=lamp]")).toBeNull();
  },
};

/** With one, two and three ancestor pages; on the page, on a panel and on the board. */
export const Matrix: Story = {
  render: () => {
    const pages = [
      { label: "Home", href: "#home" },
      { label: "Resources", href: "#resources" },
      { label: "Blog", href: "#blog" },
    ];
    return (
      <div className="grid grid-cols-1 gap-4">
        <Breadcrumbs label="One above" items={pages.slice(0, 1)} current="Pricing" />
        <Breadcrumbs label="Two above" items={pages.slice(0, 2)} current="Case studies" />
        <Breadcrumbs label="Three above" items={pages} current="Calls at 2 AM" />
        <div className="rounded-panel bg-surface p-4">
          <Breadcrumbs label="On a panel" items={pages.slice(0, 2)} current="Support" />
        </div>
        <div data-ground="board" className="rounded-panel bg-page p-4 text-ink">
          <Breadcrumbs label="On the board" items={pages.slice(0, 2)} current="Blog" />
        </div>
      </div>
    );
  },
};

/** In right-to-left text the first entry is on the right. */
export const RightToLeft: Story = {
  args: {
    dir: "rtl",
    lang: "ar",
    label: "مسار التنقل",
    items: [
      { label: "الرئيسية", href: "#home" },
      { label: "القطاعات", href: "#industries" },
    ],
    current: "العقارات",
  },
  // A page from left to right would scroll to what is clipped at the right; the kit's `body` clips it.
  decorators: [
    (Story) => (
      <div className="overflow-x-clip px-3">
        <Story />
      </div>
    ),
  ],
  play: async ({ canvas }) => {
    const [home, industries] = canvas.getAllByRole("link");
    await expect(home?.getBoundingClientRect().left).toBeGreaterThan(
      industries?.getBoundingClientRect().right ?? Number.POSITIVE_INFINITY,
    );
  },
};

/** Entries with long names, in a narrow box. */
export const Stress: Story = {
  args: {
    items: [
      { label: "Home", href: "#home" },
      { label: "Articles about calls that come in after hours", href: "#after-hours" },
      { label: "Rechtsschutzversicherungsgesellschaften", href: "#insurance" },
    ],
    current: "What to say to somebody who has water coming through the kitchen ceiling at 2 AM",
  },
  render: (args) => (
    <div className="max-w-72">
      <Breadcrumbs {...args} />
    </div>
  ),
  play: async ({ canvas }) => {
    const list = canvas.getByRole("list");
    // The list is clipped 8 px before its entries.
    await expect(getComputedStyle(list).clipPath).toContain("-8px");
    for (const entry of canvas.getAllByRole("listitem").slice(1)) {
      const { left } = entry.getBoundingClientRect();
      await expect(left).toBe(list.getBoundingClientRect().left);
      // The hairline begins 28 px before its entry and ends 12 px before it, so that it is clipped.
      const hairline = getComputedStyle(entry, "::before");
      await expect(hairline.marginInlineStart).toBe("-28px");
      await expect(hairline.width).toBe("16px");
    }
  },
};
