import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, within } from "storybook/test";

import { ComplianceBlock } from "./compliance-block.tsx";
import type { ComplianceBlockProps } from "./compliance-block.tsx";

const mortgage = {
  title: "The rules of lending, kept on every call",
  lede: "What the law asks of a lender, and what the agent does about it while the borrower is on the line.",
  rules: [
    {
      name: "TRID",
      title: "TILA-RESPA Integrated Disclosure",
      rule: "Borrowers get their loan estimate and their closing costs in writing and in time.",
      practice:
        "Quotes no rates, fees or closing costs. It takes the facts of the loan and books the loan officer.",
    },
    {
      name: "RESPA",
      title: "Real Estate Settlement Procedures Act",
      rule: "Nobody is paid for sending a borrower to a title company, an insurer or an agent.",
      practice: "Recommends no provider. Questions about one go to your staff, with the recording.",
    },
    {
      name: "Fair lending",
      title: "Equal Credit Opportunity Act, Fair Housing Act",
      rule: "Every applicant is treated alike, whoever they are.",
      practice:
        "Asks every caller the same questions in the same order, and none that the law forbids.",
    },
  ],
  note: "Each call is recorded, summarized and kept for your audit.",
} satisfies ComplianceBlockProps;

const meta = {
  title: "Marketing/Compliance block",
  component: ComplianceBlock,
  args: mortgage,
  parameters: { layout: "fullscreen" },
} satisfies Meta<typeof ComplianceBlock>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    const section = canvas.getByRole("region", { name: mortgage.title });
    const names = within(section)
      .getAllByRole("heading", { level: 3 })
      .map((heading) => heading.textContent);
    await expect(names).toEqual(mortgage.rules.map(({ name, title }) => name + title));
    const terms = within(section).getAllByRole("term");
    await expect(terms.map((term) => term.textContent).slice(0, 2)).toEqual([
      "What it asks",
      "What the agent does",
    ]);
    await expect(within(section).getAllByRole("definition")).toHaveLength(6);
  },
};

export const Playground: Story = { tags: ["!visual"], args: { head: "split", ground: "board" } };

/** On the page, for a place next to a section on the board. */
export const OnPage: Story = {
  args: { ground: "page", head: "rail", plate: "Compliance", rules: mortgage.rules.slice(0, 2) },
};

/** With lede, full names and note, and with the required texts only. */
export const Matrix: Story = {
  tags: ["!visual"],
  render: () => (
    <>
      <ComplianceBlock {...mortgage} space="compact" />
      <ComplianceBlock
        title="Health data"
        space="compact"
        ground="sunk"
        rules={[
          {
            name: "HIPAA",
            rule: "Health data is seen only by those who need it.",
            practice: "Asks for the reason of the visit, and for nothing more.",
          },
        ]}
      />
    </>
  ),
};

/** A long name wraps on its plate. */
export const Stress: Story = {
  tags: ["!visual"],
  args: {
    rules: [
      {
        name: "Verbraucherkreditrichtlinienumsetzungsgesetz",
        title: "Verbraucherkreditrichtlinienumsetzungsgesetz, Wohnimmobilienkreditrichtlinie",
        rule: "https://larkline.example/conversations/2026/11/19/burst-pipe-dana-ruiz-418-alder-street",
        practice: "Terminvereinbarungsbestätigungsschreiben are read out to the caller.",
      },
    ],
  },
};
