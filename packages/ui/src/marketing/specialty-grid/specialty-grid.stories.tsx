import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, userEvent, within } from "storybook/test";

import { Button } from "../../components/button/button.tsx";
import { SpecialtyGrid } from "./specialty-grid.tsx";

const clickHandler = fn();

const specialties = [
  { name: "Personal Injury", line: "Date, place and injuries, before the other side calls" },
  { name: "Family Law", line: "Calm questions, and a consultation this week" },
  { name: "Criminal Defense", line: "Urgent calls put through at any hour" },
  { name: "Estate Planning", line: "Family and assets noted for the first meeting" },
  { name: "Immigration", line: "Intake in the caller’s own language" },
  { name: "Business Law", line: "Company, matter and deadline, then the right lawyer" },
  { name: "Real Estate Law", line: "Closing dates checked against your calendar" },
  { name: "Employment", line: "Employer’s name taken for the conflict check" },
];

const meta = {
  title: "Marketing/Specialty grid",
  component: SpecialtyGrid,
  parameters: { layout: "fullscreen" },
  argTypes: { actions: { control: false } },
  args: {
    title: "A line for each practice area",
    lede: "Every practice asks its own questions. The agent knows which.",
    specialties,
  },
} satisfies Meta<typeof SpecialtyGrid>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Specialties with one line each. */
export const Default: Story = {
  play: async ({ canvas }) => {
    const region = within(canvas.getByRole("region", { name: "A line for each practice area" }));
    const items = region.getAllByRole("listitem");
    await expect(items).toHaveLength(8);
    await expect(items[0]).toHaveTextContent(/^Personal Injury/);
    await userEvent.tab();
    await expect(document.body).toHaveFocus();
  },
};

export const Playground: Story = { tags: ["!visual"], args: { space: "section" } };

/** With links, and a button below the sentence. */
export const Linked: Story = {
  args: {
    title: "Screening by trade",
    lede: "Three trades screen with questions of their own.",
    specialties: [
      { name: "Law Firms", line: "New matter or existing client?", href: "#law-firms" },
      { name: "Real Estate", line: "Which house, and by when?", href: "#real-estate" },
      { name: "Mortgage", line: "Purchase or refinance?", href: "#mortgage" },
    ],
    actions: (
      <Button lamp onClick={clickHandler}>
        Chat with us
      </Button>
    ),
  },
  play: async ({ canvas, step }) => {
    clickHandler.mockClear();
    const button = canvas.getByRole("button", { name: "Chat with us" });
    const first = canvas.getByRole("link", { name: "Law Firms" });
    await step("Tab moves to the action, then from tile to tile", async () => {
      await userEvent.tab();
      await expect(button).toHaveFocus();
      await userEvent.tab();
      await expect(first).toHaveFocus();
      await userEvent.tab();
      await expect(canvas.getByRole("link", { name: "Real Estate" })).toHaveFocus();
    });
    await step("the whole tile is clickable", async () => {
      const box = first.closest("li")?.getBoundingClientRect();
      if (!box) throw new Error("The link is in no list item.");
      await expect(document.elementFromPoint(box.right - 8, box.bottom - 8)).toBe(first);
      await userEvent.click(button);
      await expect(clickHandler).toHaveBeenCalledTimes(1);
      button.blur();
    });
  },
};

/** On the board's ground. */
export const OnBoard: Story = { tags: ["!visual"], args: { ground: "board" } };

/** With links and without, on each ground. */
export const Matrix: Story = {
  tags: ["!visual"],
  render: (args) => (
    <>
      {(["page", "board", "sunk"] as const).flatMap((ground) =>
        ["#law", undefined].map((href) => (
          <SpecialtyGrid
            key={`${ground} ${href}`}
            {...args}
            ground={ground}
            title={`Specialties, ${ground}${href === undefined ? "" : ", linked"}`}
            specialties={specialties.slice(0, 3).map((each) => ({ ...each, href }))}
          />
        )),
      )}
    </>
  ),
};

/** Long names and lines. */
export const Stress: Story = {
  tags: ["!visual"],
  args: {
    specialties: specialties.slice(0, 5).map(({ name, line }) => ({
      name: `${name} and Verwaltungsgerichtsbarkeitsangelegenheiten`,
      line: `${line}. ${line}.`,
      href: `#${name}`,
    })),
  },
};
