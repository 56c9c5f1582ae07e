import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, waitFor } from "storybook/test";

import {
  analytics,
  automotive,
  calendar,
  callBack,
  crm,
  ecommerce,
  financialServices,
  frontDesk,
  healthcare,
  homeServices,
  Illustration,
  languages,
  lawFirms,
  leads,
  mortgage,
  realEstate,
  routing,
  saas,
  screening,
  stock,
  testDrive,
  workshop,
} from "./illustration.tsx";
import type { Drawing } from "./illustration.tsx";

const industries: readonly (readonly [string, Drawing])[] = [
  ["Home Services", homeServices],
  ["Law Firms", lawFirms],
  ["Healthcare", healthcare],
  ["Real Estate", realEstate],
  ["SaaS & Software", saas],
  ["Mortgage", mortgage],
  ["Automotive", automotive],
  ["Financial Services", financialServices],
  ["E-commerce", ecommerce],
];

const features: readonly (readonly [string, Drawing])[] = [
  ["Appointment scheduling", calendar],
  ["CRM integration", crm],
  ["Call screening", screening],
  ["50+ languages", languages],
  ["Analytics", analytics],
  ["Call routing", routing],
  ["Calling back", callBack],
  ["The front desk", frontDesk],
  ["Leads put through", leads],
  ["Test drives", testDrive],
  ["The workshop’s plan", workshop],
  ["Stock", stock],
];

const meta = {
  title: "Media/Illustration",
  component: Illustration,
  args: { drawing: homeServices },
  argTypes: { drawing: { control: false } },
} satisfies Meta<typeof Illustration>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Decorative, for use next to text that says the same. */
export const Default: Story = {
  render: (args) => (
    <div className="max-w-96">
      <Illustration {...args} />
    </div>
  ),
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.queryByRole("img")).toBeNull();
    await expect(canvasElement.querySelectorAll("[data-slot=cord]")).toHaveLength(1);
  },
};

export const Playground: Story = { tags: ["!visual"], args: { ground: "page" } };

const gallery = (drawings: typeof industries) => (
  <ul className="grid w-[68rem] max-w-full grid-cols-2 gap-x-6 gap-y-10 sm:grid-cols-3">
    {drawings.map(([name, drawing]) => (
      <li key={name} className="grid min-w-0 content-start gap-3">
        <Illustration drawing={drawing} />
        <strong className="border-t border-line pt-3 text-small font-semibold">{name}</strong>
      </li>
    ))}
  </ul>
);

/** The nine industries. */
export const Industries: Story = {
  render: () => gallery(industries),
  play: async ({ canvasElement }) => {
    // Each drawing has one cord and is different from the others.
    const drawings = [...canvasElement.querySelectorAll("[data-slot=illustration]")];
    await expect(new Set(drawings.map((drawing) => drawing.innerHTML)).size).toBe(9);
    await expect(canvasElement.querySelectorAll("[data-slot=cord]")).toHaveLength(9);
  },
};

/** Twelve features: nine of the product, and three for car dealerships. */
export const Features: Story = { render: () => gallery(features) };

/** A symbol from a sprite, on the page, on the board and on `sunk`. It has the colors of each ground. */
export const Symbol: Story = {
  render: () => (
    <div className="grid max-w-144 grid-cols-2">
      <div className="p-4">
        <Illustration symbol="/samples/drawing.svg#call-back" />
      </div>
      <div data-ground="board" className="bg-page p-4">
        <Illustration symbol="/samples/drawing.svg#call-back" />
      </div>
      <div className="bg-sunk p-4">
        <Illustration symbol="/samples/drawing.svg#call-back" ground="sunk" />
      </div>
    </div>
  ),
  play: async ({ canvasElement }) => {
    await waitFor(async () => {
      for (const symbol of canvasElement.querySelectorAll("use"))
        await expect(symbol.getBBox().width).toBeGreaterThan(0);
    });
  },
};

/** On each ground. The first one has an accessible name, because no text beside it says the same. */
export const Matrix: Story = {
  render: () => (
    <div className="grid w-[68rem] max-w-full gap-4 sm:grid-cols-2">
      <div className="p-4">
        <Illustration drawing={realEstate} label="A building, and the key to one of its homes" />
      </div>
      <div className="rounded-panel bg-surface p-4">
        <Illustration drawing={calendar} ground="surface" />
      </div>
      <div className="rounded-panel bg-sunk p-4">
        <Illustration drawing={automotive} ground="sunk" />
      </div>
      <div data-ground="board" className="rounded-panel bg-page p-4">
        <Illustration drawing={screening} />
      </div>
    </div>
  ),
  play: async ({ canvas }) => {
    await expect(
      canvas.getByRole("img", { name: "A building, and the key to one of its homes" }),
    ).toBeVisible();
  },
};

/** In a narrow box. */
export const Stress: Story = {
  tags: ["!visual"],
  render: () => (
    <div className="w-24">
      <Illustration drawing={saas} />
    </div>
  ),
};
