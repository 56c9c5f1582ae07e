import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, userEvent } from "storybook/test";

import { DescriptionList } from "./description-list.tsx";

const record = [
  { term: "Name", value: "Dana Ruiz" },
  { term: "Needs", value: "Burst pipe, kitchen" },
  { term: "Booked", value: "Thu, 7:30 AM" },
  { term: "Score", value: "Urgent" },
  { term: "Recording", value: "1 min 52 s" },
];
const settings = [
  { term: "Answer new callers", value: "On", switched: true },
  { term: "Screen spam", value: "On", switched: true },
  { term: "Call back web leads", value: "Off", switched: false },
  { term: "Languages", value: "English, Spanish" },
];

const meta = {
  title: "Components/Description list",
  component: DescriptionList,
  args: { items: record, className: "max-w-80" },
  parameters: { layout: "padded" },
} satisfies Meta<typeof DescriptionList>;

export default meta;
type Story = StoryObj<typeof meta>;

/** A record of a call. */
export const Default: Story = {
  play: async ({ canvas, canvasElement, step }) => {
    await step("each value follows its term", async () => {
      const terms = canvas.getAllByRole("term").map(({ textContent }) => textContent);
      const values = canvas.getAllByRole("definition").map(({ textContent }) => textContent);
      await expect(terms).toEqual(record.map(({ term }) => term));
      await expect(values).toEqual(record.map(({ value }) => value));
    });
    await step("Tab skips it, because it has no controls", async () => {
      await userEvent.tab();
      await expect(canvasElement.contains(document.activeElement)).toBe(false);
    });
  },
};

export const Playground: Story = { tags: ["!visual"], args: { variant: "columns" } };

/** Settings. The switches are drawn, not controls, and their states are texts for screen readers. */
export const Settings: Story = {
  args: { items: settings, variant: "ends" },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole("switch")).not.toBeInTheDocument();
    const values = canvas.getAllByRole("definition").map(({ textContent }) => textContent);
    await expect(values).toEqual(["On", "On", "Off", "English, Spanish"]);
  },
};

/** In a narrow box the value wraps before a word of the term breaks. */
export const NarrowSettings: Story = {
  tags: ["!visual"],
  args: { items: settings, variant: "ends", className: "w-48" },
  play: async ({ canvas }) => {
    const languages = document.createRange();
    languages.selectNodeContents(canvas.getByText("Languages"));
    await expect(languages.getClientRects()).toHaveLength(1);
  },
};

/** A term and a value that are both long share the row, so that no word breaks. */
export const LongSettings: Story = {
  tags: ["!visual"],
  args: {
    items: [
      {
        term: "Announcement at the beginning",
        value: "Answered by a voice agent",
      },
    ],
    variant: "ends",
    className: "w-75",
  },
  play: async ({ canvas }) => {
    const term = canvas.getByText("Announcement at the beginning").firstChild!;
    const word = document.createRange();
    word.setStart(term, 0);
    word.setEnd(term, "Announcement".length);
    await expect(word.getClientRects()).toHaveLength(1);
  },
};

/** Both variants, on the page and on the board. */
export const Matrix: Story = {
  render: () => (
    <div className="grid grid-cols-1 gap-4 sm:grid-cols-2">
      <DescriptionList items={settings} variant="ends" />
      <DescriptionList items={record} />
      <div
        data-ground="board"
        className="col-span-full grid grid-cols-1 gap-4 rounded-panel bg-page p-4 sm:grid-cols-2"
      >
        <DescriptionList items={settings} variant="ends" />
        <DescriptionList items={record} />
      </div>
    </div>
  ),
};

const long = {
  term: "Terminvereinbarungsbestätigung",
  value: "Every call that came in during the night, with what was booked for it",
};

/** Long words and sentences in a narrow box. */
export const Stress: Story = {
  render: () => (
    <div className="grid max-w-56 grid-cols-1 gap-3">
      <DescriptionList items={[long, ...record.slice(0, 1)]} />
      <DescriptionList
        variant="ends"
        items={[
          { ...long, value: "English, Spanish, Vietnamese" },
          { ...long, term: `${long.term}sschreiben`, value: "On", switched: true },
        ]}
      />
    </div>
  ),
};
