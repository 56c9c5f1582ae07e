import type { Meta, StoryObj } from "@storybook/react-vite";
import { StrictMode, useState } from "react";
import { expect, fireEvent, fn, userEvent, waitFor } from "storybook/test";

import { FilledBeforeHydration } from "../../../testing/filled-before-hydration.tsx";
import { press } from "../../../testing/press.ts";
import { SampleForm, sent } from "../../../testing/sample-form.tsx";
import { systemColor, withForcedColors } from "../../../testing/with-forced-colors.ts";
import { LabelsProvider } from "../../foundations/labels/labels.tsx";
import { Slider } from "./slider.tsx";

const meta = {
  title: "Components/Slider",
  component: Slider,
  args: {
    label: "Speed of the voice",
    name: "speed",
    defaultValue: 40,
    onValueChange: fn(),
    onValueCommit: fn(),
  },
  parameters: { layout: "padded" },
} satisfies Meta<typeof Slider>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, args, step }) => {
    const slider = canvas.getByRole("slider", { name: "Speed of the voice" });
    await expect(slider).toHaveValue("40");
    await step(
      "each value is reported while the thumb is dragged, and the final value on release",
      async () => {
        await fireEvent.input(slider, { target: { value: "60" } });
        await expect(args.onValueChange).toHaveBeenLastCalledWith(60);
        await expect(args.onValueCommit).not.toHaveBeenCalled();
        await fireEvent.change(slider);
        await expect(args.onValueCommit).toHaveBeenLastCalledWith(60);
        await expect(slider).toHaveAttribute("aria-valuetext", "60");
      },
    );
    await step("a click on the label focuses the slider", async () => {
      await userEvent.click(canvas.getByText("Speed of the voice"));
      await expect(slider).toHaveFocus();
      slider.blur();
    });
  },
};

export const Playground: Story = {
  tags: ["!visual"],
  args: {
    min: 0,
    max: 100,
    step: 1,
    size: "md",
    valueText: "{value} %",
    ticks: false,
    hideValue: false,
    hint: "As your callers hear it.",
    error: "",
    hideLabel: false,
    disabled: false,
  },
};

/** The value in words is shown beside the slider and read by screen readers. There is a mark for each value. */
export const WithTicks: Story = {
  args: {
    label: "Patience",
    hint: "How long Larkline lets the phone ring.",
    min: 1,
    max: 8,
    defaultValue: 3,
    valueText: "{value} rings",
    ticks: true,
  },
  play: async ({ canvas }) => {
    const slider = canvas.getByRole("slider", { name: "Patience" });
    await expect(slider).toHaveAttribute("aria-valuetext", "3 rings");
    await expect(slider).toHaveAccessibleDescription("How long Larkline lets the phone ring.");
  },
};

/**
 * Marks of a range that is no whole number of steps, and of a range of seven steps in which a binary rounding
 * error could lose one: in JavaScript `0.7 / 0.1` is less than 7.
 */
export const TicksOfUnevenRanges: Story = {
  tags: ["!visual"],
  render: () => (
    <div className="grid gap-5">
      <Slider label="Patience" min={1} max={8} step={2} ticks />
      <Slider label="Share" max={0.7} step={0.1} ticks />
    </div>
  ),
  play: async ({ canvas, step }) => {
    const positions = (name: string) =>
      [...(canvas.getByRole("slider", { name }).parentElement?.querySelectorAll("line") ?? [])].map(
        (line) => Math.round(Number.parseFloat(line.getAttribute("x1") ?? "")),
      );
    await step("the marks are at the values 1, 3, 5 and 7, so the end has none", async () => {
      await expect(positions("Patience")).toEqual([0, 29, 57, 86]);
    });
    await step("the marks are at 0, 0.1 and so on to 0.7", async () => {
      await expect(positions("Share")).toEqual([0, 14, 29, 43, 57, 71, 86, 100]);
    });
  },
};

/** Each row of the W3C pattern's keyboard table. */
export const Keyboard: Story = {
  tags: ["!visual"],
  play: async ({ canvas, step }) => {
    const slider = canvas.getByRole<HTMLInputElement>("slider", { name: "Speed of the voice" });
    slider.focus();
    await step("Right Arrow: one step up", async () => {
      await press("{ArrowRight}");
      await expect(slider).toHaveValue("41");
    });
    await step("Up Arrow: one step up", async () => {
      await press("{ArrowUp}");
      await expect(slider).toHaveValue("42");
    });
    await step("Left Arrow: one step down", async () => {
      await press("{ArrowLeft}");
      await expect(slider).toHaveValue("41");
    });
    await step("Down Arrow: one step down", async () => {
      await press("{ArrowDown}");
      await expect(slider).toHaveValue("40");
    });
    await step("Home: the minimum", async () => {
      await press("{Home}");
      await expect(slider).toHaveValue("0");
    });
    await step("End: the maximum", async () => {
      await press("{End}");
      await expect(slider).toHaveValue("100");
    });
    await step("Page Down: a larger step down", async () => {
      await press("{PageDown}");
      await expect(slider.valueAsNumber).toBeLessThan(99);
    });
    await step("Page Up: a larger step up", async () => {
      await press("{PageUp}");
      await expect(slider).toHaveValue("100");
    });
    slider.blur();
  },
};

/** Submitted under its name; a reset restores the initial value. */
export const InForm: Story = {
  render: () => (
    <SampleForm label="Voice" submit="Save Voice">
      <Slider label="Speed of the voice" name="speed" min={50} max={150} defaultValue={100} />
    </SampleForm>
  ),
  beforeEach: () => {
    sent.mockClear();
  },
  play: async ({ canvas, step }) => {
    const slider = canvas.getByRole("slider", { name: "Speed of the voice" });
    await step("the value is submitted", async () => {
      await fireEvent.input(slider, { target: { value: "120" } });
      await userEvent.click(canvas.getByRole("button", { name: "Save Voice" }));
      await waitFor(() => expect(sent).toHaveBeenCalledWith({ speed: "120" }));
    });
    await step("a reset restores the initial value", async () => {
      await userEvent.click(canvas.getByRole("button", { name: "Reset" }));
      await waitFor(() => expect(slider).toHaveValue("100"));
      await expect(slider).toHaveAttribute("aria-valuetext", "100");
      await expect(canvas.getByText("100")).toBeVisible();
    });
  },
};

const roundedHandler = fn();

/** A value that the visitor chose, or the browser restored, before hydration is kept and reported. */
export const MovedBeforeHydration: Story = {
  tags: ["!visual"],
  render: (args) => (
    <div className="grid gap-5">
      <FilledBeforeHydration fill={(input) => (input.value = "60")}>
        <Slider {...args} />
      </FilledBeforeHydration>
      <FilledBeforeHydration fill={() => {}}>
        <Slider label="Volume" defaultValue={40.4} onValueChange={roundedHandler} />
      </FilledBeforeHydration>
      <FilledBeforeHydration fill={() => {}}>
        <Slider
          label="Patience"
          min={1}
          max={9}
          step={3}
          defaultValue={9}
          onValueChange={roundedHandler}
        />
      </FilledBeforeHydration>
    </div>
  ),
  beforeEach: () => {
    roundedHandler.mockClear();
  },
  play: async ({ canvas, args, step }) => {
    await step(
      "a moved thumb stays where it is, and its value is reported once, as final",
      async () => {
        await waitFor(() => expect(args.onValueChange).toHaveBeenCalledOnce());
        await expect(args.onValueChange).toHaveBeenLastCalledWith(60);
        await expect(args.onValueCommit).toHaveBeenCalledOnce();
        await expect(args.onValueCommit).toHaveBeenLastCalledWith(60);
        const slider = canvas.getByRole("slider", { name: "Speed of the voice" });
        await waitFor(() => expect(slider).toHaveAttribute("aria-valuetext", "60"));
        await expect(slider).toHaveValue("60");
      },
    );
    await step("a value that only the browser rounded to a step is not reported", async () => {
      await expect(canvas.getByRole("slider", { name: "Volume" })).toHaveValue("40");
      await expect(canvas.getByRole("slider", { name: "Patience" })).toHaveValue("7");
      await expect(roundedHandler).not.toHaveBeenCalled();
    });
  },
};

/** Text, cord and thumb show the same value, limited and rounded as the browser does it. */
export const Rounded: Story = {
  tags: ["!visual"],
  render: () => (
    <div className="grid gap-5">
      <Slider label="Beyond the last step" min={1} max={9} step={3} defaultValue={9} />
      <Slider label="Beyond the maximum" min={1} max={9} step={3} value={40} />
      <Slider label="Below the minimum" min={1} max={9} step={3} value={-2} />
      <Slider label="Between two steps" defaultValue={40.4} />
      <Slider label="Halfway between two steps" step={5} value={42.5} />
      <Slider label="Decimals" max={1} step={0.01} value={0.57} />
      <Slider label="A negative minimum" min={-0.3} max={0.3} step={0.1} value={0} />
      <Slider label="Less than one step" min={2} max={4} step={5} value={4} />
    </div>
  ),
  play: async ({ canvas, step }) => {
    for (const [name, value, fill] of [
      ["Beyond the last step", "7", 75],
      ["Beyond the maximum", "7", 75],
      ["Below the minimum", "1", 0],
      ["Between two steps", "40", 40],
      ["Halfway between two steps", "45", 45],
      ["Decimals", "0.57", 57],
      ["A negative minimum", "0", 50],
      ["Less than one step", "2", 0],
    ] as const)
      await step(name, async () => {
        const slider = canvas.getByRole<HTMLInputElement>("slider", { name });
        await expect(slider).toHaveValue(value);
        await expect(slider).toHaveAttribute("value", value);
        await expect(slider).toHaveAttribute("aria-valuetext", value);
        const field = slider.closest("[data-slot=slider]");
        const text = field?.querySelector("[data-slot=slider-value]")?.firstChild;
        await expect(text?.textContent).toBe(value);
        const width = field?.querySelector("[data-slot=slider-fill]")?.getAttribute("width");
        await expect(Number.parseFloat(width ?? "")).toBeCloseTo(fill, 6);
      });
  },
};

function ControlledShare() {
  const [share, setShare] = useState(0.25);
  return (
    <Slider
      label="Calls to a person"
      value={share}
      onValueChange={setShare}
      max={1}
      step={0.01}
      format={{ style: "percent" }}
    />
  );
}

/** Controlled by the application, in React's strict mode. */
export const Controlled: Story = {
  render: () => (
    <StrictMode>
      <ControlledShare />
    </StrictMode>
  ),
  play: async ({ canvas }) => {
    const slider = canvas.getByRole("slider", { name: "Calls to a person" });
    await expect(slider).toHaveAttribute("aria-valuetext", "25%");
    slider.focus();
    await press("{ArrowRight}");
    await expect(slider).toHaveAttribute("aria-valuetext", "26%");
    slider.blur();
  },
};

/** In right-to-left text the cord begins on the right, and Left Arrow increases the value. */
export const RightToLeft: Story = {
  render: ({ onValueCommit }) => (
    <LabelsProvider locale="ar-EG" labels={{}}>
      <div dir="rtl" lang="ar" className="max-w-80">
        <Slider
          label="سرعة الصوت"
          defaultValue={3}
          min={1}
          max={8}
          ticks
          onValueCommit={onValueCommit}
        />
      </div>
    </LabelsProvider>
  ),
  play: async ({ canvas, args }) => {
    const slider = canvas.getByRole("slider", { name: "سرعة الصوت" });
    slider.focus();
    await press("{ArrowLeft}");
    await expect(slider).toHaveValue("4");
    await expect(args.onValueCommit).toHaveBeenLastCalledWith(4);
    // The browser's shortcut for the page before; not pressed, because the browser would leave the story.
    await expect(await fireEvent.keyDown(slider, { key: "ArrowLeft", altKey: true })).toBe(true);
    await expect(slider).toHaveValue("4");
    await press("{ArrowRight}{ArrowRight}");
    await expect(slider).toHaveValue("2");
    await press("{ArrowLeft}{ArrowLeft}");
    await expect(slider).toHaveValue("4");
    slider.blur();
  },
};

/** Every size in every state. */
export const Matrix: Story = {
  render: () => (
    <div className="grid gap-6 sm:grid-cols-3">
      {(["sm", "md", "lg"] as const).map((size) => (
        <div key={size} className="grid min-w-0 content-start gap-5">
          <Slider size={size} label="Volume" defaultValue={60} />
          <Slider size={size} label="Quiet" defaultValue={0} hideValue />
          <Slider size={size} label="Loud" hint="As loud as it gets." defaultValue={100} />
          <Slider
            size={size}
            label="Patience"
            min={1}
            max={8}
            defaultValue={6}
            valueText="{value} rings"
            ticks
            error="Your phone company allows four"
          />
          <Slider size={size} label="Set by your plan" disabled defaultValue={40} />
        </div>
      ))}
    </div>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole("slider", { name: "Patience" })[0]).toBeInvalid();
  },
};

/** In forced colors an invalid slider and its focus ring have system colors, too. */
export const ForcedColors: Story = {
  tags: ["!visual"],
  args: { error: "Your phone company allows four" },
  play: async ({ canvas, canvasElement }) => {
    await userEvent.tab();
    const style = (part: string) => {
      const element = canvasElement.querySelector(`[data-slot=${part}]`);
      return element ? getComputedStyle(element) : undefined;
    };
    await withForcedColors(async () => {
      await expect(style("slider-cord")?.borderTopColor).toBe(systemColor("CanvasText"));
      await expect(style("slider-fill")?.fill).toBe(systemColor("Highlight"));
      const slider = canvas.getByRole("slider", { name: "Speed of the voice" });
      await expect(getComputedStyle(slider).outlineColor).toBe(systemColor("Highlight"));
    });
  },
};

/** A long label, hint, error and value, on the page and on the board. */
export const Stress: Story = {
  render: () => {
    const field = (
      <Slider
        label="How long may the Bereitschaftsdiensttelefonzentrale ring before Larkline answers instead?"
        hint="A ring is about six seconds. Your phone company may send calls to a mailbox earlier."
        error="Your phone company takes calls after four rings. Choose fewer, or ask them for more."
        min={1}
        max={8}
        defaultValue={6}
        valueText="{value} rings, about half a minute"
        ticks
      />
    );
    return (
      <div className="grid max-w-80 grid-cols-1 gap-6">
        {field}
        <div data-ground="board" className="min-w-0 rounded-panel bg-page p-4 text-ink">
          {field}
        </div>
      </div>
    );
  },
};
