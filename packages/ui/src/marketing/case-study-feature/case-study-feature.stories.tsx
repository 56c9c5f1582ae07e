import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, userEvent, within } from "storybook/test";

import { WeekOfCalls } from "../../board/week-of-calls/week-of-calls.tsx";
import { Button } from "../../components/button/button.tsx";
import { CaseStudyFeature } from "./case-study-feature.tsx";
import type { CaseStudy } from "./case-study-feature.tsx";

/** The number of calls in each of a day's 24 hours. `callHours` has the hour of each call. */
const day = (...callHours: number[]) =>
  Array.from({ length: 24 }, (_, hour) => callHours.filter((each) => each === hour).length);

const week = [
  day(10, 11, 12, 15, 20, 21, 23),
  day(2, 8, 10, 11, 16, 17, 18, 19),
  day(2, 8, 11, 12, 13, 16, 17, 18, 19, 21),
  day(4, 10, 12, 13, 16, 18, 19, 21, 23),
  day(0, 8, 10, 11, 14, 15, 18, 23),
  day(0, 8, 10, 11, 17, 18, 19, 21),
  day(8, 9, 10, 14, 18, 20),
];

const harbor: CaseStudy = {
  company: "Harbor Plumbing",
  industry: "Home Services",
  headline: "A week on one plumber’s board",
  summary: "Three vans, one office phone, and half of the calls after five.",
  challenge:
    "Emergencies came in at night and lay on the answering machine until seven. By then most callers had dialed the next plumber on the list.",
  solution:
    "Larkline answers every call, asks for the address and the shut-off valve, books the nearest van and wakes the on-call plumber when water is running.",
  results: [
    "Every call is answered at the first ring, nights and Sundays too",
    "Visits are in the calendar before the caller hangs up",
    "Marta reads one summary at seven instead of calling eleven people back",
  ],
  metrics: [
    { value: "40%", label: "more bookings" },
    { value: "50%", label: "faster response" },
    { value: "24/7", label: "calls answered", spoken: "24 hours a day, 7 days a week" },
  ],
  testimonial: {
    quote:
      "We used to find the emergencies on the answering machine at seven. Now they are in the calendar, with the address and the shut-off valve already asked about.",
    author: "Marta Harbor",
    title: "Owner, Harbor Plumbing",
  },
};

const openHandler = fn();

const meta = {
  title: "Marketing/Case study feature",
  component: CaseStudyFeature,
  args: {
    story: harbor,
    picture: <WeekOfCalls calls={week} officeHours={{ from: 8, to: 17 }} />,
    action: <Button onClick={() => openHandler()}>Read Full Case Study</Button>,
  },
  parameters: { layout: "fullscreen" },
  decorators: [
    (Story) => (
      <div className="py-12">
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof CaseStudyFeature>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The `stage` layout: quotation and picture on one panel; challenge, solution and results below it. */
export const Default: Story = {
  beforeEach: () => {
    openHandler.mockClear();
  },
  play: async ({ canvas, step }) => {
    const article = within(canvas.getByRole("article", { name: harbor.headline }));
    await step("the headings of the parts are one level below the headline", async () => {
      await expect(article.getByRole("heading", { level: 2 })).toHaveTextContent(harbor.headline);
      const parts = article.getAllByRole("heading", { level: 3 });
      await expect(parts.map((part) => part.textContent)).toEqual([
        "Challenge",
        "Solution",
        "Results",
      ]);
      await expect(article.getAllByRole("listitem")).toHaveLength(3);
    });
    await step("figures are named by their value, or by `spoken` if it is given", async () => {
      await expect(article.getByRole("img", { name: "40%" })).toBeVisible();
      await expect(
        article.getByRole("img", { name: "24 hours a day, 7 days a week" }),
      ).toBeVisible();
    });
    await step("the action, by keyboard and by pointer", async () => {
      const button = article.getByRole("button", { name: "Read Full Case Study" });
      await userEvent.tab();
      await expect(button).toHaveFocus();
      await userEvent.keyboard("{Enter}");
      await userEvent.click(button);
      await expect(openHandler).toHaveBeenCalledTimes(2);
      button.blur();
    });
  },
};

export const Playground: Story = {
  tags: ["!visual"],
  args: { variant: "stage", headingLevel: 2 },
};

/** The `column` layout: challenge, solution and results on the page, with a board panel beside them. */
export const Column: Story = {
  args: {
    variant: "column",
    story: {
      ...harbor,
      company: "Brandt & Okafor",
      industry: "Law Firms",
      headline: "New clients are heard before the second ring",
      summary: "Two lawyers, one assistant, and intake calls at every hour.",
      challenge:
        "Whoever had an accident on a Friday evening reached a machine, and on Monday another firm.",
      solution:
        "Larkline asks the intake questions, checks for conflicts by name and puts urgent cases through to the lawyer on duty.",
      results: [
        "Every intake has name, date and place before a lawyer reads it",
        "Consultations are booked during the call",
      ],
      metrics: [
        { value: "65%", label: "better leads" },
        { value: "24/7", label: "intake", spoken: "24 hours a day, 7 days a week" },
      ],
      testimonial: {
        quote: "I read the intake over breakfast. I used to take it down at ten at night.",
        author: "Ngozi Okafor",
        title: "Partner, Brandt & Okafor",
      },
    },
  },
};

/** Without quotation, picture and action: the first result is shown in place of the quotation. */
export const Least: Story = {
  args: { story: { ...harbor, testimonial: undefined }, picture: undefined, action: undefined },
};

/** Without a quotation the panel shows the only result, so there is no list of results. */
export const OneResult: Story = {
  tags: ["!visual"],
  args: { story: { ...harbor, testimonial: undefined, results: harbor.results.slice(0, 1) } },
  play: async ({ canvas }) => {
    const article = within(canvas.getByRole("article", { name: harbor.headline }));
    await expect(article.getByText(harbor.results[0] ?? "")).toBeVisible();
    await expect(article.queryByRole("heading", { name: "Results" })).toBeNull();
    await expect(article.queryByRole("list")).toBeNull();
  },
};

/** With neither a quotation nor results, nothing takes their place. */
export const NoResults: Story = {
  tags: ["!visual"],
  args: { story: { ...harbor, testimonial: undefined, results: [] } },
  play: async ({ canvas }) => {
    for (const paragraph of canvas.getAllByRole("paragraph"))
      await expect(paragraph).not.toBeEmptyDOMElement();
  },
};

/** Both layouts, one after the other. */
export const Matrix: Story = {
  tags: ["!visual"],
  render: (args) => (
    <div className="grid grid-cols-1 gap-24">
      <CaseStudyFeature {...args} />
      <CaseStudyFeature {...args} variant="column" story={{ ...harbor, testimonial: undefined }} />
    </div>
  ),
};

/** Long words in names, headline, result and quotation, and long figures. */
export const Stress: Story = {
  args: {
    story: {
      ...harbor,
      company: "Bereitschaftsdiensttelefonzentralengesellschaft",
      industry: "Rechtsschutzversicherungsgesellschaften",
      headline: "Terminvereinbarungsbestätigungsschreiben are sent before the caller hangs up",
      results: ["Donaudampfschifffahrtsgesellschaftskapitänsmützenabteilung answers on Sundays"],
      metrics: [
        { value: "$2,500", label: "saved in the first month, as the customer reports" },
        { value: "1,000+", label: "appointments" },
        { value: "99.9%", label: "of the calls" },
      ],
      testimonial: {
        quote:
          "Bereitschaftsdiensttelefonzentralenverwaltungsangestellte used to write every call on paper.",
        author: "Maximiliane von Hohenzollern-Sigmaringen",
        title: "Head of Dispatch, Telecommunications Interoperability Group",
      },
    },
  },
};
