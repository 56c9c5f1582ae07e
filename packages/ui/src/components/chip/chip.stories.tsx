import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect, fn, userEvent, within } from "storybook/test";

import { Chip, ChipGroup } from "./chip.tsx";

const industries = (
  <>
    <Chip value={null}>All Industries</Chip>
    <Chip value="home-services">Home Services</Chip>
    <Chip value="law-firms">Law Firms</Chip>
    <Chip value="healthcare">Healthcare</Chip>
    <Chip value="real-estate">Real Estate</Chip>
  </>
);

const meta = {
  title: "Components/Chip",
  component: ChipGroup,
  subcomponents: { Chip },
  args: { label: "Industry", children: industries, onValueChange: fn() },
  parameters: { layout: "padded" },
} satisfies Meta<typeof ChipGroup>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Uncontrolled, with at most one selected chip; the "all" chip clears the selection. */
export const Default: Story = {
  play: async ({ canvas, args, step }) => {
    const all = canvas.getByRole("button", { name: "All Industries" });
    const home = canvas.getByRole("button", { name: "Home Services" });
    const law = canvas.getByRole("button", { name: "Law Firms" });

    await step("a named group of toggle buttons", async () => {
      const group = canvas.getByRole("group", { name: "Industry" });
      await expect(within(group).getAllByRole("button")).toHaveLength(5);
      await expect(all).toHaveAttribute("aria-pressed", "true");
    });
    await step("Tab moves, Enter selects", async () => {
      await userEvent.tab();
      await expect(all).toHaveFocus();
      await userEvent.tab();
      await expect(home).toHaveFocus();
      await userEvent.keyboard("{Enter}");
      await expect(home).toHaveAttribute("aria-pressed", "true");
      await expect(all).toHaveAttribute("aria-pressed", "false");
      await expect(args.onValueChange).toHaveBeenLastCalledWith("home-services");
    });
    await step("Space deselects", async () => {
      await userEvent.keyboard(" ");
      await expect(home).toHaveAttribute("aria-pressed", "false");
      await expect(all).toHaveAttribute("aria-pressed", "true");
      await expect(args.onValueChange).toHaveBeenLastCalledWith(null);
    });
    await step('a click selects; a click on the selected "All" chip changes nothing', async () => {
      await userEvent.click(law);
      await expect(args.onValueChange).toHaveBeenLastCalledWith("law-firms");
      await userEvent.click(all);
      await userEvent.click(all);
      await expect(args.onValueChange).toHaveBeenCalledTimes(4);
      all.blur();
    });
  },
};

export const Playground: Story = {
  tags: ["!visual"],
  args: { defaultValue: "law-firms" },
};

/** With the number of results, which is part of the accessible name. */
export const WithCounts: Story = {
  args: {
    label: "Topic",
    defaultValue: "voice-agents",
    children: (
      <>
        <Chip value={null} count={10}>
          All Questions
        </Chip>
        <Chip value="getting-started" count={3}>
          Getting started
        </Chip>
        <Chip value="voice-agents" count={4}>
          Voice agents
        </Chip>
        <Chip value="integrations" count={0} disabled>
          Integrations
        </Chip>
      </>
    ),
  },
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole("button", { pressed: true })).toHaveAccessibleName(
      "Voice agents 4",
    );
    const empty = canvas.getByRole("button", { name: "Integrations 0" });
    await expect(empty).toBeDisabled();
    await userEvent.click(empty);
    await expect(args.onValueChange).not.toHaveBeenCalled();
  },
};

const changeHandler = fn();

function Topics() {
  const [topic, setTopic] = useState<string | null>("product");
  return (
    <div className="grid gap-4">
      <ChipGroup
        label="Topic"
        value={topic}
        onValueChange={(next) => {
          changeHandler(next);
          setTopic(next);
        }}
      >
        <Chip value="product">Product</Chip>
        <Chip value="industry">Industry</Chip>
        <Chip value="automation">Automation</Chip>
      </ChipGroup>
      <output className="text-small">
        {topic === null ? "8 articles found" : `2 articles found in ${topic}`}
      </output>
    </div>
  );
}

/** Controlled by the application, without an "all" chip. */
export const Controlled: Story = {
  tags: ["!visual"],
  render: () => <Topics />,
  beforeEach: () => {
    changeHandler.mockClear();
  },
  play: async ({ canvas }) => {
    const product = canvas.getByRole("button", { name: "Product" });
    await expect(product).toHaveAttribute("aria-pressed", "true");
    await userEvent.click(canvas.getByRole("button", { name: "Automation" }));
    await expect(product).toHaveAttribute("aria-pressed", "false");
    await expect(canvas.getByRole("status")).toHaveTextContent("2 articles found in automation");
    await userEvent.keyboard("{Enter}");
    await expect(changeHandler).toHaveBeenLastCalledWith(null);
    await expect(canvas.getByRole("status")).toHaveTextContent("8 articles found");
  },
};

const states = (
  <>
    <Chip value="home">Home Services</Chip>
    <Chip value="law">Law Firms</Chip>
    <Chip value="mortgage" count={3}>
      Mortgage
    </Chip>
    <Chip value="health" disabled>
      Healthcare
    </Chip>
  </>
);

/** Unselected, selected, with a count and disabled, on the page, on a panel and on the board. */
export const Matrix: Story = {
  render: () => (
    <div className="grid grid-cols-1 gap-4">
      <ChipGroup label="On the page" defaultValue="law">
        {states}
      </ChipGroup>
      <ChipGroup label="With a count, chosen" defaultValue="mortgage">
        {states}
      </ChipGroup>
      <ChipGroup label="Disabled, chosen" defaultValue="health">
        {states}
      </ChipGroup>
      <div className="rounded-panel bg-surface p-4">
        <ChipGroup label="On a panel" defaultValue="home">
          {states}
        </ChipGroup>
      </div>
      <div data-ground="board" className="rounded-panel bg-page p-4 text-ink">
        <ChipGroup label="On the board" defaultValue="law">
          {states}
        </ChipGroup>
      </div>
    </div>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole("button", { pressed: true })).toHaveLength(5);
  },
};

/** Long words in a narrow box. */
export const Stress: Story = {
  render: () => (
    <div className="max-w-72">
      <ChipGroup label="Topic" defaultValue="moving">
        <Chip value={null}>All Questions</Chip>
        <Chip value="moving" count={1204}>
          Moving all of your existing numbers over without losing a call
        </Chip>
        <Chip value="insurance">Rechtsschutzversicherungsgesellschaften</Chip>
      </ChipGroup>
    </div>
  ),
};
