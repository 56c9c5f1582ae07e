import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, userEvent, waitFor } from "storybook/test";

import { LogoMark } from "./logo-mark.tsx";
import type { LogoDrawing } from "./logo-mark.tsx";

// Logos of fictional customers, drawn for these stories.
const harbor: LogoDrawing = {
  width: 24,
  height: 24,
  path: "M12 0a4 4 0 0 1 1.5 7.7V10H17v3h-3.5v7.7c3.4-.6 6-3 6.7-6.2l-2.2.5 4-5 2 6-1.9-.6C21.2 20.5 17 24 12 24S2.8 20.5 1.9 15.4L0 16l2-6 4 5-2.2-.5c.7 3.2 3.3 5.6 6.7 6.2V13H7v-3h3.5V7.7A4 4 0 0 1 12 0Zm0 2.5a1.5 1.5 0 1 0 0 3 1.5 1.5 0 0 0 0-3Z",
};
const ruiz: LogoDrawing = {
  width: 48,
  height: 16,
  path: "M0 0h10a6 6 0 0 1 2 11l4 5h-6l-3-4.5H5V16H0Zm5 4v3.5h4a1.75 1.75 0 0 0 0-3.5ZM20 0h28v4.5L33 11.5h15V16H20v-4.5L35 4.5H20Z",
};
const tower: LogoDrawing = {
  width: 12,
  height: 30,
  path: "M0 30V8l12-8v30H8v-6H4v6Zm3-19v3h2v-3Zm4 0v3h2v-3ZM3 17v3h2v-3Zm4 0v3h2v-3Z",
};

const meta = {
  title: "Media/Logo mark",
  component: LogoMark,
  args: { name: "Harbor Plumbing", drawing: harbor },
  argTypes: { drawing: { control: false } },
} satisfies Meta<typeof LogoMark>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The name is always shown as text. */
export const Default: Story = {
  render: (args) => (
    <div className="max-w-72">
      <LogoMark {...args} />
    </div>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByText("Harbor Plumbing")).toBeVisible();
    await expect(canvas.queryByRole("link")).toBeNull();
  },
};

export const Playground: Story = { tags: ["!visual"], args: { jack: "empty" } };

/** A link: the jack is plugged on hover and focus. */
export const Linked: Story = {
  args: { href: "#harbor-plumbing" },
  render: (args) => (
    <div className="max-w-72">
      <LogoMark {...args} />
    </div>
  ),
  play: async ({ canvas, step }) => {
    const link = canvas.getByRole("link", { name: "Harbor Plumbing" });
    const followed: string[] = [];
    const follow = (event: MouseEvent) => {
      // A jump would change the URL of the page that runs the test.
      event.preventDefault();
      if (event.currentTarget instanceof HTMLAnchorElement) followed.push(event.currentTarget.hash);
    };
    link.addEventListener("click", follow);
    await step("Tab moves to the link, Enter follows it", async () => {
      await userEvent.tab();
      await expect(link).toHaveFocus();
      await userEvent.keyboard("{Enter}");
    });
    await step("a click on the logo follows the link", async () => {
      await userEvent.click(link);
      await expect(followed).toEqual(["#harbor-plumbing", "#harbor-plumbing"]);
    });
    link.removeEventListener("click", follow);
  },
};

const tools = [
  "Salesforce",
  "HubSpot",
  "Dynamics 365",
  "Google Calendar",
  "Outlook",
  "Calendly",
  "Slack",
  "Microsoft Teams",
  "Zapier",
];

/** Tools without a logo: only their names. */
export const Wordmarks: Story = {
  render: () => (
    <ul className="grid w-[56rem] max-w-full grid-cols-1 border-s border-t border-line sm:grid-cols-3">
      {tools.map((name) => (
        <li key={name} className="min-w-0 border-e border-b border-line px-5 py-6">
          <LogoMark name={name} jack={name === "Google Calendar" ? "plugged" : "empty"} />
        </li>
      ))}
    </ul>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole("listitem")).toHaveLength(9);
  },
};

/** The customers' logos as symbols of a sprite, which the browser loads once for all pages. */
export const Symbols: Story = {
  render: () => (
    <div className="grid max-w-72 grid-cols-1 gap-3">
      {[
        ["Harbor Plumbing", "harbor"],
        ["Ruiz Roofing", "ruiz"],
        ["Alder Street Homes", "tower"],
      ].map(([name = "", id]) => (
        <LogoMark key={id} name={name} symbol={`/samples/logos.svg#${id}`} />
      ))}
    </div>
  ),
  play: async ({ canvasElement }) => {
    await waitFor(async () => {
      for (const symbol of canvasElement.querySelectorAll("use"))
        await expect(symbol.getBBox().width).toBeGreaterThan(0);
    });
  },
};

const customers = [
  ["Harbor Plumbing", harbor],
  ["Ruiz Roofing", ruiz],
  ["Alder Street Homes", tower],
  ["Marlow & Finch", undefined],
] as const;

/**
 * Square, wide and tall logos at equal optical size, and a name alone; with each jack, on the page
 * and on the board.
 */
export const Matrix: Story = {
  render: () => (
    <div className="grid gap-4">
      {(["page", "board"] as const).map((ground) => (
        <div
          key={ground}
          data-ground={ground}
          className="grid gap-x-10 gap-y-4 rounded-panel bg-page p-5 sm:grid-cols-3"
        >
          {(["empty", "plugged", "none"] as const).map((jack) => (
            <div key={jack} className="grid gap-3">
              {customers.map(([name, drawing]) => (
                <LogoMark key={name} name={name} drawing={drawing} jack={jack} />
              ))}
            </div>
          ))}
        </div>
      ))}
    </div>
  ),
};

/** Long names in a narrow box. */
export const Stress: Story = {
  render: () => (
    <div className="grid max-w-48 grid-cols-1 gap-4">
      <LogoMark name="Marlow, Finch & Adeyemi Attorneys at Law" drawing={ruiz} href="#marlow" />
      <LogoMark name="Donaudampfschifffahrtsgesellschaft" />
    </div>
  ),
};
