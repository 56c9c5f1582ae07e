import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, within } from "storybook/test";

import { speechPeaks } from "../waveform/waveform.tsx";
import { Switchboard } from "./switchboard.tsx";
import type { SwitchboardProps } from "./switchboard.tsx";

const board = {
  callers: [
    { name: "Amir Patel", detail: "New boiler", state: "rest", from: "tablet" },
    { name: "Dana Ruiz", detail: "Burst pipe", state: "live" },
    { name: "Unknown", detail: "Spam, screened", state: "free" },
    { name: "Line 4", detail: "Free", state: "free", from: "desktop" },
    { name: "June Ito", detail: "Quote call-back", state: "rest", from: "desktop" },
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
