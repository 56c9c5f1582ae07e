import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, userEvent, within } from "storybook/test";

import { ArrowUpRightIcon } from "../../foundations/icon/icon.tsx";
import { Link } from "../../foundations/link/link.tsx";
import { LogoGrid } from "./logo-grid.tsx";
import type { LogoGridProps } from "./logo-grid.tsx";

const names = [
  "Salesforce",
  "HubSpot",
  "Dynamics 365",
  "Intercom",
  "Google Calendar",
  "Outlook",
  "Calendly",
  "Slack",
  "Microsoft Teams",
  "Zapier",
  "Make",
  "Airtable",
];

const home = {
  title: "Plugs into what you run on",
  claim: "Over 5,000 integrations, for CRM, calendar, team chat and automation.",
  items: names.map((name) => ({ name })),
  action: (
    <Link
      variant="standalone"
      href="https://docs.larkline.example/integrations"
      trailingIcon={<ArrowUpRightIcon />}
    >
      See all integrations
    </Link>
  ),
} satisfies LogoGridProps;

const crms = ["Salesforce", "HubSpot", "Dynamics 365", "Intercom", "Pipedrive", "Zoho CRM"];

const linked = crms.map((name) => ({
  name,
  href: "https://docs.larkline.example/integrations",
  connected: name === "HubSpot",
}));

const meta = {
  title: "Marketing/Logo grid",
  component: LogoGrid,
  args: home,
  parameters: { layout: "fullscreen" },
} satisfies Meta<typeof LogoGrid>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The twelve integrations of the home page. */
export const Default: Story = {
  play: async ({ canvas }) => {
    const section = canvas.getByRole("region", { name: home.title });
    const tools = within(section).getAllByRole("listitem");
    await expect(tools.map((tool) => tool.textContent)).toEqual(names);
    await expect(canvas.getByRole("link", { name: "See all integrations" })).toBeVisible();
  },
};

export const Playground: Story = { tags: ["!visual"], args: { ground: "page", space: "section" } };

/** Three tools, stacked. */
export const Three: Story = {
  tags: ["!visual"],
  args: {
    title: "Calendars it writes to",
    items: [{ name: "Google Calendar" }, { name: "Outlook" }, { name: "Calendly" }],
  },
  play: async ({ canvas }) => {
    const [first, second, third] = canvas
      .getAllByRole("listitem")
      .map((tool) => tool.getBoundingClientRect());
    await expect([first?.left, third?.left]).toEqual([second?.left, second?.left]);
  },
};

/** Six links: a cord is plugged into the hovered or focused one. */
export const Six: Story = {
  args: { title: "Your CRM is on the board", claim: undefined, ground: "sunk", items: linked },
  play: async ({ canvas }) => {
    const links = canvas.getAllByRole("link");
    await userEvent.tab();
    await userEvent.tab();
    await expect(links[1]).toHaveFocus();
    await expect(links[1]).toHaveAccessibleName("Salesforce");
    await userEvent.hover(links[2] ?? document.body);
    await expect(links[2]).toHaveAccessibleName("HubSpot");
    await userEvent.unhover(links[2] ?? document.body);
  },
};

/** Twelve tools, and six with links, on the board. */
export const Matrix: Story = {
  tags: ["!visual"],
  render: () => (
    <>
      <LogoGrid {...home} ground="board" space="compact" />
      <LogoGrid
        {...home}
        title="Your CRM is on the board"
        items={linked}
        ground="board"
        space="compact"
        action={undefined}
      />
    </>
  ),
};

/** Long names. */
export const Stress: Story = {
  tags: ["!visual"],
  args: {
    title: "Plugs into telecommunications and customer relationship management",
    items: names.map((name) => ({ name: `${name} Kundenbeziehungsmanagement` })),
  },
};
