import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, userEvent, within } from "storybook/test";

import { ResultsBand } from "./results-band.tsx";

const results = [
  { value: "300%", label: "lead volume after moving to outbound agents" },
  { value: "5x", label: "faster from first call to a qualified lead", spoken: "5 times" },
  {
    value: "24/7",
    label: "calls placed and answered, holidays included",
    spoken: "24 hours a day, 7 days a week",
  },
];

const meta = {
  title: "Marketing/Results band",
  component: ResultsBand,
  parameters: { layout: "fullscreen" },
  args: { title: "What changes", results },
} satisfies Meta<typeof ResultsBand>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Three large results with their attribution. */
export const Default: Story = {
  play: async ({ canvas }) => {
    const region = within(canvas.getByRole("region", { name: "What changes" }));
    await expect(region.getByText("As customers report")).toBeVisible();
    const terms = region.getAllByRole("term").map((term) => term.textContent);
    await expect(terms).toEqual(results.map(({ label }) => label));
    await expect(region.getByRole("img", { name: "5 times" })).toBeVisible();
    await userEvent.tab();
    await expect(document.body).toHaveFocus();
  },
};

export const Playground: Story = {
  tags: ["!visual"],
  args: { attribution: "As customers report", quote: undefined, space: "compact" },
};

/** Four results. */
export const Four: Story = {
  args: {
    title: "Six customers, added up",
    results: [
      { value: "180%", label: "average ROI increase" },
      { value: "50%", label: "faster response" },
      { value: "95%", label: "satisfaction" },
      { value: "24/7", label: "availability", spoken: "24 hours a day, 7 days a week" },
    ],
  },
};

/** On the `sunk` ground, for use before a section on the board: two adjacent boards would merge. */
export const Sunk: Story = { args: { ground: "sunk" } };

/** With a quotation, and the results beside it. */
export const WithQuote: Story = {
  args: {
    title: "At Harbor Plumbing",
    attribution: "As Harbor Plumbing reports",
    results: [
      { value: "40%", label: "more bookings" },
      { value: "50%", label: "faster response" },
      { value: "24/7", label: "calls answered", spoken: "24 hours a day, 7 days a week" },
    ],
    quote: {
      words:
        "We used to find the emergencies on the answering machine at seven. Now they are in the calendar, with the address and the shut-off valve already asked about.",
      author: "Marta Harbor",
      authorTitle: "Owner, Harbor Plumbing",
    },
  },
};

/** With a quotation and a single, large result. */
export const OneWithQuote: Story = {
  args: {
    title: "What stays outside",
    results: [{ value: "95%", label: "of spam calls blocked" }],
    quote: {
      words: "Now it rings twice a week, and both times it should.",
      author: "Ray Okafor",
      authorTitle: "Owner, Harbor Plumbing",
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("img", { name: "95%" })).toBeVisible();
  },
};

/** Three and four results, with a quote and without. */
export const Matrix: Story = {
  tags: ["!visual"],
  render: (args) => (
    <>
      {[3, 4].flatMap((count) =>
        [undefined, { words: "It paid for itself.", author: "Marta Harbor" }].map((quote) => (
          <ResultsBand
            key={`${count} ${quote?.author}`}
            {...args}
            title={`${count} results${quote ? ", with a quote" : ""}`}
            results={[...results, { value: "50%", label: "fewer no-shows" }].slice(0, count)}
            quote={quote}
          />
        )),
      )}
    </>
  ),
};

/** Long figures and labels. */
export const Stress: Story = {
  tags: ["!visual"],
  args: {
    title: "Bereitschaftsdiensttelefonzentralenvermittlungsstelle",
    results: [
      { value: "300%", label: "more than before, as measured over the first three months" },
      { value: "99.9%", label: "Rechtsschutzversicherungsgesellschaften" },
      { value: "24/7", label: "calls" },
      { value: "5x", label: "faster" },
    ],
  },
};

/** With a text size of 200 %, as some readers set it: no figure covers its label. */
export const LargeText: Story = {
  tags: ["!visual"],
  args: WithQuote.args,
  play: async ({ canvas }) => {
    document.documentElement.style.fontSize = "200%";
    const figures = canvas.getAllByRole("definition");
    const labels = canvas.getAllByRole("term");
    const overlaps = labels.filter((label, index) => {
      const text = label.getBoundingClientRect();
      const figure = figures[index]?.getElementsByTagName("*");
      return Array.from(figure ?? [], (part) => part.getBoundingClientRect()).some(
        (part) =>
          part.right > text.left + 1 &&
          part.left < text.right - 1 &&
          part.bottom > text.top + 1 &&
          part.top < text.bottom - 1,
      );
    });
    document.documentElement.style.fontSize = "";
    await expect(overlaps).toEqual([]);
  },
};
