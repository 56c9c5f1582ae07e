import type { Meta, StoryObj } from "@storybook/react-vite";

import { Switchboard } from "../../board/switchboard/switchboard.tsx";
import { speechPeaks } from "../../board/waveform/waveform.tsx";
import { Button } from "../../components/button/button.tsx";
import { StatGroup } from "../stat-group/stat-group.tsx";
import { Hero } from "./hero.tsx";

const board = (
  <Switchboard
    callers={[
      { name: "Amir Patel", detail: "New boiler", state: "rest", from: "tablet" },
      { name: "Dana Ruiz", detail: "Burst pipe", state: "live" },
      { name: "Unknown", detail: "Spam, screened", state: "free" },
      { name: "Line 4", detail: "Free", state: "free", from: "desktop" },
      { name: "June Ito", detail: "Quote call-back", state: "rest", from: "desktop" },
    ]}
    destinations={[
      { name: "CRM", detail: "Lead updated", state: "rest" },
      { name: "Calendar", detail: "Thu, 7:30 AM", state: "live" },
      { name: "On-call phone", detail: "Free", state: "free", from: "tablet" },
      { name: "Team chat", detail: "Free", state: "free", from: "desktop" },
      { name: "Text message", detail: "Quote sent", state: "rest", from: "desktop" },
    ]}
    call={{
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
    }}
  />
);

const stats = (
  <StatGroup
    stats={[
      { value: "500K+", label: "calls handled" },
      { value: "50+", label: "languages spoken" },
      { value: "99.9%", label: "uptime" },
      { value: "24/7", label: "availability" },
    ]}
  />
);

const actions = (
  <>
    <Button lamp size="lg">
      Talk to Sales
    </Button>
    <Button variant="outline" size="lg">
      See How It Works
    </Button>
  </>
);

const meta = {
  title: "Marketing/Hero",
  component: Hero,
  parameters: { layout: "fullscreen" },
  args: {
    headline: "Every call answered. Every lead put through.",
    lede: "Larkline’s voice agents pick up your phone, call your leads back, and write the outcome to your calendar and CRM.",
    actions,
    board,
    stats,
  },
} satisfies Meta<typeof Hero>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};
