import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, within } from "storybook/test";

import { Button } from "../../components/button/button.tsx";
import { PlayIcon } from "../../foundations/icon/icon.tsx";
import { speechPeaks } from "../waveform/waveform.tsx";
import { CallWindow } from "./call-window.tsx";

const meta = {
  title: "Board/Call window",
  component: CallWindow,
  argTypes: { peaks: { control: false }, action: { control: false } },
  args: {
    label: "A call in progress: Dana Ruiz, 47 seconds",
    caller: "Dana Ruiz",
    time: "2:14 AM",
    elapsed: "00:47",
    elapsedLabel: "47 seconds",
    peaks: speechPeaks({ seed: 14, pattern: [11, 3, 17, 2, 8, 9] }),
    progress: 0.82,
    transcript: [
      { speaker: "Dana", text: "Water is coming through the kitchen ceiling." },
      {
        speaker: "Larkline",
        text: "I can have a plumber with you by 7:30. Are you at 418 Alder Street?",
        done: "holds Thu, 7:30 AM",
      },
    ],
  },
  decorators: [
    (Story, { parameters }) => (
      <div className={parameters["wide"] ? "max-w-182" : "max-w-96"}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof CallWindow>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    const figure = canvas.getByRole("figure", {
      name: "A call in progress: Dana Ruiz, 47 seconds",
    });
    const call = within(figure);
    await expect(call.getByRole("img", { name: "On the line" })).toBeVisible();
    await expect(call.getByRole("img", { name: "47 seconds" })).toBeVisible();
    const [question, answer] = call.getAllByRole("listitem");
    await expect(question).toHaveTextContent("Dana: Water is coming through the kitchen ceiling.");
    await expect(answer).toHaveTextContent("Done: holds Thu, 7:30 AM");
  },
};

/** With a button that plays the recording of the call. */
export const WithAction: Story = {
  args: {
    state: "ended",
    action: (
      <Button variant="outline" href="#recording" leadingIcon={<PlayIcon />}>
        Hear the call, 0:47
      </Button>
    ),
  },
  play: async ({ canvas }) => {
    const call = within(canvas.getByRole("figure"));
    await expect(call.getByRole("link", { name: "Hear the call, 0:47" })).toBeVisible();
  },
};

export const Playground: Story = {
  tags: ["!visual"],
  args: {
    state: "live",
    ports: ["empty", "plugged", "live", "empty", "live", "empty", "plugged", "empty"],
    portsAbove: undefined,
  },
};

/** An ended call: the lamp is off, and the timer and the waveform do not have the accent color. */
export const Ended: Story = {
  args: {
    label: "A call that ended: Dana Ruiz, 1 minute 51 seconds",
    state: "ended",
    elapsed: "01:51",
    elapsedLabel: "1 minute 51 seconds",
    progress: 1,
  },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole("img", { name: "On the line" })).toBeNull();
  },
};

/** With ports at the upper and lower edge. */
export const Ports: Story = {
  args: {
    portsAbove: ["empty", "empty", "empty", "empty", "live", "empty", "empty"],
    ports: ["empty", "plugged", "empty", "empty", "live", "empty", "empty"],
  },
};

/** With enough space the actions have their own column. */
export const SaidAndDone: Story = {
  parameters: { wide: true },
  args: {
    peaks: speechPeaks({ seed: 14, pattern: [11, 3, 17, 2, 8, 3, 14, 4, 9, 12] }),
    transcript: [
      {
        speaker: "Dana",
        text: "Hi. Sorry, I know it’s two in the morning. Water is coming through the kitchen ceiling.",
        done: "finds the caller: 418 Alder Street",
      },
      {
        speaker: "Larkline",
        text: "Let’s stop the water first. Is the main valve under the sink?",
        done: "marks the call urgent",
      },
      { speaker: "Dana", text: "Under the sink. Okay, it’s off." },
      {
        speaker: "Larkline",
        text: "Good. A plumber can be with you at 7:30.",
        done: "books Thu, 7:30 AM",
      },
    ],
  },
};

/** Right to left: the timer is at the line's end, which is on the left. */
export const RightToLeft: Story = {
  tags: ["!visual"],
  decorators: [
    (Story) => (
      <div dir="rtl">
        <Story />
      </div>
    ),
  ],
  play: async ({ canvas }) => {
    const timer = canvas.getByRole("img", { name: "47 seconds" });
    const [list] = canvas.getAllByRole("list");
    await expect(timer.getBoundingClientRect().left).toBeCloseTo(
      list?.getBoundingClientRect().left ?? 0,
      0,
    );
  },
};

/** Long names and words wrap; the window grows. */
export const Stress: Story = {
  args: {
    caller: "Maximiliana Featherstonehaugh-Cholmondeley",
    transcript: [
      {
        speaker: "Maximiliana",
        text: "The Donaudampfschifffahrtsgesellschaft asked me to call about the pressure in the boiler room, and nobody has been there since Tuesday.",
        done: "writes to the CRM and tells the technician on call",
      },
    ],
  },
};
