import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect, fn, userEvent, within } from "storybook/test";

import { LabelsProvider } from "../../foundations/labels/labels.tsx";
import { TopicCard, TopicList } from "./topic-card.tsx";

const topics = [
  ["Getting Started", "Numbers, greetings, first call", 12],
  ["Voice Agents", "Scripts, voices, hand-over", 18],
  ["Integrations", "Calendars, CRMs, automation", 15],
  ["Troubleshooting", "Audio, routing, sign-in", 8],
] as const;

const meta = {
  title: "Marketing/Topic card",
  component: TopicCard,
  args: {
    title: "Voice Agents",
    description: "Scripts, voices, hand-over",
    articles: 18,
    onPressedChange: fn(),
  },
  parameters: { layout: "padded" },
} satisfies Meta<typeof TopicCard>;

export default meta;
type Story = StoryObj<typeof meta>;

/** One topic. A second press deselects it. */
export const Default: Story = {
  tags: ["!visual"],
  play: async ({ canvas, args, step }) => {
    const card = canvas.getByRole("button", {
      name: "Voice Agents Scripts, voices, hand-over 18 articles",
    });
    await step("Space and Enter select and deselect it", async () => {
      await expect(card).toHaveAttribute("aria-pressed", "false");
      await userEvent.tab();
      await expect(card).toHaveFocus();
      await userEvent.keyboard(" ");
      await expect(card).toHaveAttribute("aria-pressed", "true");
      await userEvent.keyboard("{Enter}");
      await expect(args.onPressedChange).toHaveBeenLastCalledWith(false);
    });
    await step("a click selects it", async () => {
      await userEvent.click(card);
      await expect(args.onPressedChange).toHaveBeenLastCalledWith(true);
      card.blur();
    });
  },
};

export const Playground: Story = { tags: ["!visual"], args: { defaultPressed: false } };

function Topics() {
  const [topic, setTopic] = useState<string | null>("Getting Started");
  return (
    <TopicList>
      {topics.map(([title, description, articles]) => (
        <TopicCard
          key={title}
          {...{ title, description, articles }}
          pressed={topic === title}
          onPressedChange={(on) => setTopic(on ? title : null)}
        />
      ))}
    </TopicList>
  );
}

/** Four topics, controlled by the application. */
export const Four: Story = {
  render: () => (
    <div className="max-w-140">
      <Topics />
    </div>
  ),
  play: async ({ canvas }) => {
    const start = canvas.getByRole("button", { name: /^Getting Started/ });
    const voice = canvas.getByRole("button", { name: /^Voice Agents/ });
    await expect(start).toHaveAttribute("aria-pressed", "true");
    await userEvent.click(voice);
    await expect(start).toHaveAttribute("aria-pressed", "false");
    await expect(voice).toHaveAttribute("aria-pressed", "true");
    await userEvent.click(voice);
    await expect(voice).toHaveAttribute("aria-pressed", "false");
    await userEvent.click(start);
    start.blur();
  },
};

/** Numbers are in the locale's format, on the meter and for screen readers. */
export const Locale: Story = {
  tags: ["!visual"],
  args: { articles: 1200 },
  render: (args) => (
    <TopicList>
      <TopicCard {...args} />
      <LabelsProvider labels={{}} locale="de-DE">
        <TopicCard {...args} title="Sprachagenten" />
      </LabelsProvider>
      <TopicCard {...args} title="Integrations" articles={8} />
    </TopicList>
  ),
  play: async ({ canvas }) => {
    const english = canvas.getByRole("button", { name: /^Voice Agents.* 1,200 articles$/ });
    await expect(
      within(english).getByText("1,200", { selector: "[data-slot=meter-text]" }),
    ).toBeInTheDocument();
    const german = canvas.getByRole("button", { name: /^Sprachagenten.* 1\.200 articles$/ });
    await expect(
      within(german).getByText("1.200", { selector: "[data-slot=meter-text]" }),
    ).toBeInTheDocument();
    const few = canvas.getByRole("button", { name: /^Integrations.* 8 articles$/ });
    await expect(within(few).getByText("08")).toBeInTheDocument();
  },
};

/** On the page: unselected, selected, disabled, and with a drawing. On the board: unselected and selected. */
export const Matrix: Story = {
  render: (args) => {
    const drawing = (
      <svg viewBox="0 0 48 32" aria-hidden="true" className="h-8 w-12 flex-none fill-cord">
        <path d="M0 12h3v8H0zM9 4h3v24H9zM18 9h3v14h-3zM27 0h3v32h-3zM36 7h3v18h-3zM45 13h3v6h-3z" />
      </svg>
    );
    return (
      <div className="grid max-w-140 grid-cols-1 gap-8">
        <div>
          <TopicCard {...args} />
          <TopicCard {...args} defaultPressed />
          <TopicCard {...args} disabled />
          <TopicCard {...args} title="Voices" picture={drawing} articles={1} />
        </div>
        <div data-ground="board" className="rounded-panel bg-page p-6 text-ink">
          <TopicCard {...args} />
          <TopicCard {...args} defaultPressed />
        </div>
      </div>
    );
  },
};

/** Long words in a narrow box. */
export const Stress: Story = {
  render: (args) => (
    <div className="max-w-72">
      <TopicCard
        {...args}
        title="Fehlerbehebungsmaßnahmen"
        description="What to do when a call drops, the sound is thin, or the transfer rings through to nobody"
        articles={1200}
      />
    </div>
  ),
};
