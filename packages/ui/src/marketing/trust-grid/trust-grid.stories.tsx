import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, within } from "storybook/test";

import { TrustGrid } from "./trust-grid.tsx";
import type { TrustGridProps } from "./trust-grid.tsx";

const whyChoose = {
  title: "Why Choose Larkline",
  lede: "What you can hold us to, on the first call and on the thousandth.",
  reasons: [
    {
      title: "accuracy across 50+ languages",
      figure: "99.2%",
    },
    {
      title: "Rapid deployment",
      description: "You choose a number and write a greeting. We test the line with you.",
      plate: "24-48 hours",
    },
    {
      title: "SOC 2 Type II",
      description: "Calls and data are encrypted end to end.",
      plate: "Audited",
    },
  ],
} satisfies TrustGridProps;

const whyIndustries = {
  title: "Why Industries Trust Larkline",
  lede: "Nine trades, one board. Each gets its own questions and its own rules.",
  reasons: [
    {
      title: "Industry expertise",
      description:
        "A law firm’s intake is not a plumber’s emergency. Each trade has its own script.",
      figure: "9+",
      spoken: "9 industries and more",
    },
    {
      title: "Compliance ready",
      description: "HIPAA in healthcare, TRID and fair lending in mortgage.",
      plate: "SOC 2 Type II",
    },
    {
      title: "Quick deployment",
      description: "Most customers take their first call within 24 to 48 hours.",
      plate: "24-48 hours",
    },
    {
      title: "Proven results",
      description: "More than 500 businesses have put their phone through to us.",
      figure: "500+",
    },
  ],
} satisfies TrustGridProps;

const meta = {
  title: "Marketing/Trust grid",
  component: TrustGrid,
  args: whyChoose,
  parameters: { layout: "fullscreen" },
} satisfies Meta<typeof TrustGrid>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Three reasons. */
export const Default: Story = {
  play: async ({ canvas }) => {
    const section = canvas.getByRole("region", { name: "Why Choose Larkline" });
    const reasons = within(section).getAllByRole("listitem");
    await expect(reasons).toHaveLength(3);
    await expect(within(section).getAllByRole("heading", { level: 3 })).toHaveLength(3);
    await expect(canvas.getByRole("img", { name: "99.2%" })).toBeVisible();
  },
};

export const Playground: Story = { tags: ["!visual"], args: { head: "split", ground: "page" } };

/** Four reasons, with both kinds of proof: figures and plates. */
export const Four: Story = { args: whyIndustries };

/** Each layout of the head; in the last section the reasons have no proof. */
export const Matrix: Story = {
  tags: ["!visual"],
  render: () => (
    <>
      <TrustGrid {...whyChoose} head="split" space="compact" />
      <TrustGrid
        {...whyChoose}
        title="Why Industries Trust Larkline"
        head="stacked"
        space="compact"
        ground="sunk"
      />
      <TrustGrid
        {...whyChoose}
        title="Three reasons"
        head="rail"
        plate="Proof"
        space="compact"
        reasons={whyIndustries.reasons.map(({ title, description }) => ({ title, description }))}
      />
    </>
  ),
};

/** Long words, a long figure. */
export const Stress: Story = {
  tags: ["!visual"],
  args: {
    title: "Why Telecommunications Departments Trust Larkline",
    reasons: [
      {
        title: "Unternehmenskommunikation",
        description: "Terminvereinbarungsbestätigungsschreiben are read out to the caller.",
        figure: "10,000+",
      },
      ...whyIndustries.reasons.map((reason) => ({
        ...reason,
        title: `${reason.title} Kraftfahrzeughaftpflichtversicherung`,
      })),
    ],
  },
};
