import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";

import { Testimonial } from "./testimonial.tsx";

const harbor = {
  quote:
    "We used to find the emergencies on the answering machine at seven. Now they are in the calendar, with the address and the shut-off valve already asked about.",
  author: "Marta Harbor",
  authorTitle: "Owner, Harbor Plumbing",
};

const meta = {
  title: "Marketing/Testimonial",
  component: Testimonial,
  args: harbor,
  parameters: { layout: "padded" },
  decorators: [
    (Story) => (
      <div className="max-w-160 px-2">
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof Testimonial>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    const figure = canvas.getByRole("figure");
    await expect(figure.querySelector("blockquote")).toHaveTextContent(harbor.quote);
    await expect(figure.querySelector("figcaption")).toHaveTextContent(
      "Marta HarborOwner, Harbor Plumbing",
    );
  },
};

export const Playground: Story = { tags: ["!visual"], args: { size: "lg", cord: false } };

/** With a cord from the quotation to its author. */
export const WithCord: Story = { tags: ["!visual"], args: { cord: true } };

/** The three sizes with a cord, `md` also without one; the last one is on the board. */
export const Matrix: Story = {
  render: (args) => (
    <div className="grid grid-cols-1 gap-12">
      <Testimonial {...args} size="md" />
      <Testimonial {...args} size="md" cord />
      <Testimonial {...args} cord />
      <Testimonial
        {...args}
        size="xl"
        cord
        quote="The first call it took was a burst pipe. It booked Dan before I woke up."
      />
      <div data-ground="board" className="rounded-panel bg-page p-8 text-ink">
        <Testimonial {...args} cord />
      </div>
    </div>
  ),
};

/** A word that is too long, and a long role. */
export const Stress: Story = {
  args: {
    cord: true,
    quote:
      "Bereitschaftsdiensttelefonzentralenverwaltungsangestellte used to write every call on paper, in three languages, and half of the notes never reached the van that was nearest.",
    author: "Maximiliane von Hohenzollern-Sigmaringen",
    authorTitle:
      "Head of Dispatch and Customer Relations for the Western Region, Telecommunications Interoperability Group",
  },
};
