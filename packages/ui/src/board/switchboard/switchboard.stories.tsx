import type { Decorator, Meta, StoryObj } from "@storybook/react-vite";
import { expect, within } from "storybook/test";

import { speechPeaks } from "../waveform/waveform.tsx";
import { Switchboard } from "./switchboard.tsx";
import type { SwitchboardProps } from "./switchboard.tsx";

/** As on the home page: one live call, two ended ones. */
const board = {
  callers: [
    { name: "Amir Patel", detail: "New boiler", state: "rest", from: "tablet" },
    { name: "Dana Ruiz", detail: "Burst pipe", state: "live" },
    { name: "Unknown", detail: "Spam, screened", state: "free" },
    { name: "Line 4", detail: "Free", state: "free", from: "desktop" },
    { name: "June Ito", detail: "Quote callback", state: "rest", from: "desktop" },
  ],
  destinations: [
    { name: "CRM", detail: "Lead updated", state: "rest" },
    { name: "Calendar", detail: "Thu, 7:30 AM", state: "live" },
    { name: "On-call phone", detail: "Free", state: "free", from: "tablet" },
    { name: "Team chat", detail: "Free", state: "free", from: "desktop" },
    { name: "Text message", detail: "Quote sent", state: "rest", from: "desktop" },
  ],
  call: {
    label: "A call in progress: Dana Ruiz, 47 seconds",
    caller: "Dana Ruiz",
    time: "2:14 AM",
    elapsed: "00:47",
    elapsedLabel: "47 seconds",
    progress: 0.82,
    peaks: speechPeaks({ seed: 14, pattern: [11, 3, 17, 2, 8, 9] }),
    transcript: [
      { speaker: "Dana", text: "Water is coming through the kitchen ceiling." },
      {
        speaker: "Larkline",
        text: "I can have a plumber with you by 7:30. Are you at 418 Alder Street?",
        done: "holds Thu, 7:30 AM",
      },
    ],
  },
} satisfies SwitchboardProps;

const meta = {
  title: "Board/Switchboard",
  component: Switchboard,
  parameters: { layout: "fullscreen" },
  args: board,
  decorators: [
    (Story) => (
      <div data-ground="board" className="bg-page pt-6">
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof Switchboard>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const callers = canvas.getByRole("list", { name: "Calls on the lines" });
    const live = within(callers).getByText("Dana Ruiz").closest("li");
    await expect(live).toHaveTextContent("Dana Ruiz Burst pipe, on the line");
    await expect(
      canvas.getByRole("figure", { name: "A call in progress: Dana Ruiz, 47 seconds" }),
    ).toHaveTextContent("Dana: Water is coming through the kitchen ceiling.");
  },
};

export const Playground: Story = {
  tags: ["!visual"],
  args: {},
};

/** Without calls: every jack is empty, and the call window shows the last call. */
export const Quiet: Story = {
  args: {
    callers: [
      { name: "Line 1", detail: "Free", state: "free" },
      { name: "Line 2", detail: "Free", state: "free" },
      { name: "Line 3", detail: "Free", state: "free", from: "tablet" },
    ],
    destinations: [
      { name: "CRM", detail: "Up to date", state: "free" },
      { name: "Calendar", detail: "Next: Thu, 7:30 AM", state: "free" },
      { name: "On-call phone", detail: "Free", state: "free", from: "tablet" },
    ],
    call: {
      ...board.call,
      label: "The last call: Dana Ruiz, 1 minute 51 seconds",
      state: "ended",
      elapsed: "01:51",
      elapsedLabel: "1 minute 51 seconds",
      progress: 1,
    },
  },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelectorAll("[data-slot=cord]")).toHaveLength(0);
    await expect(within(canvasElement).queryByText(/on the line/)).toBeNull();
  },
};

/** One line per side. */
export const FewLines: Story = {
  args: {
    callers: [{ name: "Dana Ruiz", detail: "Burst pipe", state: "live" }],
    destinations: [{ name: "Calendar", detail: "Thu, 7:30 AM", state: "live" }],
  },
};

/** As wide as a phone. */
const narrow: Decorator = (Story) => (
  <div className="max-w-90">
    <Story />
  </div>
);

/** Vertical position of an element's middle. */
const middleOf = (element: Element | null | undefined) => {
  const box = element?.getBoundingClientRect();
  return box ? box.top + box.height / 2 : Number.NaN;
};

/**
 * Two callers with the same name. On a phone, the free destination is below the live one, although it is given
 * first.
 */
export const FreeBeforeLive: Story = {
  tags: ["!visual"],
  args: {
    callers: [
      { name: "Unknown", detail: "Spam, screened", state: "free" },
      { name: "Unknown", detail: "Burst pipe", state: "live" },
    ],
    destinations: [
      { name: "CRM", detail: "Up to date", state: "free" },
      { name: "Calendar", detail: "Thu, 7:30 AM", state: "live" },
    ],
  },
  decorators: [narrow],
  play: async ({ canvas, canvasElement }) => {
    const callers = within(canvas.getByRole("list", { name: "Calls on the lines" }));
    await expect(callers.getAllByText("Unknown")).toHaveLength(2);
    const strip = canvas.getByText("Calendar").closest("li");
    // The cord of the live destination ends beside its strip.
    const jacks = [
      ...canvasElement.querySelectorAll(".ll-board-7:not(.ll-board-above) .ll-cord .ll-jack"),
    ];
    await expect(jacks).toHaveLength(2);
    await expect(Math.abs(middleOf(jacks[1]) - middleOf(strip))).toBeLessThan(2);
  },
};

/** On a phone, the label of each ended call is next to its jack: the first jack is on the start side. */
export const TwoEnded: Story = {
  tags: ["!visual"],
  args: {
    destinations: [
      { name: "Text message", detail: "Quote sent", state: "rest", from: "tablet" },
      { name: "CRM", detail: "Lead updated", state: "rest" },
      { name: "Calendar", detail: "Thu, 7:30 AM", state: "rest" },
    ],
  },
  decorators: [narrow],
  play: async ({ canvas, canvasElement }) => {
    const cords = canvasElement.querySelectorAll(".ll-board-7:not(.ll-board-above) .ll-cord");
    await expect(cords).toHaveLength(2);
    for (const [index, name] of ["CRM", "Calendar"].entries()) {
      const label = canvas.getByText(name).closest(".ll-board-strip")?.getBoundingClientRect();
      // The second jack of a cord is that of its line.
      const jack = cords[index]?.querySelectorAll(".ll-jack")[1]?.getBoundingClientRect();
      if (!label || !jack) throw new Error(`The board shows no line ${name}.`);
      const distance = index === 0 ? label.left - jack.right : jack.left - label.right;
      await expect(distance).toBeGreaterThan(0);
      // Half the width of a module, less half the width of a jack.
      await expect(distance).toBeLessThan(24);
    }
    const second = canvas.getByText("Calendar").closest("li");
    await expect(getComputedStyle(second ?? canvasElement).paddingInlineStart).toBe("0px");
  },
};

/** Long names wrap inside their labels; the call window grows upwards, and the cords still fit. */
export const Stress: Story = {
  args: {
    callers: board.callers.map((line) => ({
      ...line,
      name: line.state === "live" ? "Featherstonehaugh" : line.name,
      detail: line.state === "live" ? "Burst pipe, water everywhere" : line.detail,
    })),
    call: {
      ...board.call,
      caller: "Featherstonehaugh",
      transcript: [
        {
          speaker: "Caller",
          text: "Water is coming through the kitchen ceiling, down the wall, and into the room where my mother sleeps.",
        },
        ...board.call.transcript.slice(1),
      ],
    },
  },
  play: async ({ canvasElement }) => {
    // Every cord has one end in the row of the window's ports.
    const port = canvasElement.querySelector("[data-slot=call-window-ports]:last-child");
    const row = port?.getBoundingClientRect();
    const drawing = [...canvasElement.querySelectorAll("[data-slot=cord-layer]")].find(
      (layer) => layer.getClientRects().length > 0 && layer.querySelectorAll(".ll-cord").length > 1,
    );
    if (!row || !drawing) throw new Error("The board shows no drawing.");
    for (const cord of drawing.querySelectorAll("[data-slot=cord]")) {
      const ends = [...cord.querySelectorAll("[data-slot=jack]")].map((jack) => {
        const box = jack.getBoundingClientRect();
        return box.top + box.height / 2;
      });
      const nearest = Math.min(...ends.map((y) => Math.abs(y - (row.top + row.height / 2))));
      await expect(nearest).toBeLessThan(2);
    }
  },
};
