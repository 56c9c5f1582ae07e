import type { Decorator, Meta, StoryObj } from "@storybook/react-vite";
import { expect, within } from "storybook/test";

import { systemColor, withForcedColors } from "../../../testing/with-forced-colors.ts";
import { LabelsProvider } from "../../foundations/labels/labels.tsx";
import { arabicLabels } from "../../labels-ar.ts";
import { WeekOfCalls } from "./week-of-calls.tsx";

/** The numbers of calls in the 24 hours of a day, given the hour of each call. */
const day = (...hours: number[]) =>
  Array.from({ length: 24 }, (_, hour) => hours.filter((callHour) => callHour === hour).length);

/** A week of calls at Harbor Plumbing, the customer in the examples. */
const harborCalls = [
  day(10, 11, 12, 15, 20, 21, 23),
  day(2, 8, 10, 11, 16, 17, 18, 19),
  day(2, 8, 11, 12, 13, 16, 17, 18, 19, 21),
  day(4, 10, 12, 13, 16, 18, 19, 21, 23),
  day(0, 8, 10, 11, 14, 15, 18, 23),
  day(0, 8, 10, 11, 17, 18, 19, 21),
  day(8, 9, 10, 14, 18, 20),
];

const meta = {
  title: "Board/Week of calls",
  component: WeekOfCalls,
  args: { calls: harborCalls, officeHours: { from: 8, to: 17 } },
} satisfies Meta<typeof WeekOfCalls>;

export default meta;
type Story = StoryObj<typeof meta>;

/** As wide as a case study's second column. */
const narrow: Decorator[] = [
  (Story) => (
    <div className="max-w-110">
      <Story />
    </div>
  ),
];

/** The accessible name has the total; each day is read with its hours. */
export const Default: Story = {
  decorators: narrow,
  play: async ({ canvas }) => {
    const figure = canvas.getByRole("figure", {
      name: "A week of calls by the hour: 56 answered, 34 of them after hours",
    });
    await expect(within(figure).getAllByRole("term")).toHaveLength(7);
    const [after, office] = within(figure).getAllByRole("definition");
    await expect(after).toHaveTextContent("3 answered after hours: 8 PM, 9 PM, 11 PM");
    await expect(office).toHaveTextContent("4 in office hours: 10 AM, 11 AM, Noon, 3 PM");
  },
};

export const Playground: Story = { tags: ["!visual"] };

/** On the dark ground, as a case study shows it. */
export const OnBoard: Story = {
  decorators: narrow,
  render: (args) => (
    <div data-ground="board" className="rounded-stage bg-board-deep p-6 text-ink">
      <WeekOfCalls {...args} />
    </div>
  ),
};

/** As wide as the page: dots and rows grow with the width. */
export const Wide: Story = {};

/** In Arabic the hours are separated by Arabic commas. */
export const Arabic: Story = {
  tags: ["!visual"],
  decorators: [
    (Story) => (
      <LabelsProvider labels={arabicLabels} locale="ar-EG">
        <div dir="rtl" lang="ar">
          <Story />
        </div>
      </LabelsProvider>
    ),
  ],
  play: async ({ canvas }) => {
    for (const hours of canvas.getAllByRole("definition"))
      await expect(hours.textContent).not.toMatch(/[,;]/);
    await expect(canvas.getAllByRole("definition")[0]).toHaveTextContent("،");
  },
};

/** A restaurant: a week that begins on Sunday, other hours, a day without calls. */
export const OtherHours: Story = {
  tags: ["!visual"],
  args: {
    calls: [day(), ...harborCalls.slice(1)],
    labels: { days: ["Sun", "Mon", "Tue", "Wed", "Thu", "Fri", "Sat"] },
    officeHours: { from: 16, to: 23, days: [2, 3, 4, 5, 6] },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole("definition")[0]).toHaveTextContent("no calls");
  },
};

/**
 * In forced colors, all dots have system colors. Those after hours differ from those in office hours, whose sample in the
 * legend is filled as they are.
 */
export const ForcedColors: Story = {
  tags: ["!visual"],
  decorators: narrow,
  play: async ({ canvas, canvasElement }) => {
    const strokeOf = (part: string) => {
      const path = canvasElement.querySelector(`.ll-week-${part}`);
      return path && getComputedStyle(path).stroke;
    };
    await withForcedColors(async () => {
      await expect(strokeOf("office")).toBe(systemColor("CanvasText"));
      await expect(strokeOf("ring")).toBe(systemColor("CanvasText"));
      await expect(strokeOf("after")).toBe(systemColor("Highlight"));
      const sample = canvas.getByText("in office hours", { selector: "figcaption *" });
      await expect(sample.firstElementChild).toHaveStyle({
        backgroundColor: systemColor("CanvasText"),
        borderWidth: "0px",
      });
    });
  },
};

/** Long names of days, and of calls in and after office hours, in a narrow box. Every hour has calls. */
export const Stress: Story = {
  decorators: [
    ...narrow,
    (Story) => (
      <LabelsProvider labels={{}} locale="de-DE">
        <Story />
      </LabelsProvider>
    ),
  ],
  args: {
    calls: Array.from({ length: 7 }, () => Array.from({ length: 24 }, () => 3)),
    labels: {
      days: [
        "Montag",
        "Dienstag",
        "Mittwoch",
        "Donnerstag",
        "Freitag",
        "Samstag",
        "Sonntag und Feiertage",
      ],
      noon: "12 Uhr",
      after: "außerhalb der Geschäftszeiten angenommen",
      office: "während der Geschäftszeiten",
    },
  },
};
