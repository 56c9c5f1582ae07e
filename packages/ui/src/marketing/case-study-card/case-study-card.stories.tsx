import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, userEvent, within } from "storybook/test";

import { Button } from "../../components/button/button.tsx";
import { Grid } from "../../layout/grid/grid.tsx";
import { healthcare, Illustration, realEstate } from "../../media/illustration/illustration.tsx";
import { CaseStudyCard } from "./case-study-card.tsx";
import type { CaseStudySummary } from "./case-study-card.tsx";

const stories: readonly CaseStudySummary[] = [
  {
    company: "Cedar Family Clinic",
    industry: "Healthcare",
    headline: "The front desk looks at patients again",
    summary:
      "Appointments are booked and moved on the phone by Larkline, and the two at the desk have both hands free.",
    metrics: [
      { value: "85%", label: "patient satisfaction" },
      { value: "50%", label: "fewer no-shows" },
    ],
  },
  {
    company: "Hill Country Realty",
    industry: "Real Estate",
    headline: "Every sign in every yard has somebody behind it",
    summary: "Calls from the yard signs are answered at once, and showings are in the calendar.",
    metrics: [
      { value: "90%", label: "answered within a minute" },
      { value: "2x", label: "showings" },
    ],
  },
  {
    company: "Tallyfold",
    industry: "SaaS & Software",
    headline: "A demo is booked while the visitor is still on the page",
    summary:
      "Whoever asks for a demo is called back within five minutes, by an agent that asks what matters.",
    metrics: [{ value: "55%", label: "more demos held" }],
  },
  {
    company: "Lakeside Lending",
    industry: "Mortgage",
    headline: "Rate questions wait for nobody",
    summary:
      "Larkline takes the application’s first answers and puts the caller through to a loan officer.",
    metrics: [
      { value: "60%", label: "more applications begun" },
      { value: "24/7", label: "answered", spoken: "24 hours a day, 7 days a week" },
    ],
  },
];

const [clinic] = stories;
if (!clinic) throw new Error("There is no case study.");

const openHandler = fn();
const action = (
  <Button variant="outline" size="sm" onClick={() => openHandler()}>
    Read Full Case Study
  </Button>
);

const meta = {
  title: "Marketing/Case study card",
  component: CaseStudyCard,
  args: { story: clinic, action },
  parameters: { layout: "padded" },
} satisfies Meta<typeof CaseStudyCard>;

export default meta;
type Story = StoryObj<typeof meta>;

/** One case study. */
export const Default: Story = {
  tags: ["!visual"],
  beforeEach: () => {
    openHandler.mockClear();
  },
  play: async ({ canvas }) => {
    const article = within(canvas.getByRole("article", { name: clinic.headline }));
    await expect(article.getByRole("heading", { level: 3 })).toBeVisible();
    await expect(article.getByRole("img", { name: "85%" })).toBeVisible();
    const button = article.getByRole("button", { name: "Read Full Case Study" });
    await userEvent.tab();
    await expect(button).toHaveFocus();
    await userEvent.keyboard("{Enter}");
    await userEvent.click(button);
    await expect(openHandler).toHaveBeenCalledTimes(2);
    button.blur();
  },
};

export const Playground: Story = { tags: ["!visual"], args: { headingLevel: 3 } };

/** In a grid, some with a picture of the industry. The actions of a row are aligned. */
export const InGrid: Story = {
  render: (args) => (
    <Grid columns={2} gap="xl">
      {stories.map((story, index) => {
        const drawing = [healthcare, realEstate][index];
        return (
          <CaseStudyCard
            key={story.company}
            {...args}
            story={story}
            picture={drawing && <Illustration drawing={drawing} />}
          />
        );
      })}
    </Grid>
  ),
};

/** In a chat answer, as wide as a bubble on a phone. */
export const Compact: Story = {
  args: { variant: "compact", headingLevel: 4 },
  render: (args) => (
    <div className="grid max-w-76 grid-cols-1 gap-4">
      {stories.slice(2).map((story) => (
        <CaseStudyCard key={story.company} {...args} story={story} />
      ))}
    </div>
  ),
  play: async ({ canvas }) => {
    const card = within(canvas.getByRole("article", { name: "Rate questions wait for nobody" }));
    await expect(card.getByText("more applications begun")).toBeVisible();
    await expect(card.getByRole("img", { name: "24 hours a day, 7 days a week" })).toBeVisible();
    await expect(card.queryByText(/puts the caller through/)).toBeNull();
  },
};

/** Without an action, without figures, and on the board. */
export const Matrix: Story = {
  tags: ["!visual"],
  render: (args) => (
    <div className="grid max-w-140 grid-cols-1 gap-12">
      <CaseStudyCard {...args} action={undefined} />
      <CaseStudyCard {...args} story={{ ...clinic, metrics: [] }} />
      <div data-ground="board" className="rounded-panel bg-page p-6 text-ink">
        <CaseStudyCard {...args} />
      </div>
    </div>
  ),
};

/** Long words in a narrow box. */
export const Stress: Story = {
  args: {
    story: {
      company: "Bereitschaftsdiensttelefonzentralengesellschaft",
      industry: "Rechtsschutzversicherungen",
      headline: "Terminvereinbarungsbestätigungsschreiben are sent before the caller hangs up",
      summary: "A long account of a night shift, with every call that came in and what was asked.",
      metrics: [
        { value: "$2,500", label: "saved in the first month, as the customer reports" },
        { value: "1,000+", label: "appointments" },
      ],
    },
  },
  decorators: [
    (Story) => (
      <div className="max-w-72">
        <Story />
      </div>
    ),
  ],
};
