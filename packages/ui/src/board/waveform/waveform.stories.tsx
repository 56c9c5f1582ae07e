import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";

import { systemColor, withForcedColors } from "../../../testing/with-forced-colors.ts";
import { speechPeaks, Waveform } from "./waveform.tsx";

const peaks = speechPeaks({ seed: 14, pattern: [11, 3, 17, 2, 8, 4, 6] });

const meta = {
  title: "Board/Waveform",
  component: Waveform,
  argTypes: { peaks: { control: false } },
  args: { peaks, className: "h-12 max-w-100" },
} satisfies Meta<typeof Waveform>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvasElement }) => {
    const wave = canvasElement.querySelector("[data-slot=waveform]");
    await expect(wave).toHaveAttribute("aria-hidden", "true");
    await expect(wave?.querySelector("[data-part=rest]")).toBeNull();
  },
};

export const Playground: Story = {
  tags: ["!visual"],
  args: { progress: 0.6, tone: "signal", label: "The call, 60 % heard" },
};

/** With the tone `cord`, the played part has the color of cords. The rest has the color of borders. */
export const Progress: Story = {
  args: { progress: 0.4, tone: "cord", label: "The call, 40 % heard" },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByRole("img", { name: "The call, 40 % heard" })).toBeVisible();
    const box = (part: string) =>
      canvasElement.querySelector(`[data-part=${part}]`)?.getBoundingClientRect();
    const whole = canvasElement.querySelector("[data-slot=waveform]")?.getBoundingClientRect();
    const heard = box("heard")?.width ?? 0;
    await expect(heard / (whole?.width ?? 1)).toBeCloseTo(0.4, 1);
  },
};

/** In forced colors, the played part and the rest have different system colors. */
export const ForcedColors: Story = {
  tags: ["!visual"],
  args: { progress: 0.4 },
  play: async ({ canvasElement }) => {
    const strokeOf = (part: string) => {
      const path = canvasElement.querySelector(`[data-part=${part}]`);
      return path && getComputedStyle(path).stroke;
    };
    await withForcedColors(async () => {
      await expect(strokeOf("heard")).toBe(systemColor("CanvasText"));
      await expect(strokeOf("rest")).toBe(systemColor("GrayText"));
    });
  },
};

/** Silence: a hairline. */
export const Silence: Story = { args: { peaks: Array.from({ length: 40 }, () => 0) } };

/** Streaming: the small moving wave of the chat. */
export const Streaming: Story = {
  args: { peaks: undefined, className: undefined, streaming: true, label: "Larkline is answering" },
};

/** In right-to-left text both waves run from right to left. */
export const RightToLeft: Story = {
  tags: ["!visual"],
  render: () => (
    <div dir="rtl" className="grid gap-4">
      <Waveform className="h-12" peaks={peaks} progress={0.4} />
      <Waveform streaming />
    </div>
  ),
  play: async ({ canvasElement }) => {
    for (const wave of canvasElement.querySelectorAll("[data-slot=waveform]"))
      await expect(wave).toHaveStyle({ scale: "-1 1" });
  },
};

/** Each tone, on the page and on the board. */
export const Matrix: Story = {
  render: () => (
    <div className="grid gap-4">
      {(["page", "board"] as const).map((ground) => (
        <div
          key={ground}
          data-ground={ground}
          className="grid gap-4 rounded-panel bg-page p-4 sm:grid-cols-3"
        >
          {(["cord", "ink", "signal"] as const).map((tone) => (
            <Waveform key={tone} className="h-12" tone={tone} peaks={peaks} progress={0.7} />
          ))}
          {(["cord", "ink", "signal"] as const).map((tone) => (
            <Waveform key={tone} tone={tone} streaming />
          ))}
        </div>
      ))}
    </div>
  ),
};
