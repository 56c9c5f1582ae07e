import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect, fn, userEvent, waitFor } from "storybook/test";

import { withoutAnchors } from "../../../testing/without-anchors.ts";
import { ThemeSwitch } from "./theme-switch.tsx";
import type { ThemeChoice, ThemeSwitchProps } from "./theme-switch.tsx";

function Stateful({ value: initialValue, onValueChange, ...props }: ThemeSwitchProps) {
  const [value, setValue] = useState<ThemeChoice>(initialValue);
  return (
    <ThemeSwitch
      {...props}
      value={value}
      onValueChange={(next) => {
        onValueChange(next);
        setValue(next);
      }}
    />
  );
}

const meta = {
  title: "Components/Theme switch",
  component: ThemeSwitch,
  args: { value: "system", onValueChange: fn() },
  // Reserves space for the popover, which is in the top layer and takes none in the story.
  decorators: [
    (Story) => (
      <div className="flex min-h-96 items-start justify-end">
        <Story />
      </div>
    ),
  ],
  parameters: { layout: "padded" },
} satisfies Meta<typeof ThemeSwitch>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  render: (args) => <Stateful {...args} />,
  play: async ({ canvas, args, step }) => {
    const button = canvas.getByRole("button", { name: "Theme: System" });

    await step("the button opens the choices, with the current one checked", async () => {
      await userEvent.tab();
      await expect(button).toHaveFocus();
      await expect(button).toHaveAttribute("aria-expanded", "false");
      await userEvent.click(button);
      await expect(button).toHaveAttribute("aria-expanded", "true");
      await expect(canvas.getByRole("group", { name: "Theme" })).toBeVisible();
      await expect(canvas.getByRole("radio", { name: "System" })).toBeChecked();
    });
    await step("a choice is reported at once, and shown by the button", async () => {
      await userEvent.click(canvas.getByRole("radio", { name: "Dark" }));
      await expect(args.onValueChange).toHaveBeenLastCalledWith("dark");
      await expect(button).toHaveAccessibleName("Theme: Dark");
    });
    await step("more contrast is added to a theme, and kept when the theme changes", async () => {
      const contrast = canvas.getByRole("checkbox", { name: "More contrast" });
      contrast.focus();
      await userEvent.keyboard(" ");
      await expect(args.onValueChange).toHaveBeenLastCalledWith("dark-contrast");
      await userEvent.click(canvas.getByRole("radio", { name: "System" }));
      await expect(args.onValueChange).toHaveBeenLastCalledWith("system-contrast");
      await expect(button).toHaveAccessibleName("Theme: System, More contrast");
    });
    await step("the button closes the choices again", async () => {
      await userEvent.click(canvas.getByRole("checkbox", { name: "More contrast" }));
      await userEvent.click(button);
      await waitFor(() => expect(canvas.queryByRole("group", { name: "Theme" })).toBeNull());
      button.blur();
    });
  },
};

export const Playground: Story = { tags: ["!visual"], args: { size: "md" } };

/** Open, below its button. */
export const Open: Story = {
  args: { value: "light-contrast" },
  render: (args) => <Stateful {...args} />,
  play: async ({ canvas }) => {
    const button = canvas.getByRole("button", { name: "Theme: Light, More contrast" });
    await userEvent.click(button);
    await expect(canvas.getByRole("radio", { name: "Light" })).toBeChecked();
    await expect(canvas.getByRole("checkbox", { name: "More contrast" })).toBeChecked();
    button.blur();
  },
};

/**
 * In browsers without anchor positioning the popover is below its button, or above a button near the bottom
 * of the window. The end of the popover is aligned with the end of the button, in both text directions.
 */
export const WithoutAnchors: Story = {
  tags: ["!visual"],
  beforeEach: withoutAnchors,
  render: (args) => (
    <>
      {(["ltr", "rtl"] as const).map((dir) => (
        <div
          key={dir}
          dir={dir}
          className="fixed inset-x-3 bottom-3 flex justify-end odd:top-3 odd:bottom-auto"
        >
          <ThemeSwitch {...args} labels={{ button: dir }} />
        </div>
      ))}
    </>
  ),
  play: async ({ canvas }) => {
    for (const dir of ["ltr", "rtl"]) {
      const button = canvas.getByRole("button", { name: `${dir}: System` });
      await userEvent.click(button);
      const panel = canvas.getByRole("group", { name: "Theme" }).closest("[popover]");
      if (!panel) throw new Error("The button has no popover.");
      const panelBox = panel.getBoundingClientRect();
      const buttonBox = button.getBoundingClientRect();
      // In `ltr` the button is at the top of the window and the panel below it, in `rtl` the reverse. The gap
      // is 8 px.
      const [panelEnd, panelEdge, buttonEnd, expectedEdge] =
        dir === "ltr"
          ? [panelBox.right, panelBox.top, buttonBox.right, buttonBox.bottom + 8]
          : [panelBox.left, panelBox.bottom, buttonBox.left, buttonBox.top - 8];
      // Not exact, because engines round fractions of a pixel differently.
      await expect(panelEnd).toBeCloseTo(buttonEnd, 1);
      await expect(panelEdge).toBeCloseTo(expectedEdge, 1);
      await userEvent.click(button);
      button.blur();
    }
  },
};

/** The button for each color scheme and size, on the page and on the board. */
export const Matrix: Story = {
  render: () => {
    const row = (["system", "light", "dark"] as const).map((value) =>
      (["sm", "md", "lg"] as const).map((size) => (
        <ThemeSwitch key={`${value}-${size}`} value={value} size={size} onValueChange={() => {}} />
      )),
    );
    return (
      <div className="grid gap-4">
        <div className="flex flex-wrap gap-2">{row}</div>
        <div
          data-ground="board"
          className="flex flex-wrap gap-2 rounded-panel bg-page p-4 text-ink"
        >
          {row}
        </div>
      </div>
    );
  },
};

/** Words of another language, longer than the English ones. */
export const Stress: Story = {
  args: {
    labels: {
      legend: "Erscheinungsbild der Anwendung",
      button: "Erscheinungsbild",
      system: "Wie vom Betriebssystem vorgegeben",
      light: "Helles Erscheinungsbild",
      dark: "Dunkles Erscheinungsbild",
      contrast: "Höherer Kontrast",
    },
  },
  render: (args) => <Stateful {...args} />,
  play: async ({ canvas }) => {
    const button = canvas.getByRole("button", { name: /^Erscheinungsbild: Wie/ });
    await userEvent.click(button);
    await expect(canvas.getByRole("radio", { name: "Helles Erscheinungsbild" })).toBeVisible();
    button.blur();
  },
};

/** A form around the switch neither submits nor resets the choice. */
export const InForm: Story = {
  tags: ["!visual"],
  render: (args) => (
    <form aria-label="Settings">
      <Stateful {...args} />
    </form>
  ),
  play: async ({ canvas }) => {
    const form = canvas.getByRole<HTMLFormElement>("form");
    const data = new FormData(form);
    await expect([...data.entries()]).toEqual([]);
    const button = canvas.getByRole("button");
    await userEvent.click(button);
    const contrast = canvas.getByRole("checkbox", { name: "More contrast" });
    await userEvent.click(contrast);
    form.reset();
    await expect(contrast).toBeChecked();
    await userEvent.click(button);
    button.blur();
  },
};
