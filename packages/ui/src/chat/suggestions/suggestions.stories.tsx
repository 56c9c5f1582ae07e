import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect, fn, userEvent, within } from "storybook/test";

import { Suggestions } from "./suggestions.tsx";

const starters = [
  "How much is the receptionist?",
  "How long does setup take?",
  "Which tools does it connect to?",
  "Can a caller reach a person?",
];

const meta = {
  title: "Chat/Suggestions",
  component: Suggestions,
  args: { items: starters, onPick: fn() },
  decorators: [
    (Story) => (
      <div className="max-w-[45rem]">
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof Suggestions>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Starter questions. */
export const Default: Story = {
  play: async ({ canvas, args }) => {
    const list = canvas.getByRole("list", { name: "Suggested questions" });
    // Safari needs the attribute.
    await expect(list).toHaveAttribute("role", "list");
    const [first, second] = within(list).getAllByRole("button");
    await userEvent.tab();
    await expect(first).toHaveFocus();
    await userEvent.keyboard("{Enter}");
    await expect(args.onPick).toHaveBeenLastCalledWith("How much is the receptionist?");
    await userEvent.tab();
    await expect(second).toHaveFocus();
    await userEvent.keyboard(" ");
    await expect(args.onPick).toHaveBeenLastCalledWith("How long does setup take?");
    await userEvent.click(canvas.getByRole("button", { name: "Can a caller reach a person?" }));
    await expect(args.onPick).toHaveBeenCalledTimes(3);
    if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
  },
};

export const Playground: Story = { tags: ["!visual"], args: { variant: "starters" } };

/** Follow-up questions, below an answer. */
export const FollowUps: Story = {
  args: {
    variant: "followUps",
    items: ["And by the year?", "What if we get more calls?", "Talk to a person"],
  },
  play: async ({ canvas, args }) => {
    const list = canvas.getByRole("list", { name: "Suggested follow-ups" });
    await userEvent.click(within(list).getByRole("button", { name: "And by the year?" }));
    await expect(args.onPick).toHaveBeenCalledWith("And by the year?");
    if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
  },
};

/** Equal questions are shown once. After a press the next questions are new buttons, without the focus. */
export const EqualItems: Story = {
  tags: ["!visual"],
  args: { items: ["Talk to a person", "Talk to a person"] },
  render: function Render(args) {
    const [items, setItems] = useState(args.items);
    return <Suggestions {...args} items={items} onPick={() => setItems(["And by the year?"])} />;
  },
  play: async ({ canvas }) => {
    // `getByRole` fails if two buttons have this name.
    await userEvent.click(canvas.getByRole("button", { name: "Talk to a person" }));
    const next = canvas.getByRole("button", { name: "And by the year?" });
    await expect(next).toBeVisible();
    await expect(next).not.toHaveFocus();
  },
};

/** Both variants, enabled and disabled. */
export const Matrix: Story = {
  render: (args) => (
    <div className="flex flex-col gap-8">
      {(["starters", "followUps"] as const).map((variant) => (
        <div key={variant} className="flex flex-col gap-8">
          <Suggestions {...args} variant={variant} items={starters.slice(0, 2)} />
          <Suggestions {...args} variant={variant} items={starters.slice(0, 2)} disabled />
        </div>
      ))}
    </div>
  ),
};

export const Stress: Story = {
  render: (args) => {
    const items = [
      "We are a plumbing company with three offices and get about 150 calls a month, half of them at night. What would that cost, and what happens with a month that brings more?",
      "Averylongquestionwithoutanyspacesthatgoesonandonuntilitreachestheedgeofthescreen",
      "Why?",
    ];
    return (
      <div className="flex flex-col gap-8">
        <Suggestions {...args} items={items} />
        <Suggestions {...args} items={items} variant="followUps" />
      </div>
    );
  },
};
